import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { Cache } from '../../model/src/cache/Cache.ts';
import { programInputs, statesOf, type InputStates } from '../../model/src/cache/inputs.ts';
import { findHtmlFile } from './readSite.ts';

interface Minifier {
  minify(html: string): Promise<{ code: string; warnings: string[] }>;
}

// The package's types would add properties to every `Error`.
const { getHtmlMinifier } = createRequire(import.meta.url)('@docusaurus/bundler') as {
  getHtmlMinifier(options: { type: 'swc' }): Promise<Minifier>;
};

/** Has Docusaurus not minify any page, except in this process, which has read the variable before. */
export const leavePagesUnminified = () => void (process.env.SKIP_HTML_MINIFICATION = 'true');

/** Minifies the pages that have changed since the last build, with the minifier of Docusaurus. */
export async function minifyPages(
  { siteDir, outDir, baseUrl, routesPaths }: Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths'>,
  minifier = getHtmlMinifier({ type: 'swc' }),
): Promise<void> {
  const { minify } = await minifier;
  const cache = new Cache(siteDir, 'minified-pages');
  let states: InputStates | undefined;
  const minifyFile = async (file: string) => {
    const html = fs.readFileSync(file, 'utf8');
    let code = cache.get<string>([html]);
    if (code === undefined) {
      const result = await minify(html);
      for (const warning of result.warnings) console.warn(`${path.relative(outDir, file)}: ${warning}`);
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
