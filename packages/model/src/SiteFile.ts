import type { Plugin } from '@docusaurus/types';

/** A file of the built site. `path` is relative to the build folder. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}

/** A plugin that adds files to the built site. */
export interface PluginWithFiles<Content> extends Plugin<Content> {
  siteFiles(content: Content): Iterable<SiteFile>;
}
