import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parsePage } from '../../facts/markdownParser.ts';
import type { Problem } from '../../facts/problem.ts';
import { footer } from '../../src/config/footer.ts';
import { navbarItems } from '../../src/config/navbar.ts';
import { brokenImports } from '../structure/imports.ts';
import { checkTitles } from '../structure/titles.ts';
import { readCodeLinks } from './codeLinks.ts';
import { checkLinks } from './links.ts';
import { checkNavbar } from './navbar.ts';
import { checkRedirects } from './redirects.ts';
import { checkSidebar } from './sidebars.ts';
import type { Page } from './readPages.ts';
import { otherTargets, readSitePages } from './sitePages.ts';

/** Everything wrong with the site's sources that can be said before a build, with file and line. */
async function problemsOf(siteDir: string): Promise<Problem[]> {
  const { pages, problems } = readSitePages(siteDir);
  const targets = otherTargets(siteDir);
  const sourceOf = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  // Loaded here, not above: the reference's sidebar is there only once the references are.
  const guides = await import('../../sidebars.ts');
  const reference = await import('../../sidebars-sdk.ts');
  const inFolder = (directory: string) => pages.filter(({ file }) => file.startsWith(`${directory}/`));
  const ofPages = [...problems, ...checkTitles(pages), ...importProblems(siteDir, pages)];
  // What names a page that can't be read is not to blame.
  if (problems.length > 0) return ofPages;
  return [
    ...ofPages,
    ...checkNavbar(
      'src/config/navbar.ts',
      sourceOf('src/config/navbar.ts'),
      [...navbarItems, ...footerLinks()],
      { default: Object.keys(guides.default), api: Object.keys(reference.default) },
    ),
    ...checkSidebar('sidebars.ts', sourceOf('sidebars.ts'), guides.default, inFolder('docs')),
    ...checkSidebar('sidebars-sdk.ts', sourceOf('sidebars-sdk.ts'), reference.default, inFolder('api')),
    ...checkLinks(pages, targets, [...pages, ...readCodeLinks(siteDir)]),
    ...checkRedirects(siteDir, pages, targets),
  ];
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

const footerLinks = () => footer.links.flatMap(({ items }) => items as Record<string, unknown>[]);

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

/** Stops a start or a build whose sources are broken, before anything is written. */
export default async function siteChecks({ siteDir }: LoadContext): Promise<Plugin> {
  if (process.env.DOCS_GENERATE !== '1') {
    const problems = await problemsOf(siteDir);
    if (problems.length > 0) throw withoutStack(`The site's sources have problems:\n${report(problems)}`);
  }
  return { name: 'site-checks' };
}
