import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The intended state of a file, with new text and possibly a new path. */
export interface FileEdit {
  file: string;
  to: string;
  text: string;
}

/** Lists the repository's files that Git tracks or doesn't ignore, relative to its root. */
export const repositoryFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => fs.lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());

/** Lists the text files of the repository. */
export const textFiles = (root: string): string[] =>
  repositoryFiles(root).filter(
    (file) => !fs.readFileSync(path.join(root, file)).subarray(0, 8000).includes(0),
  );

export function applyEdits(root: string, edits: readonly FileEdit[]): void {
  for (const { file, to, text } of edits) {
    if (file !== to) fs.rmSync(path.join(root, file));
    fs.mkdirSync(path.dirname(path.join(root, to)), { recursive: true });
    fs.writeFileSync(path.join(root, to), text);
    console.log(file === to ? file : `${file} → ${to}`);
  }
}
