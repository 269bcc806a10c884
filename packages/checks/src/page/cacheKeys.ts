import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { modelFolders, filesUnder } from '../../../model/src/files.ts';
import { sdkPackages, sdkTrees } from '../../../model/src/packages.ts';

/** The code of the checks, with its dependencies and settings. */
const PROGRAMS = [
  'packages/checks/src',
  'packages/samples/src',
  ...modelFolders,
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/**
 * The files other than the page that each kind of check reads. As long as they don't change, a passed check passes
 * again.
 */
const INPUTS = {
  /** For checks of words, headings and active content, and of constants that texts state. */
  prose: [
    ...PROGRAMS,
    ...['.config', 'src/config/site.ts', 'openapi/backend.yaml', 'packages/mcp/src'],
    ...sdkPackages.flatMap(({ folder }) => [`${folder}/src`, `${folder}/package.json`]),
  ],
  /** For checks of names and samples. */
  code: [
    ...PROGRAMS,
    ...[
      'openapi',
      'packages/history/releases',
      'packages/mcp/src/tools',
      'packages/mcp/package.json',
      'src/config',
      'packages/markdown/src/install',
    ],
    ...sdkPackages.flatMap(({ folder }) => [`${folder}/src`, `${folder}/package.json`]),
  ],
};

/** Returns a hash of the files for each kind of check. */
export const readCacheKeys = (root: string): Record<keyof typeof INPUTS, string> => ({
  prose: hashFiles(root, INPUTS.prose),
  // Of the references, only the names of the pages count.
  code: hashFiles(
    root,
    INPUTS.code,
    sdkTrees.map((tree) => fs.readdirSync(path.join(root, 'api', tree)).toSorted()),
  ),
});

/** Hashes the contents of files and folders, recursively. */
export function hashFiles(root: string, names: readonly string[], more: unknown = ''): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(more));
  const isFile = (file: string) => fs.statSync(path.join(root, file)).isFile();
  const files = names.flatMap((name) => (isFile(name) ? [name] : filesUnder(root, [name]).filter(isFile)));
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
