import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Returns the folder in which Node finds a package. Not every package exports its `package.json`, so this searches the
 * parent folders.
 *
 * @param from - the file or the address of the module that imports the package
 */
export const packageFolder = (name: string, from: string): string | undefined =>
  (createRequire(from).resolve.paths(name) ?? [])
    .map((folder) => path.join(folder, name))
    .find((folder) => fs.existsSync(path.join(folder, 'package.json')));
