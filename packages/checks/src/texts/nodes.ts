import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { LineProblem } from '../../../model/src/problem.ts';

/** The fields that checks read from Markdown nodes of any kind. */
export interface AnyNode extends Node {
  name?: string | null;
  url?: string;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  checked?: boolean | null;
  ordered?: boolean | null;
  start?: number | null;
  identifier?: string;
  attributes?: (Partial<Node> & { name?: string; value?: unknown })[];
  children?: AnyNode[];
}

export const lineOf = ({ position }: Node): number => position?.start.line ?? 1;

/** Returns the value of an element's attribute, which is a text, or an object for code in braces. */
export const attributeOf = ({ attributes = [] }: AnyNode, name: string): unknown =>
  attributes.find((attribute) => attribute.name === name)?.value;

/** Returns the code in a node's braces and in those of its attributes. */
export const codesOf = ({ type, value, attributes = [] }: AnyNode): string[] => [
  ...(type.endsWith('Expression') && value ? [value] : []),
  ...attributes.flatMap(({ value: given }) =>
    typeof given === 'object' && given !== null && 'value' in given ? [String(given.value)] : [],
  ),
];

/** Returns the words of a node and the nodes inside it. */
export const textOf = (node: AnyNode | undefined): string => toString(node as Parameters<typeof toString>[0]);

/** Returns all nodes of a tree, or all inside a node, that pass a test. */
export function nodesIn(tree: Node, test: (node: AnyNode) => boolean): AnyNode[] {
  const nodes: AnyNode[] = [];
  visit(tree as AnyNode, (node) => {
    if (test(node)) nodes.push(node);
  });
  return nodes;
}

/** Visits all nodes of a tree, and returns the messages that are reported, each with the line of its node. */
export function problemsIn(
  tree: Node,
  read: (node: AnyNode, report: (message: string | undefined, line?: number) => void) => void,
): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree as AnyNode, (node) => {
    read(node, (message, line = lineOf(node)) => {
      if (message) problems.push({ line, message });
    });
  });
  return problems;
}
