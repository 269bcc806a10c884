import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { Cache } from '../../model/src/cache/Cache.ts';
import { programInputs, statesOf, type InputStates } from '../../model/src/cache/inputs.ts';
import { findHtmlFile } from './readSite.ts';

type Minify = (
  html: Buffer,
  options: object,
) => Promise<{ code: string; errors?: { level: string; message: string }[] }>;

// The package's types would add properties to every `Error`.
const { getSwcHtmlMinifier } = createRequire(import.meta.url)('@docusaurus/faster') as {
  getSwcHtmlMinifier(): Promise<Minify>;
};

/**
 * The options of Docusaurus, but with all end tags. Browsers infer where an element without one ends. Programs with a
 * simpler parser treat half the page as part of the element, and find no text, or only the menu's.
 */
const OPTIONS = {
  tagOmission: false,
  removeComments: false,
  preserveComments: [],
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  normalizeAttributes: false,
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  minifyCss: true,
  minifyJs: true,
  minifyJson: true,
};

/** Has Docusaurus not minify any page, except in this process, which has read the variable before. */
export const leavePagesUnminified = () => void (process.env.SKIP_HTML_MINIFICATION = 'true');

/** Minifies the pages that have changed since the last build, with the minifier of Docusaurus. */
export async function minifyPages(
  { siteDir, outDir, baseUrl, routesPaths }: Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths'>,
  minifier = getSwcHtmlMinifier(),
): Promise<void> {
  const minify = await minifier;
  const cache = new Cache(siteDir, 'minified-pages');
  let states: InputStates | undefined;
  const minifyFile = async (file: string) => {
    const html = fs.readFileSync(file, 'utf8');
    let code = cache.get<string>([html]);
    if (code === undefined) {
      const result = await minify(Buffer.from(html), OPTIONS);
      for (const { level, message } of result.errors ?? [])
        console.warn(`${path.relative(outDir, file)}: ${level}: ${message}`);
      ({ code } = result);
      states ??= statesOf(siteDir, programInputs(siteDir, import.meta.url));
      cache.set([html], code, states);
    }
    fs.writeFileSync(file, code);
  };
  const files = routesPaths
    .map((route) => route.slice(baseUrl.length))
    .map((route) => (route.endsWith('.html') ? route : findHtmlFile(outDir, route)));
  await Promise.all(files.map((file) => minifyFile(path.join(outDir, file))));
  cache.write();
}
