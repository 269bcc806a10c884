import type { Props } from '@docusaurus/types';
import type { BuiltPage, HtmlFile } from './BuiltPage.ts';
import type { Memoize } from '../../model/src/cache/Cache.ts';
import type { SiteFile } from '../../model/src/SiteFile.ts';

/** The built site, as passed to the steps. */
export interface BuiltSite extends Pick<Props, 'siteDir' | 'outDir' | 'siteConfig' | 'baseUrl' | 'plugins'> {
  /** Every page that search engines may show, in the order of the routes. */
  pages: readonly BuiltPage[];
  /** All other HTML files, which are the search page and the 404 page. */
  otherFiles: readonly HtmlFile[];
  /** Caches values that are expensive to derive from a page. */
  memoize: Memoize;
}

export interface StepOutput {
  files?: Iterable<SiteFile>;
  head?: Iterable<readonly [page: BuiltPage, tags: string]>;
  /** Changes to existing HTML, applied after all tags have been added. */
  html?: Iterable<readonly [file: string, change: (html: string) => string]>;
  /** Files of the build that other files replace. */
  removed?: Iterable<string>;
}

/** Derives additions from the built pages. A step doesn't write any files itself. */
export type BuildStep = (site: BuiltSite) => StepOutput | Promise<StepOutput>;
