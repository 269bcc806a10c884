import fs from 'node:fs';

/** Name and version, from the package's own manifest. */
export const packageInfo = JSON.parse(
  fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { name: string; version: string };
