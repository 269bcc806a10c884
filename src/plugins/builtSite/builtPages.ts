import fs from 'node:fs';
import path from 'node:path';
import type { SearchPage } from '../../../search/src/pieces.ts';
import { readPage } from './search/readPage.ts';

/** The HTML file of a route, given without the site's base. */
export function builtFile(outDir: string, route: string): string {
  const file = path.join(outDir, route);
  const html = [path.join(file, 'index.html'), `${file}.html`].find((name) => fs.existsSync(name));
  if (!html) throw new Error(`${file} was not built`);
  return html;
}

const pages = new Map<string, SearchPage | undefined>();

/** What a built page says. Several plugins ask, after one build: it is parsed once. */
export function readBuiltPage(outDir: string, baseUrl: string, route: string): SearchPage | undefined {
  const file = builtFile(outDir, route.slice(baseUrl.length));
  if (!pages.has(file)) pages.set(file, readPage(route, fs.readFileSync(file, 'utf8')));
  return pages.get(file);
}
