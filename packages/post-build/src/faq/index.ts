import { jsonLdTag } from '../head.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';
import { withErrorContext } from '../../../model/src/withErrorContext.ts';
import { faqDocument } from './faqDocument.ts';

/** Route of the FAQ page, relative to the site's base. */
const ROUTE = 'technical-guides/faq/';

/** Adds the FAQ's questions and answers as structured data for search engines, read from the built page. */
export async function faqData({ siteConfig, baseUrl, pages, memoize }: BuiltSite): Promise<StepOutput> {
  const page = pages.find(({ path }) => path === baseUrl + ROUTE);
  if (!page)
    throw new Error(
      `the FAQ page ${baseUrl}${ROUTE} was not built. Correct ROUTE in packages/post-build/src/faq/index.ts`,
    );
  const url = siteConfig.url + page.path;
  const data = await withErrorContext(page.file, () =>
    memoize(['FAQ', url, page.articleHtml], () => faqDocument(page.article, url)),
  );
  return { head: [[page, jsonLdTag(data)]] };
}
