import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** What `npm run check` and `npm run fix` were asked for. */
export interface Options {
  /** Where the work began, in place of `origin/main`. */
  base?: string;
  all: boolean;
  /** From the root of the repository. */
  files: string[];
}

/** Reads a command line; what is wrong with it is an error in one sentence. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { base: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const files = positionals.map((file) => path.relative('', file).replaceAll('\\', '/'));
  const missing = files.find((file) => !fs.statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing !== undefined)
    throw new Error(`${missing}: there is no such file. Name files from the root of the repository.`);
  return { ...values, files };
}
