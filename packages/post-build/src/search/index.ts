import { searchContexts } from '../../../../src/config/search.ts';
import { packIndex } from '../../../search/src/packIndex.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';
import { addErrorText } from './errorPage.ts';
import { symbolPageAdapter } from './symbolPageAdapter.ts';
import { stripSearchAttributes } from './stripSearchAttributes.ts';

/** Creates the search index, which consists of a manifest and pieces that are fetched when needed. */
export function searchIndex({ pages, others, baseUrl, siteDir }: BuiltSite): StepOutput {
  const found = pages.map(({ searchPage }) => searchPage).filter((page) => page !== undefined);
  const sorted = found
    .map(addErrorText)
    .map(symbolPageAdapter(siteDir))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const areas = searchContexts.map(({ path }) => path);
  const packed = packIndex(sorted, { base: baseUrl, areas });
  return {
    files: packed.map(({ file, content }) => ({ path: file, content })),
    html: [...pages, ...others].map(({ file }) => [file, stripSearchAttributes]),
  };
}
