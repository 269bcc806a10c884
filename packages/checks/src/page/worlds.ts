import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../../model/src/files.ts';
import { sdkPackages, sdkTrees } from '../../../model/src/packages.ts';

/** What the checks themselves are, and what they run on. */
const PROGRAMS = [
  'packages/checks/src',
  'packages/model/src',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** What a kind of checks reads besides the page: what passed in the same world passes again. */
const WORLDS = {
  /** Words, headings, what a text could bring with it, and the constants that texts state. */
  prose: [
    ...PROGRAMS,
    ...['.config', 'src/config/site.ts', 'openapi/backend.yaml', 'packages/mcp/src'],
    ...sdkPackages.flatMap(({ folder }) => [`${folder}/src`, `${folder}/package.json`]),
  ],
  /** Names and samples. */
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

/** A hash of each world. */
export const worldsOf = (root: string): Record<keyof typeof WORLDS, string> => ({
  prose: hashOf(root, WORLDS.prose),
  // Of the references, the names of their pages.
  code: hashOf(
    root,
    WORLDS.code,
    sdkTrees.map((tree) => fs.readdirSync(path.join(root, 'api', tree)).toSorted()),
  ),
});

/** One hash for what stands in files and in folders, with all below them. */
export function hashOf(root: string, names: readonly string[], more: unknown = ''): string {
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
