import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parsePage } from '../../../model/src/markdownParser.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { brokenImports } from '../structure/imports.ts';
import { exampleProblems } from './examples.ts';
import type { Page } from './readPages.ts';
import { siteProblems } from './siteProblems.ts';
import { otherTargets, readSitePages } from './sitePages.ts';

/** Everything wrong with the site's sources that can be said before a build, with file and line. */
async function problemsOf(siteDir: string): Promise<Problem[]> {
  const site = { ...readSitePages(siteDir), targets: otherTargets(siteDir) };
  const { structure, links } = await siteProblems(siteDir, site);
  const problems = [...structure, ...importProblems(siteDir, site.pages), ...links];
  // What is generated is looked at once all that is written is sound.
  return problems.length > 0 ? problems : exampleProblems(siteDir);
}

/** What a page imports and draws that is not there: Docusaurus would say so of its bundle, at length. */
const importProblems = (siteDir: string, pages: readonly Page[]): Problem[] =>
  pages
    .filter(({ generated }) => !generated)
    .flatMap(({ file, frontMatter, lines }) => {
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const source = { file, root: siteDir, text, tree: parsePage(file, text), frontMatter, lines };
      return brokenImports(source).map((found) => ({ file, ...found }));
    });

/** One message a line, `file:line` first, as editors and terminals link them. */
export function report(problems: Problem[]): string {
  return problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');
}

/** An error that is all message: where it was thrown does not help who mends a page. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/** Stops a build whose sources are broken, before anything is written. */
export default async function siteChecks({ siteDir }: LoadContext): Promise<Plugin> {
  if (process.env.DOCS_GENERATE !== '1') {
    const problems = await problemsOf(siteDir);
    if (problems.length > 0) throw withoutStack(`The site's sources have problems:\n${report(problems)}`);
  }
  return { name: 'site-checks' };
}
