import fs from 'node:fs';
import path from 'node:path';
import type { FinishedBuild } from '../FinishedBuild.ts';
import { mapsFile, serverFile, siteFile } from './configuration.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mediaTypeOf } from '../rules/mediaTypes.ts';

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
  for (const [file, content] of Object.entries(configurationFiles(build))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
  await writeServedFiles(build, path.join(folder, 'html'), build.files);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The smallest size to compress. Below it, headers weigh more than compression saves. */
const FEWEST_BYTES = 256;

/** The number of files that zlib compresses at once. */
const AT_ONCE = 4;

async function pack(folder: string, file: string): Promise<void> {
  const full = path.join(folder, file);
  const content = fs.readFileSync(full);
  if (content.length < FEWEST_BYTES) return;
  const { atime, mtime } = fs.statSync(full);
  const bodies = {
    '.br': await brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    '.gz': await zip(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [end, body] of Object.entries(bodies)) {
    if (body.length >= content.length) continue;
    fs.writeFileSync(full + end, body);
    // All forms of a file have the file's modification time.
    fs.utimesSync(full + end, atime, mtime);
  }
}

/** Writes `.br` and `.gz` forms next to each file that compression makes smaller, as small as possible. */
async function precompress(folder: string, files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => mediaTypeOf(file).isPackable);
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await pack(folder, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
