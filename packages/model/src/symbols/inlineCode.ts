import type { InlineCode, Nodes, Root } from 'mdast';

/** Where a link cannot stand: in another, in a control, or in a heading, whose text is a link's in other places. */
const NO_LINKS = new Set(['heading', 'link', 'linkReference']);
const NO_LINKS_ELEMENTS = new Set(['a', 'Link', 'Term', 'button', 'summary', 'label']);

/** Calls back for each inline code that can be a link, with the section of the page that it stands in. */
export function visitInlineCode(tree: Root, visit: (node: InlineCode, section: number) => void): void {
  let section = 0;
  const read = (node: Nodes): void => {
    if (node.type === 'heading') section += 1;
    if (node.type === 'inlineCode') visit(node, section);
    if (NO_LINKS.has(node.type)) return;
    const { name } = node as { name?: string | null };
    if (name && NO_LINKS_ELEMENTS.has(name)) return;
    if ('children' in node) for (const child of node.children) read(child as Nodes);
  };
  read(tree);
}
