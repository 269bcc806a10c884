import '../../../model/src/cache/recordReads.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { Cache } from '../../../model/src/cache/Cache.ts';
import { recordChildren, recordedStates } from '../../../model/src/cache/recording.ts';
import { isCounted } from '../../../model/src/files.ts';
import { bridgeUnreadable, problemsOfUnreadable } from '../../../model/src/openapi/readDescription.ts';
import { sdkTrees } from '../../../model/src/packages.ts';
import {
  byLocation,
  foundBy,
  withoutDuplicates,
  type CheckedProblem,
  type Problem,
} from '../../../model/src/problem.ts';
import { checkLeaks } from '../leaks/index.ts';
import { checkStrayFiles } from '../leaks/strayFiles.ts';
import { checkRedirectLists } from '../redirects/index.ts';
import { readPage, type Page } from '../site/readPages.ts';
import { checkRoutes } from '../site/routesList.ts';
import { checkSite } from '../site/checkSite.ts';
import { checkStructure } from '../structure/index.ts';
import { readTexts } from '../texts/readTexts.ts';
import { checkCode } from './checkCode.ts';
import { isCheckedText } from './checkedFiles.ts';
import { Passes } from './Passes.ts';
import { readSite } from '../site/sitePages.ts';
import { isProse } from '../prose/files.ts';
import { checkProse } from '../prose/index.ts';

/** The maximum number of cached passes. */
const MAX_PASSES = 20_000;

/**
 * Reports all problems of pages, and of other files that pages are built from, such as a table or an SDK's source.
 * Skips checks that have passed and whose inputs haven't changed since.
 *
 * @param files - paths from the root of the repository, where the program runs
 * @param wholeSite - whether to check links and the site's structure in all files, since a removed page affects others
 */
export async function checkPages(
  files: readonly string[],
  { wholeSite = false } = {},
): Promise<CheckedProblem[]> {
  const root = process.cwd();
  requireReferences(root);
  bridgeUnreadable();
  recordChildren(root);
  const cache = new Cache(root, 'passed', { limit: MAX_PASSES });
  const passed = new Passes(cache);
  const requested = [...new Set(files.map(fromRoot))];
  const { texts, unreadable } = readTexts(
    requested.filter((file) => isCheckedText(file) || /\.mdx?$/.test(file)),
  );
  // Must start first, since it runs other programs.
  const code = checkCode(root, texts, passed);
  const site = readSite(root);
  const [{ symbols, samples }, { structure, links }, prose, leaks] = await Promise.all([
    code,
    checkSite(root, site, partialPages(texts, site.pages), requested),
    checkChangedProse(texts, passed),
    checkLeaks(requested),
  ]);
  structure.push(...checkStructure(requested));
  if (wholeSite) structure.push(...checkRoutes(root, site.pages, site.problems), ...checkRedirectLists(root));
  const isRequested = ({ file }: Problem) => wholeSite || requested.includes(file);
  const broken = new Set(unreadable.map(({ file }) => file));
  // In the order in which their messages help most.
  const all = [
    ...foundBy('syntax', [...unreadable, ...problemsOfUnreadable().filter(isRequested)]),
    // Reports a page that can't be parsed only once.
    ...foundBy(
      'structure',
      structure.filter(isRequested).filter(({ file }) => !broken.has(file)),
    ),
    ...foundBy('leaks', [...leaks, ...(wholeSite ? checkStrayFiles(root) : [])]),
    ...foundBy('prose', prose),
    ...foundBy('links', links.filter(isRequested)),
    ...foundBy('symbols', symbols),
    ...foundBy('samples', samples),
  ];
  // The answer doesn't wait for the cache.
  setImmediate(() => passed.write(() => recordedStates(root, isCounted)));
  // Two checks may report the same problem.
  return withoutDuplicates(all).toSorted(byLocation);
}

const fromRoot = (file: string) => path.relative('', file).replaceAll('\\', '/');

function requireReferences(root: string): void {
  if (sdkTrees.every((tree) => fs.existsSync(path.join(root, 'api', tree)))) return;
  throw new Error('The SDK references are missing, and pages link to them. Run `npm run gen` once.');
}

/**
 * Returns texts that aren't pages themselves, such as a part of the home page. They have links, but nothing links to
 * them.
 */
const partialPages = (texts: ReadonlyMap<string, string>, pages: readonly Page[]): Page[] => {
  const known = new Set(pages.map(({ file }) => file));
  return [...texts]
    .filter(([file]) => /\.mdx?$/.test(file) && !known.has(file))
    .map(([file, text]) => {
      const directory = path.posix.dirname(file);
      const page = readPage(file, text, { directory, routeBase: '/' });
      // Texts about the repository also link to its files.
      const links = page.links.filter(
        ({ url }) => !fs.existsSync(path.join(directory, url.split('#')[0] ?? '')),
      );
      return { ...page, links };
    });
};

/** Reports prose problems of the texts that haven't passed yet in their current form. */
async function checkChangedProse(texts: ReadonlyMap<string, string>, passed: Passes): Promise<Problem[]> {
  const fresh = [...texts]
    .filter(([file]) => /\.mdx?$/.test(file) || isProse(file))
    .map((entry) => ({ entry, file: entry[0], key: JSON.stringify(['prose', entry]) }))
    .filter(({ key }) => !passed.has(key));
  const problems = await checkProse(new Map(fresh.map(({ entry }) => entry)));
  passed.add(fresh, problems);
  return problems;
}
