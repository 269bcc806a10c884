import fs from 'node:fs';
import path from 'node:path';
import { sdkTrees } from '../../../model/src/packages.ts';
import { inOrder, problemLine, type Problem } from '../../../model/src/problem.ts';
import { redirectProblems } from '../redirects/index.ts';
import { readPage, type Page } from '../site/readPages.ts';
import { checkRoutes } from '../site/routesList.ts';
import { siteProblems, type Site } from '../site/siteProblems.ts';
import { structureFiles } from '../structure/files.ts';
import { checkStructure } from '../structure/index.ts';
import { checkTogether } from '../structure/pages.ts';
import { readTexts } from '../texts/readTexts.ts';
import { codeProblems } from './codeProblems.ts';
import { isText } from './isText.ts';
import { keptProse } from './keptProse.ts';
import type { PageCheck, PageProblem } from './PageProblem.ts';
import { Passed } from './Passed.ts';
import { siteOf } from './siteOf.ts';
import { worldsOf } from './worlds.ts';

/** Where it's kept what was read, and what has passed. */
const CACHE = 'node_modules/.cache/check';

interface Options {
  /** Whether links and the parts of the site are looked at in all files: a page that is gone is missed elsewhere. */
  wholeSite?: boolean;
}

/**
 * All that is wrong with pages, and with other files that pages are made from, such as a table or an SDK's source. What
 * has passed before, and has not changed since, is not looked at again.
 *
 * @param files - paths from the root of the repository, where the program runs
 */
export async function checkPages(
  files: readonly string[],
  { wholeSite = false }: Options = {},
): Promise<PageProblem[]> {
  const root = process.cwd();
  requireReferences(root);
  const worlds = worldsOf(root);
  const passed = new Passed(path.join(root, CACHE, 'passed.txt'));
  const named = [...new Set(files.map(fromRoot))];
  const { texts, unreadable } = readTexts(named.filter((file) => isText(file) || /\.mdx?$/.test(file)));
  // First, since it starts other programs.
  const prose = keptProse(texts, passed, worlds.prose);
  const site = siteOf(root, CACHE);
  const { structure, links } = await siteProblems(root, site, othersIn(texts, site.pages));
  structure.push(...checkStructure(named));
  if (wholeSite) structure.push(...betweenPages(root, named, site));
  const { symbols, samples } = await codeProblems(root, texts, passed, worlds.code);
  const isMeant = ({ file }: Problem) => wholeSite || named.includes(file);
  const broken = new Set(unreadable.map(({ file }) => file));
  const of = (check: PageCheck, problems: Problem[]) => problems.map((problem) => ({ ...problem, check }));
  const all = [
    ...of('syntax', unreadable),
    // A page that can't be parsed says so once.
    ...of(
      'structure',
      structure.filter(isMeant).filter(({ file }) => !broken.has(file)),
    ),
    ...of('prose', await prose),
    ...of('links', links.filter(isMeant)),
    ...of('symbols', symbols),
    ...of('samples', samples),
  ];
  passed.write();
  return withoutDoubles(all).toSorted(inOrder);
}

const fromRoot = (file: string) => path.relative('', file).replaceAll('\\', '/');

/** What is wrong between pages, wherever they are: their addresses, titles and places in sidebars. */
const betweenPages = (root: string, named: readonly string[], { pages, problems }: Site): Problem[] => [
  // Of two that are alike, the one that was changed is told.
  ...checkTogether(structureFiles(), new Set([...named, 'sidebars.ts', 'sidebars-sdk.ts']), root),
  ...checkRoutes(root, pages, problems),
  ...redirectProblems(root),
];

/** Two checks may say the same. */
const withoutDoubles = (problems: readonly PageProblem[]): PageProblem[] => [
  ...new Map(problems.map((problem) => [problemLine(problem), problem])).values(),
];

function requireReferences(root: string): void {
  if (sdkTrees.every((tree) => fs.existsSync(path.join(root, 'api', tree)))) return;
  throw new Error('The SDK references are not there yet, and pages link to them. Run `npm run gen` once.');
}

/** Texts that are no pages of their own, such as a part of the home page: they link, and nothing leads to them. */
const othersIn = (texts: ReadonlyMap<string, string>, pages: readonly Page[]): Page[] => {
  const known = new Set(pages.map(({ file }) => file));
  return [...texts]
    .filter(([file]) => /\.mdx?$/.test(file) && !known.has(file))
    .map(([file, text]) => readPage(file, text, { directory: path.posix.dirname(file), routeBase: '/' }));
};
