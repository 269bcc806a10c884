import fs from 'node:fs';
import path from 'node:path';
import { firstDifference } from './firstDifference.ts';

export interface Comparison {
  /** How many files were compared. */
  files: number;
  /** What is different, a file each, in the order of the alphabet. Empty when the trees are the same. */
  differences: string[];
}

/** What a name stands for: a folder, a file, a link or something else. */
const kindOf = (file: string): string => {
  const entry = fs.lstatSync(file);
  if (entry.isSymbolicLink()) return `a link to ${fs.readlinkSync(file)}`;
  return entry.isDirectory() ? 'a folder' : entry.isFile() ? 'a file' : 'neither file nor folder';
};

/** All names below a folder. An empty folder counts as well: a server answers for it in another way. */
function namesIn(root: string): string[] {
  if (!fs.statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${root}: is no folder`);
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => name.replaceAll('\\', '/'));
}

/** Compares two folders byte for byte. The times of the files do not count: a host sets its own. */
export function compareTrees(one: string, other: string): Comparison {
  const [names, others] = [one, other].map((root) => new Set(namesIn(root))) as [Set<string>, Set<string>];
  const differences: string[] = [];
  let files = 0;
  for (const name of [...new Set([...names, ...others])].toSorted()) {
    if (!names.has(name) || !others.has(name)) {
      differences.push(`${name}: is in ${names.has(name) ? one : other} only`);
      continue;
    }
    const [left, right] = [path.join(one, name), path.join(other, name)];
    const [kind, otherKind] = [kindOf(left), kindOf(right)];
    if (kind !== otherKind) differences.push(`${name}: is ${kind} in ${one}, ${otherKind} in ${other}`);
    else if (kind === 'a file') {
      files += 1;
      const difference = firstDifference(fs.readFileSync(left), fs.readFileSync(right));
      if (difference) differences.push(`${name}: ${difference}`);
    }
  }
  return { files, differences };
}
