import fs from 'node:fs';
import path from 'node:path';

/** Returns the folders of all npm workspaces, relative to the root: those in `packages/` with a manifest. */
export const workspacesIn = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, 'packages'))
    .map((room) => `packages/${room}`)
    .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')))
    .toSorted();
