import fs from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../packages/model/src/files.ts';
import type { FinishedBuild } from '../FinishedBuild.ts';
import { precompress } from '../precompress.ts';
import { mapsFile, serverFile, siteFile } from './configuration.ts';

/** Returns the text for an agent that requested an unknown page as Markdown. */
const markdownNotFound = (base: string): string =>
  `# Page not found\n\nThere is no such page. All pages of these docs are listed in [llms.txt](${base}llms.txt).\n`;

/** Returns the configuration for nginx 1.18 or later, as files below nginx's own folder. */
export const configurationFiles = (build: FinishedBuild): Record<string, string> => ({
  'conf.d/default.conf': serverFile(),
  'docs/maps.conf': mapsFile(build),
  'docs/site.conf': siteFile(build),
});

/**
 * Writes the files that nginx serves, below the site's path, each with its packed forms.
 * @param toPack - the files to pack, which are all files except in a test
 */
export async function writeServedFiles(
  { folder, base }: FinishedBuild,
  root: string,
  toPack: readonly string[],
): Promise<void> {
  const site = path.join(root, base);
  fs.cpSync(folder, site, { recursive: true, preserveTimestamps: true });
  fs.writeFileSync(path.join(site, '404.md'), markdownNotFound(base));
  await precompress(site, toPack);
}

export async function writeForNginx(build: FinishedBuild, folder: string): Promise<void> {
  for (const [file, content] of Object.entries(configurationFiles(build)))
    writeFile(path.join(folder, file), content);
  await writeServedFiles(build, path.join(folder, 'html'), build.files);
}
