import fs from 'node:fs';
import path from 'node:path';

/** The changes that publishing makes to a disk, one per call, so that a test can stop it between any two. */
export interface Disk {
  makeFolder: (folder: string) => void;
  copyFile: (from: string, to: string) => void;
  write: (file: string, text: string) => void;
  link: (target: string, linkPath: string) => void;
  rename: (from: string, to: string) => void;
  remove: (file: string) => void;
}

/** The disk of this machine. */
export const disk: Disk = {
  makeFolder: (folder) => fs.mkdirSync(folder, { recursive: true }),
  copyFile: (from, to) => {
    fs.copyFileSync(from, to);
    // Servers use the modification time to tell browsers whether a file has changed.
    const { atime, mtime } = fs.statSync(from);
    fs.utimesSync(to, atime, mtime);
  },
  write: (file, text) => fs.writeFileSync(file, text),
  link: (target, linkPath) => fs.symlinkSync(target, linkPath),
  rename: (from, to) => fs.renameSync(from, to),
  remove: (file) => fs.rmSync(file, { recursive: true, force: true }),
};

/** Returns all files below a folder, with `/`, in an order that doesn't depend on the file system. */
export const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
