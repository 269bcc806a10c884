import fs from 'node:fs';
import path from 'node:path';
import { sdkTrees } from '../../facts/packages.ts';
import { inOrder, type Problem } from '../../facts/problem.ts';
import { isProse } from '../prose/files.ts';
import { proseProblems } from '../prose/index.ts';
import { checkStructure } from '../structure/index.ts';
import { readTexts } from '../texts/readTexts.ts';
import { codeProblems } from './codeProblems.ts';
import { linkProblems } from './linkProblems.ts';
import type { PageCheck, PageProblem } from './PageProblem.ts';
import { Passed } from './Passed.ts';
import { siteOf } from './siteOf.ts';
import { worldOf } from './world.ts';

/** Where it's kept what was read, and what has passed. */
const CACHE = 'node_modules/.cache/check';

/**
 * All that is wrong with pages, and with other files that pages are made from, such as a table or an SDK's source. What
 * has passed before, and has not changed since, is not looked at again.
 *
 * @param files - paths from the root of the repository, where the program runs
 */
export async function checkPages(files: readonly string[]): Promise<PageProblem[]> {
  const root = process.cwd();
  requireReferences(root);
  const world = worldOf(root);
  const passed = new Passed(path.join(root, CACHE, 'passed.txt'), world);
  const named = [...new Set(files.map(fromRoot))];
  const { texts, unreadable } = readTexts(named);
  // First, since it starts other programs.
  const prose = keptProse(texts, passed);
  const structure = checkStructure(named);
  const links = linkProblems(root, texts, siteOf(root, CACHE, world));
  const { symbols, samples } = await codeProblems(root, texts, passed);
  const of = (check: PageCheck, problems: Problem[]) => problems.map((problem) => ({ ...problem, check }));
  const all = [
    ...of('syntax', unreadable),
    ...of('structure', structure),
    ...of('prose', await prose),
    ...of('links', links),
    ...of('symbols', symbols),
    ...of('samples', samples),
  ];
  passed.write();
  return all.toSorted(inOrder);
}

const fromRoot = (file: string) => path.relative('', file).replaceAll('\\', '/');

function requireReferences(root: string): void {
  if (sdkTrees.every((tree) => fs.existsSync(path.join(root, 'api', tree)))) return;
  throw new Error('The SDK references are not there yet, and pages link to them. Run `npm run gen` once.');
}

/** What is wrong with how texts are written that have not passed as they are. */
async function keptProse(texts: ReadonlyMap<string, string>, passed: Passed): Promise<Problem[]> {
  const read = [...texts].filter(([file]) => /\.mdx?$/.test(file) || isProse(file));
  const fresh = read.filter((text) => !passed.has(passed.key('prose', text)));
  const problems = await proseProblems(new Map(fresh));
  const wrong = new Set(problems.map(({ file }) => file));
  for (const text of fresh) if (!wrong.has(text[0])) passed.add(passed.key('prose', text));
  return problems;
}
