import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from '../../../packages/checks/src/registry/index.ts';

/** The options of `npm run check` and `npm run fix`. */
export interface Options {
  /** The commit to compare with, instead of `origin/main`. */
  base?: string;
  all: boolean;
  /** Paths relative to the root of the repository. */
  files: string[];
}

/** Parses a command line. Throws an error of one sentence for an invalid one. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { base: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const files = positionals.map((file) => path.relative('', file).replaceAll('\\', '/'));
  const missing = files.find((file) => !fs.statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing !== undefined)
    throw new Error(
      `${missing}: there is no such file or check. Name files from the root of the repository, or checks: ${checks.map(({ name }) => name).join(', ')}.`,
    );
  return { ...values, files };
}
