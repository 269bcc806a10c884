/**
 * The entry of the server's bundle. Renders a page, unless the last build did so with the same code. The app is only
 * loaded when a page has to be rendered.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RenderKeys } from '../renderKeys.ts';

declare const __non_webpack_require__: (file: string) => unknown;

const { folder, keys } = __non_webpack_require__('./renderKeys.json') as RenderKeys;

/** Returns a kept render. One that is incomplete counts as missing. */
function readKept(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export default async function render(page: {
  pathname: string;
  v4RemoveLegacyPostBuildHeadAttribute: boolean;
}): Promise<unknown> {
  const key = keys[page.pathname.endsWith('/404.html') ? '*' : page.pathname];
  const file = key && path.join(folder, key);
  const kept = file && readKept(file);
  if (kept) return kept;
  const { default: renderPage } = await import('@docusaurus/core/lib/client/serverEntry.js');
  const rendered = await renderPage(page);
  if (file) {
    fs.writeFileSync(`${file}.part`, JSON.stringify(rendered));
    fs.renameSync(`${file}.part`, file);
  }
  return rendered;
}
