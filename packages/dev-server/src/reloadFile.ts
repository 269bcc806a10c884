import fs from 'node:fs';
import path from 'node:path';

/** Returns the file that a docs plugin watches instead of its pages. */
export const reloadFile = (root: string, plugin: string): string =>
  path.join(root, '.docusaurus', 'reload', plugin);

/** Lets a docs plugin load all pages again. */
export function requestReload(root: string, plugin: string): void {
  const file = reloadFile(root, plugin);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
}
