import type { Plugin, Props } from '@docusaurus/types';
import type { BuiltPage } from './BuiltPage.ts';

/** The built site, as its steps see it. */
export interface BuiltSite extends Pick<Props, 'siteDir' | 'siteConfig' | 'baseUrl' | 'plugins'> {
  /** Every page that search engines may show, in the order of the routes. */
  pages: readonly BuiltPage[];
}

/** A file of the site: its path from the folder of the build. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}

/** What a step adds to the site. */
export interface Additions {
  files?: Iterable<SiteFile>;
  /** Tags for the heads of pages. */
  head?: Iterable<readonly [page: BuiltPage, tags: string]>;
}

/** Makes something of the built pages. It writes nothing itself. */
export type Step = (site: BuiltSite) => Additions | Promise<Additions>;

/** A plugin that has files for the built site. */
export interface PluginWithFiles<Content> extends Plugin<Content> {
  siteFiles(content: Content): Iterable<SiteFile>;
}

/** Does what concerns one page or file, and says in an error which. */
export async function about<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
