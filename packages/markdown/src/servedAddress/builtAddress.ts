import fs from 'node:fs';
import path from 'node:path';

/** The whole address that a built folder is made for, with a slash at the end, whatever the environment says now. */
export function builtAddress(folder: string): string {
  const file = path.join(folder, 'index.md');
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  const [, address] = /^url: "(.*)"$/m.exec(fs.readFileSync(file, 'utf8')) ?? [];
  if (!address) throw new Error(`${file}: its front matter has no url`);
  return address.replace(/\/?$/, '/');
}
