import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../facts/files.ts';
import { sdkPackages, sdkTrees } from '../../facts/packages.ts';

/** Everything that a check of any page reads besides the page: the checks themselves, and where facts come from. */
const FOLDERS = [
  '.config',
  'checks',
  'facts',
  'openapi',
  'mcp/src/tools',
  'src/config',
  'src/data',
  'src/plugins',
  ...sdkPackages.map(({ folder }) => `${folder}/src`),
];
const FILES = ['package-lock.json', 'package.json', 'tsconfig.json'];

/** One hash for all of it: what passed in the same world passes again. */
export function worldOf(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const add = (file: string, text: string | Buffer) => hash.update(`${file}\0`).update(text).update('\0');
  const isFile = (file: string) => fs.statSync(path.join(root, file)).isFile();
  for (const file of [...filesUnder(root, FOLDERS).filter(isFile), ...FILES])
    add(file, fs.readFileSync(path.join(root, file)));
  // Of the references, the names of their pages.
  for (const tree of sdkTrees)
    add(
      tree,
      fs
        .readdirSync(path.join(root, 'api', tree))
        .toSorted()
        .join('\n'),
    );
  return hash.digest('hex');
}
