import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { site } from '../../src/config/site.ts';
import { color } from '../../src/config/tokens.ts';
import type { Copy } from './copyRepository.ts';

/** A brand of two words, hardly longer than the real one because page descriptions have a maximum length. */
export const otherBrand = {
  name: 'Ox Pay',
  tagline: 'Payments by ox, with wallets and tokens in it for everybody.',
  scope: '@ox',
  domain: 'ox.test',
} as const;

export const accent = color('--lagoon-700');

/** Makes only the edits that a new brand needs, in the two files that define it. */
export function editBrand(copy: Copy): void {
  const home = 'src/config/site.ts';
  copy.edit(home, `name = '${site.name}'`, `name = '${otherBrand.name}'`);
  copy.edit(home, `domain = '${site.domain}'`, `domain = '${otherBrand.domain}'`);
  copy.edit(home, `scope: '${site.scope}'`, `scope: '${otherBrand.scope}'`);
  copy.edit(home, site.tagline, otherBrand.tagline);
  copy.edit('src/css/tokens.css', `--lagoon-700: ${accent}`, '--lagoon-700: #4a2c7d');
}

/** Returns the files of a folder, and of the archives in it, whose path or text matches a pattern. */
export function tracesIn(folder: string, pattern: RegExp): string[] {
  const has = (file: string, bytes: Uint8Array) =>
    pattern.test(file) ||
    (!/\.(?:png|woff2|tgz)$/.test(file) && pattern.test(Buffer.from(bytes).toString('latin1')));
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .flatMap((file) => {
      const bytes = fs.readFileSync(path.join(folder, file));
      if (!file.endsWith('.zip')) return has(file, bytes) ? [file] : [];
      return Object.entries(unzipSync(bytes)).flatMap(([name, inner]) =>
        has(name, inner) ? [`${file}: ${name}`] : [],
      );
    });
}
