import type { Data, Heading, Nodes, Text } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

export const text = (value: string): Text => ({ type: 'text', value });

/**
 * Creates a heading. Docusaurus uses an existing id for the anchor and for the table of contents, and otherwise adds one
 * to the heading's properties, so each heading has its own.
 */
export const heading = (
  depth: Heading['depth'],
  title: string,
  hProperties: NonNullable<Data['hProperties']>,
): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
  data: { hProperties: { ...hProperties } },
});

/** Creates an element or a component that `src/theme/MDXComponents` provides to every page. */
export const jsxElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly unknown[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: children as MdxJsxFlowElement['children'],
});

/** Removes the positions in another file from a node and all nodes in it. */
export function withoutPositions<Node extends Nodes>(node: Node): Node {
  visit(node, (each) => {
    delete each.position;
  });
  return node;
}
