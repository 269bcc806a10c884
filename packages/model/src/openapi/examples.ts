import type { Description } from './Description.ts';
import { isObject, type ExampleNode, type Json, type WithExamples } from './document.ts';

export const firstValue = (description: Description, node: WithExamples): Json | undefined =>
  examplesOf(description, node)[0]?.[1].value;

/** Returns the examples by name. The single `example` has the name ''. */
export function examplesOf(
  description: Description,
  node: WithExamples,
): [name: string, example: ExampleNode][] {
  const namedExamples = Object.entries(isObject(node.examples) ? node.examples : {}).map(
    ([name, example]): [string, ExampleNode] => [name, description.part<ExampleNode>(example)],
  );
  return node.example === undefined ? namedExamples : [['', { value: node.example }], ...namedExamples];
}
