import { indexedSections, type IndexedSection } from '../indexedSections.ts';
import { parseTarget, type SearchEngine } from '../score.ts';
import { peerPackage } from './packages.ts';

type MiniSearch = new (options: object) => {
  addAll: (documents: readonly IndexedSection[]) => void;
  search: (query: string) => { address: string }[];
};

/** Creates a MiniSearch engine over the records of the site's own index, with VitePress's settings for docs. */
export function miniSearch(): SearchEngine {
  const { version, load } = peerPackage('minisearch');
  const index = new (load() as MiniSearch)({
    fields: ['name', 'page', 'keywords', 'description', 'text'],
    storeFields: ['address'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { name: 4, text: 2, page: 1 } },
  });
  index.addAll(indexedSections());
  return {
    name: `MiniSearch ${version}`,
    find: (query) =>
      index
        .search(query)
        .slice(0, 50)
        .map(({ address }) => parseTarget(address)),
  };
}
