import fs from 'node:fs';
import path from 'node:path';

/** The folder of the compiled packages, relative to the root of the repository. `npm run gen` compiles them. */
export const preparedFolder = 'node_modules/.cache/packages';

export const isPrepared = (root: string): boolean => fs.existsSync(path.join(root, preparedFolder));

export function preparedPackages(root: string): string {
  if (!isPrepared(root)) throw new Error('the packages are not compiled yet. Run `npm run gen`.');
  return path.join(root, preparedFolder);
}
