import fs from 'node:fs';
import path from 'node:path';
import { firstDifference } from './firstDifference.ts';

export interface Comparison {
  /** The number of compared files. */
  files: number;
  /** One message per difference, in alphabetical order of the names. Empty if the trees are equal. */
  differences: string[];
}

/** Describes the kind of a directory entry, such as a folder, a file or a link. */
const kindOf = (file: string): string => {
  const entry = fs.lstatSync(file);
  if (entry.isSymbolicLink()) return `a link to ${fs.readlinkSync(file)}`;
  return entry.isDirectory() ? 'a folder' : entry.isFile() ? 'a file' : 'neither file nor folder';
};

/** Returns all names below a folder. Includes empty folders, since a server responds differently for them. */
function namesIn(root: string): string[] {
  if (!fs.statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${root}: isn't a folder`);
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => name.replaceAll('\\', '/'));
}

/** Compares two folders byte for byte. Ignores modification times, since each host sets its own. */
export function compareTrees(left: string, right: string): Comparison {
  const [leftNames, rightNames] = [left, right].map((root) => new Set(namesIn(root))) as [
    Set<string>,
    Set<string>,
  ];
  const differences: string[] = [];
  let files = 0;
  for (const name of [...new Set([...leftNames, ...rightNames])].toSorted()) {
    if (!leftNames.has(name) || !rightNames.has(name)) {
      differences.push(`${name}: is in ${leftNames.has(name) ? left : right} only`);
      continue;
    }
    const [leftFile, rightFile] = [path.join(left, name), path.join(right, name)];
    const [kind, otherKind] = [kindOf(leftFile), kindOf(rightFile)];
    if (kind !== otherKind) differences.push(`${name}: is ${kind} in ${left}, ${otherKind} in ${right}`);
    else if (kind === 'a file') {
      files += 1;
      const difference = firstDifference(fs.readFileSync(leftFile), fs.readFileSync(rightFile));
      if (difference) differences.push(`${name}: ${difference}`);
    }
  }
  return { files, differences };
}
