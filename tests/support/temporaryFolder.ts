import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach } from 'vitest';

/** Creates a folder outside of the repository for the tests of a file, and functions for the files in it. */
export function temporaryFolder() {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'test-')));
  const pathOf = (name: string) => path.join(root, name);
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
  return {
    root,
    pathOf,
    read: (name: string) => fs.readFileSync(pathOf(name), 'utf8'),
    /** Returns the path of the written file. */
    write: (name: string, content: string | Uint8Array) => {
      fs.mkdirSync(path.dirname(pathOf(name)), { recursive: true });
      fs.writeFileSync(pathOf(name), content);
      return pathOf(name);
    },
  };
}

/** The same, with a folder that is empty before each test. */
export function folderOfEachTest() {
  const folder = temporaryFolder();
  beforeEach(() => {
    for (const name of fs.readdirSync(folder.root))
      fs.rmSync(folder.pathOf(name), { recursive: true, force: true });
  });
  return folder;
}
