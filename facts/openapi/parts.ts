import type { Description } from './Description.ts';
import { isObject, type ExampleNode, type Json, type JsonObject, type ParameterNode } from './openapi.ts';
import type { Operation } from './operations.ts';

export interface WithExamples extends JsonObject {
  example?: Json;
  examples?: JsonObject;
}

/** Examples by name; one that stands alone has the name ''. */
export function examplesOf(
  description: Description,
  node: WithExamples,
): [name: string, example: ExampleNode][] {
  const named = Object.entries(isObject(node.examples) ? node.examples : {}).map(
    ([name, example]): [string, ExampleNode] => [name, description.resolve<ExampleNode>(example).value],
  );
  return node.example === undefined ? named : [['', { value: node.example }], ...named];
}

/** Parameters of an operation, with those that its path has for all methods. */
export function parametersOf(description: Description, { node, pathItem }: Operation): ParameterNode[] {
  const byKey = new Map<string, ParameterNode>();
  const shared = Array.isArray(pathItem.parameters) ? pathItem.parameters : [];
  for (const entry of [...shared, ...(node.parameters ?? [])]) {
    const parameter = description.resolve<ParameterNode>(entry).value;
    byKey.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byKey.values()];
}
