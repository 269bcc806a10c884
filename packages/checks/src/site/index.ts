import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Cache } from '../../../model/src/cache/Cache.ts';
import { cachedContent } from '../../../model/src/cache/cachedContent.ts';
import { programInputs, statesOf } from '../../../model/src/cache/inputs.ts';
import { readsOf } from '../../../model/src/cache/recordReads.mjs';
import { parsePage } from '../../../model/src/markdownParser.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { checkStrayFiles } from '../leaks/strayFiles.ts';
import { brokenImports } from '../structure/imports.ts';
import { checkExamples } from './examples.ts';
import type { Page } from './readPages.ts';
import { checkSite } from './checkSite.ts';
import { readSite } from './sitePages.ts';

/** Reports all problems of the site's sources that can be found before a build, with file and line. */
async function checkSources(siteDir: string): Promise<Problem[]> {
  const stray = checkStrayFiles(siteDir);
  // Pages that are links aren't read.
  if (stray.length > 0) return stray;
  const site = readSite(siteDir);
  if (site.problems.length > 0) return site.problems;
  const { structure, links } = await checkSite(siteDir, site);
  const problems = [...structure, ...importProblems(siteDir, site.pages), ...links];
  // Generated pages are checked only after all written pages are valid.
  return problems.length > 0
    ? problems
    : cachedContent(siteDir, { name: 'examples', program: import.meta.url }, () => checkExamples(siteDir));
}

/**
 * Reports imports and components of pages that don't exist. Docusaurus would report them as long errors of its bundle.
 * A page without a problem is read again after a change of anything that was read for it.
 */
export function importProblems(siteDir: string, pages: readonly Page[]): Problem[] {
  const cache = new Cache(siteDir, 'imports');
  const program = statesOf(siteDir, programInputs(siteDir, import.meta.url));
  const problems = pages
    .filter(({ generated }) => !generated)
    .flatMap(({ file, frontMatter, lines }) => {
      if (cache.get([file, program])) return [];
      const { value, reads } = readsOf(() => {
        const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
        const source = { file, root: siteDir, text, tree: parsePage(file, text), frontMatter, lines };
        return brokenImports(source).map((problem) => ({ file, ...problem }));
      });
      if (value.length === 0) cache.set([file, program], true, statesOf(siteDir, reads));
      return value;
    });
  cache.write();
  return problems;
}

/** Stops a build whose sources are broken, before anything is written. */
export default async function siteChecks({ siteDir }: LoadContext): Promise<Plugin> {
  if (process.env.DOCS_GENERATE !== '1') {
    const problems = await checkSources(siteDir);
    const lines = problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    const text = ["The site's sources have problems:", ...lines].join('\n');
    // Without a stack trace, since the origin of the error doesn't help to fix a page.
    if (problems.length > 0) throw Object.assign(new Error(text), { stack: text });
  }
  return { name: 'site-checks' };
}
