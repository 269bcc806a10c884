import GithubSlugger from 'github-slugger';
import type { Element } from 'hast';
import type { Html, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark, { type Options as RehypeRemarkOptions } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options as StringifyOptions } from 'remark-stringify';
import { unified } from 'unified';
import { textOf } from '../hast.ts';

type Handler = NonNullable<NonNullable<RehypeRemarkOptions['handlers']>[string]>;
type Depth = 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the mark for a link target that isn't a heading. */
const anchorMark = (id: string): Html => ({ type: 'html', value: `{#${id}}` });

/** Returns the id of a heading or of a mark. A mark between blocks is a paragraph. */
export function idOf(node: Nodes): string | undefined {
  const [only, ...more] = node.type === 'paragraph' ? node.children : [];
  if (only && more.length === 0) return idOf(only);
  if (node.type === 'html') return /^\{#(.+)\}$/.exec(node.value)?.[1];
  return (node.data as { id?: string } | undefined)?.id;
}

const heading: Handler = (state, node) => ({
  type: 'heading',
  depth: Number(node.tagName.slice(1)) as Depth,
  children: state.all(node) as never,
  // Kept until the document is complete, since only then it's known which ids differ from the heading's own slug.
  data: { id: node.properties.id } as never,
});

const code: Handler = (_state, node) => {
  const { dataLanguage, dataTitle } = node.properties;
  const meta = dataTitle ? `title=${JSON.stringify(dataTitle)}` : null;
  // An info string starts with a language. Without one, the title would be mistaken for it.
  const lang = dataLanguage ? String(dataLanguage) : meta ? 'text' : null;
  return { type: 'code', lang, meta, value: textOf(node) };
};

const stringifyOptions: StringifyOptions = {
  bullet: '-',
  rule: '-',
  fences: true,
  emphasis: '_',
  listItemIndent: 'one',
  // Avoids `<https://…>`, since angle brackets are only used in code.
  resourceLink: true,
};
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, stringifyOptions)
  .freeze();

/** Converts a resolved article to a Markdown tree. `toAddress` returns the absolute address of each link. */
export function toTree(article: Element, toAddress: (href: string) => string): Root {
  const link: Handler = (state, node) => {
    const { href } = node.properties;
    const children = state.all(node) as never;
    return href === undefined ? children : { type: 'link', url: toAddress(String(href)), children };
  };
  const handlers = {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, heading])),
    a: link,
    anchor: ((_state, node) => anchorMark(String(node.properties.id))) satisfies Handler,
    pre: code,
  };
  return unified()
    .use(rehypeRemark, { handlers, document: true })
    .runSync({ type: 'root', children: [article] }) as Root;
}

/** Returns the tree as text. A heading's id is only written if it differs from the heading's slug. */
export const stringifyTree = (tree: Root): string => writer.stringify(withMarks(tree, new GithubSlugger()));

/** Types of nodes that can contain headings. */
const AROUND_HEADINGS = new Set(['root', 'blockquote', 'list', 'listItem']);

/** Returns the tree with the ids of its headings as text. Nodes that can't contain headings are reused. */
function withMarks<Node extends Nodes>(node: Node, slugger: GithubSlugger): Node {
  if (node.type === 'heading') {
    const id = idOf(node);
    if (slugger.slug(toString(node)) === id || id === undefined) return node;
    return { ...node, children: [...node.children, { type: 'text', value: ' ' }, anchorMark(id)] };
  }
  if (!('children' in node) || !AROUND_HEADINGS.has(node.type)) return node;
  return { ...node, children: node.children.map((child) => withMarks(child, slugger)) };
}
