import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { markdownPath } from '../../../../src/config/markdownPath.ts';
import { findAll } from '../hast.ts';
import type { SplitPoint } from './splitPoints.ts';
import type { SiteAddress } from './links.ts';
import type { MarkdownPage, ConvertedPage, PageSource } from './MarkdownPage.ts';
import { idOf, stringifyTree } from './toMarkdown.ts';

const DESCRIPTION_LENGTH = 140;
/** A description with this many characters needs no further sentence. */
const MIN_DESCRIPTION_LENGTH = 50;

const partFile = (path: string, { name }: SplitPoint, { baseUrl }: SiteAddress) =>
  markdownPath(`${path.replace(/\/$/, '')}/${name}`, baseUrl);

/** Returns the file of each id in a page that is also written in parts. */
export function filesOfIds(
  { path, article }: Pick<PageSource, 'path' | 'article'>,
  splitPoints: readonly SplitPoint[],
  site: SiteAddress,
): [id: string, file: string][] {
  const byId = new Map(splitPoints.map((cut) => [cut.id, cut]));
  let file: string | undefined;
  return findAll(article, ({ properties }) => Boolean(properties.id)).flatMap(({ tagName, properties }) => {
    const id = String(properties.id);
    const cut = byId.get(id);
    if (tagName === 'h1') file = undefined;
    if (cut) file = partFile(path, cut, site);
    return file === undefined ? [] : [[id, file] as [string, string]];
  });
}

/** Returns the parts of a page, with their headings moved up by one level. */
export function partsOf(
  page: ConvertedPage,
  splitPoints: readonly SplitPoint[],
  site: SiteAddress,
): MarkdownPage[] {
  const byId = new Map(splitPoints.map((cut) => [cut.id, cut]));
  const parts: { cut: SplitPoint; name: string; nodes: RootContent[] }[] = [];
  let section = '';
  for (const node of page.tree.children) {
    const isHeading = node.type === 'heading' && node.depth === 2;
    if (isHeading) section = toString(node);
    const cut = byId.get(idOf(node) ?? '');
    // A section that continues in further files repeats its heading in each of them, without the id.
    if (cut) parts.push({ cut, name: section, nodes: isHeading ? [] : [headingOf(section + cut.count)] });
    parts.at(-1)?.nodes.push(structuredClone(node));
  }
  const missing = splitPoints.filter((cut) => !parts.some((part) => part.cut === cut));
  if (missing.length > 0) {
    throw new Error(
      `no part of the page can begin at ${missing.map(({ id }) => `#${id}`).join(', ')}, because the element is inside of another one`,
    );
  }
  return parts.map(({ cut, name, nodes }) => {
    const tree: Root = { type: 'root', children: nodes };
    const description = contentsOf(tree);
    visit(tree, 'heading', (heading) => {
      heading.depth = Math.max(1, heading.depth - 1) as typeof heading.depth;
    });
    return {
      title: `${page.title}: ${name}${cut.count}`,
      description,
      path: `${page.path}#${cut.id}`,
      file: partFile(page.path, cut, site),
      text: stringifyTree(tree),
    };
  });
}

const headingOf = (text: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [{ type: 'text', value: text }],
});

/** Describes a part by as many of its headings or entries as fit, else by its first sentences. */
function contentsOf({ children }: Root): string {
  const headings = children.filter((node) => node.type === 'heading' && node.depth === 3).map(toText);
  const entries = children.flatMap((node, index) => nameIn(node, children[index - 1]) ?? []);
  const names = headings.length > 0 ? headings : entries;
  if (names.length < 2) return firstSentences(children);
  const shown = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= DESCRIPTION_LENGTH);
  return shown.join(', ') + (shown.length < names.length ? ' and more' : '');
}

const toText = (node: RootContent) => toString(node);

/** Returns the name of an entry, which is a bold paragraph, or the first word after an anchor. A type may follow it. */
function nameIn(node: RootContent, before: RootContent | undefined): string | undefined {
  const [first, ...more] = node.type === 'paragraph' ? node.children : [];
  if (before?.type === 'paragraph' && idOf(before) && first) return /^\S+/.exec(toString(first))?.[0];
  if (first?.type !== 'strong' || more.length > 0 || toString(first).startsWith('Example')) return undefined;
  return toString(first);
}

/** Returns as many of the first sentences as a description needs. */
function firstSentences(children: RootContent[]): string {
  const paragraphs: string[] = [];
  visit({ type: 'root', children } satisfies Root, 'paragraph', (node) => {
    if (!idOf(node)) paragraphs.push(toString(node));
  });
  const sentences = paragraphs.slice(0, 1).flatMap((text) => text.match(/.+?(?:[.:](?=\s|$)|$)\s*/g) ?? []);
  let text = '';
  for (const sentence of sentences) {
    if (text.length >= MIN_DESCRIPTION_LENGTH) break;
    text += sentence;
  }
  return text.trim().replace(/:$/, '.');
}
