import { errorRows } from '../../../model/src/errors.ts';
import { exceptionsRoute } from '../../../model/src/routes.ts';
import type { SearchPage } from '../../../search/src/pieces.ts';
import { errorWords } from '../../../model/src/errorWords/index.ts';

const rows = new Map(errorRows.map((row) => [row.anchor, row]));

/** Adds the texts by which readers search for each error, which are its message, its statuses and synonyms. */
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
        keywords: [section.keywords, ...(errorWords[row.code] ?? [])].filter(Boolean).join(', '),
      };
    }),
  };
}
