import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { writeFile } from './files.ts';

/** A file of the built site. `path` is relative to the build folder. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}

/** A plugin that adds files to the built site. */
export interface PluginWithFiles<Content> extends Plugin<Content> {
  siteFiles(content: Content): Iterable<SiteFile>;
}

export function writeFiles(folder: string, files: Iterable<SiteFile>): void {
  for (const { path: name, content } of files) writeFile(path.join(folder, name), content);
}
