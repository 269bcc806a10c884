import path from 'node:path';
import type { Heading, List, Root } from 'mdast';
import { sdkTrees } from '../../../model/src/packages.ts';
import { codeSymbols } from '../../../model/src/symbols/CodeSymbols.ts';
import type { Guide } from '../../../model/src/symbols/guides.ts';

/** Pages of the reference whose symbol the guides use, each with the guides. */
let guidesOfPage: Map<string, Guide[]> | undefined;

/** Lists at the end of a symbol's page the guides that use it or a member of it. */
export default function remarkUsedIn() {
  return (tree: Root, file: { path?: string }): void => {
    const { dir, name: page } = path.parse(file.path ?? '');
    if (!sdkTrees.some((tree) => dir.endsWith(path.join('api', tree)))) return;
    guidesOfPage ??= readUses(path.resolve(dir, '../..'));
    const guides = guidesOfPage.get(page) ?? [];
    if (guides.length > 0) tree.children.push(heading(), listOf(guides));
  };
}

/** The two trees share their pages' names, and what is said of a symbol is true in both. */
export function readUses(root: string): Map<string, Guide[]> {
  const pages = new Map<string, Set<Guide>>();
  for (const [reference, guides] of codeSymbols(root).uses()) {
    const page = reference.page.replace(/^.*\//, '').replace(/#.*$/, '');
    const all = pages.get(page) ?? new Set();
    for (const guide of guides) if (guide.route) all.add(guide);
    pages.set(page, all);
  }
  const byTitle = (one: Guide, other: Guide) => one.title.localeCompare(other.title, 'en');
  return new Map([...pages].map(([page, guides]) => [page, [...guides].toSorted(byTitle)]));
}

/** Guides are found by themselves: a search for one should not give every symbol that it uses. */
const unsearched = () => ({ hProperties: { 'data-search-ignore': '' } });

const heading = (): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{ type: 'text', value: 'Used in' }],
  data: unsearched(),
});

const listOf = (guides: readonly Guide[]): List => ({
  type: 'list',
  spread: false,
  data: unsearched(),
  children: guides.map(({ title, route = '' }) => ({
    type: 'listItem',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', url: route, children: [{ type: 'text', value: title }] }],
      },
    ],
  })),
});
