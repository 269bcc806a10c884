import fs from 'node:fs';
import path from 'node:path';

/** Returns the address that a folder was built for, with a trailing slash, independent of the current environment. */
export function builtAddress(folder: string): string {
  const file = path.join(folder, 'index.md');
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  const [, address] = /^url: "(.*)"$/m.exec(fs.readFileSync(file, 'utf8')) ?? [];
  if (!address) throw new Error(`${file}: its front matter has no url. Run \`npm run build\` again.`);
  return address.replace(/\/?$/, '/');
}
