import type { InlineCode, Nodes, Root } from 'mdast';

/** Nodes that can't contain a link: another link, a control, or a heading, whose text becomes a link elsewhere. */
const NO_LINKS = new Set(['heading', 'link', 'linkReference']);
const NO_LINKS_ELEMENTS = new Set(['a', 'Link', 'Term', 'button', 'summary', 'label']);

/** Visits each inline code that can be a link, with the index of its section of the page. */
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
