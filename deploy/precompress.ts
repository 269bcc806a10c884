import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mediaTypeOf } from './rules/mediaTypes.ts';

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
export async function precompress(folder: string, files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => mediaTypeOf(file).isPackable);
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await pack(folder, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
