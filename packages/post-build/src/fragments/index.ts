import { DATA_ID, fragmentFile, type Fragment } from '../../../model/src/PageData.ts';
import type { BuiltPage } from '../BuiltPage.ts';
import { stripSearchAttributes } from '../search/stripSearchAttributes.ts';
import { assertNoViolations } from '../policy/violations.ts';
import type { Memoize } from '../../../model/src/cache/Cache.ts';
import type { SiteFile } from '../../../model/src/SiteFile.ts';
import type { BuildStep } from '../BuildStep.ts';
import { withErrorContext } from '../../../model/src/withErrorContext.ts';

/** Adds a fragment for each document, with its data and its text. A navigation fetches it instead of the whole page. */
export const fragments: BuildStep = async ({ pages, baseUrl, memoize }) => {
  const files: SiteFile[] = [];
  for (const page of pages) {
    if (!page.isDocument) continue;
    const path = fragmentFile(page.path.slice(baseUrl.length - 1));
    files.push({ path, content: await withErrorContext(page.file, () => fragmentOf(page, memoize)) });
  }
  return { files };
};

/** Matches a page's data. JSON in a page contains no `<`. */
const DATA = new RegExp(`<script[^>]*\\bid="?${DATA_ID}"?[^>]*>([^<]*)</script>`);

function fragmentOf({ html, articleHtml }: BuiltPage, memoize: Memoize): string {
  const data = DATA.exec(html)?.[1];
  if (!data)
    throw new Error(
      `the HTML has no script element with the id ${DATA_ID}, whose data a navigation to the document needs`,
    );
  const text = stripSearchAttributes(articleHtml);
  memoize(['no violations', text], () => {
    assertNoViolations(text);
    return true;
  });
  return JSON.stringify({ data: JSON.parse(data) as Fragment['data'], html: text } satisfies Fragment);
}
