import path from 'node:path';
import type { List, Root } from 'mdast';
import { sdkTrees } from '../../../model/src/packages.ts';
import { codeSymbols } from '../../../model/src/symbols/CodeSymbols.ts';
import type { Guide } from '../../../model/src/symbols/guides.ts';
import { heading, text } from '../nodes.ts';

/** The guides that use a symbol, by the symbol's reference page. */
let guidesOfPage: Map<string, Guide[]> | undefined;

/** Adds a list of the guides that use a symbol or one of its members to the end of its page. */
export default function remarkUsedIn() {
  return (tree: Root, file: { path?: string }): void => {
    const { dir, name: page } = path.parse(file.path ?? '');
    if (!sdkTrees.some((tree) => dir.endsWith(path.join('api', tree)))) return;
    guidesOfPage ??= readUses(path.resolve(dir, '../..'));
    const guides = guidesOfPage.get(page) ?? [];
    if (guides.length > 0) tree.children.push(heading(2, 'Used in', HIDDEN), listOf(guides));
  };
}

/** Returns the guides by page name. Both references share page names, and have the same guides for a symbol. */
export function readUses(root: string): Map<string, Guide[]> {
  const pages = new Map<string, Set<Guide>>();
  for (const [reference, guides] of codeSymbols(root).uses()) {
    const page = reference.page.replace(/^.*\//, '').replace(/#.*$/, '');
    const pageGuides = pages.get(page) ?? new Set();
    for (const guide of guides) if (guide.route) pageGuides.add(guide);
    pages.set(page, pageGuides);
  }
  const byTitle = (a: Guide, b: Guide) => a.title.localeCompare(b.title, 'en');
  return new Map([...pages].map(([page, guides]) => [page, [...guides].toSorted(byTitle)]));
}

/** Excludes the list from the search index, since a search for a guide shouldn't find every symbol that it uses. */
const HIDDEN = { 'data-search-ignore': '' };

const listOf = (guides: readonly Guide[]): List => ({
  type: 'list',
  spread: false,
  data: { hProperties: { ...HIDDEN } },
  children: guides.map(({ title, route = '' }) => ({
    type: 'listItem',
    children: [{ type: 'paragraph', children: [{ type: 'link', url: route, children: [text(title)] }] }],
  })),
});
