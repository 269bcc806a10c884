import { structuredData } from '../head.ts';
import { about, type Additions, type BuiltSite } from '../Step.ts';
import { faqDocument } from './faqDocument.ts';

/** The page of questions and answers, below the site's base. */
const ROUTE = 'technical-guides/faq/';

/** Says to search engines what the FAQ asks and answers, from the page as it was built, so that it is written once. */
export async function faqData({ siteConfig, baseUrl, pages }: BuiltSite): Promise<Additions> {
  const page = pages.find(({ path }) => path === baseUrl + ROUTE);
  if (!page) throw new Error(`there is no page at ${baseUrl}${ROUTE}`);
  const data = await about(page.file, () => faqDocument(page.article, siteConfig.url + page.path));
  return { head: [[page, structuredData(data)]] };
}
