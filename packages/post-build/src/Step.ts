import type { Props } from '@docusaurus/types';
import type { BuiltPage, HtmlFile } from './BuiltPage.ts';
import type { Keep } from '../../model/src/Kept.ts';
import type { SiteFile } from '../../model/src/SiteFile.ts';

/** The built site, as its steps see it. */
export interface BuiltSite extends Pick<Props, 'siteDir' | 'outDir' | 'siteConfig' | 'baseUrl' | 'plugins'> {
  /** Every page that search engines may show, in the order of the routes. */
  pages: readonly BuiltPage[];
  /** All other HTML: the search, and the page of addresses that are not there. */
  others: readonly HtmlFile[];
  /** For what takes long to make of a page. */
  keep: Keep;
}

/** What a step adds to the site. */
export interface Additions {
  files?: Iterable<SiteFile>;
  /** Tags for the heads of pages. */
  head?: Iterable<readonly [page: BuiltPage, tags: string]>;
  /** What becomes of HTML that is there, once all tags are in it. */
  html?: Iterable<readonly [file: string, change: (html: string) => string]>;
  /** Files of the build that others take the place of. */
  removed?: Iterable<string>;
}

/** Makes something of the built pages. It writes nothing itself. */
export type Step = (site: BuiltSite) => Additions | Promise<Additions>;

/** Does what concerns one page or file, and says in an error which. */
export async function about<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
