import { searchContexts } from '../../../../src/config/search.ts';
import { packIndex } from '../../../search/src/packIndex.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';
import { symbolPageAdapter } from './symbolPageAdapter.ts';
import { stripSearchAttributes } from './stripSearchAttributes.ts';
import { errorRows } from '../../../model/src/errors.ts';
import { exceptionsRoute } from '../../../model/src/routes.ts';
import type { SearchPage } from '../../../search/src/pieces.ts';
import { errorWords } from '../../../model/src/errorWords.ts';

/** Creates the search index, which consists of a manifest and pieces that are fetched when needed. */
export function searchIndex({ pages, otherFiles, baseUrl, siteDir, memoize }: BuiltSite): StepOutput {
  const searchPages = pages.map(({ searchPage }) => searchPage).filter((page) => page !== undefined);
  const sorted = searchPages
    .map(addErrorText)
    .map(symbolPageAdapter(siteDir))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const areas = searchContexts.map(({ path }) => path);
  const packed = packIndex(sorted, { base: baseUrl, areas, memoize });
  return {
    files: packed.map(({ file, content }) => ({ path: file, content })),
    html: [...pages, ...otherFiles].map(({ file }) => [file, stripSearchAttributes]),
  };
}

const rows = new Map(errorRows.map((row) => [row.anchor, row]));

/** Adds the texts by which readers search for each error, which are its message, its statuses and readers' words. */
export function addErrorText(page: SearchPage): SearchPage {
  if (!page.url.endsWith(exceptionsRoute)) return page;
  return {
    ...page,
    sections: page.sections.map((section) => {
      const row = rows.get(section.anchor);
      if (!row) return section;
      const statuses = row.statuses.map((status) => `HTTP ${status}`).join(', ');
      return {
        ...section,
        text: [section.text, row.message, statuses].filter(Boolean).join(' '),
        keywords: [section.keywords, ...(errorWords.get(row.code) ?? [])].filter(Boolean).join(', '),
      };
    }),
  };
}
