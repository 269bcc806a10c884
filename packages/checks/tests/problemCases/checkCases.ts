import fs from 'node:fs';
import path from 'node:path';
import stylelint from 'stylelint';
import type { Memoize } from '../../../model/src/cache/Cache.ts';
import { fencedBlocks } from '../../../model/src/samples/extract.ts';
import { toPrograms } from '../../../model/src/samples/programs.ts';
import SdkTypes from '../../../model/src/symbols/SdkTypes.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { lintScripts } from '../../src/code/lint.ts';
import { checkStyleNames } from '../../src/code/styleNames.ts';
import { checkUnusedFiles } from '../../src/code/unusedFiles.ts';
import { checkDescription } from '../../src/description/checkDescription.ts';
import { checkProse } from '../../src/prose/index.ts';
import { checkSamples } from '../../../samples/src/check/index.ts';
import { checkLeaks } from '../../src/leaks/index.ts';
import { componentAnchors } from '../../src/site/componentAnchors.ts';
import { readCodeLinks } from '../../src/site/checkSite.ts';
import { checkConflicts } from '../../src/site/conflicts.ts';
import { checkLinks } from '../../src/site/links.ts';
import { otherTargets, readSitePages } from '../../src/site/sitePages.ts';
import { checkStructure } from '../../src/structure/index.ts';
import { checkSymbols } from '../../src/symbols/checkSymbols.ts';
import { symbolSources } from '../../src/symbols/sources.ts';
import { readText } from '../../src/texts/readTexts.ts';
import { sdkProgram } from '../../../../tests/support/sdkProgram.ts';
import { checkBrokenReference, isExpected } from './comments.ts';
import type { Check, ProblemCase } from './ProblemCase.ts';
import { validSite } from './validSite.ts';

/** A problem found by a check, with the file's path inside the site. */
type FoundProblem = Problem & { check: Check };

const GUIDE = 'docs/guide.mdx';

/**
 * Runs every check on every mistake, each in its own copy of
 * the sound site. Returns the problems in the mistakes' order.
 */
export async function checkCases(cases: readonly ProblemCase[], folder: string): Promise<FoundProblem[][]> {
  const sites = cases.map((mistake, index) => write(mistake, path.join(folder, String(index))));
  const comments = checkBrokenReference();
  const [prose, code] = [await checkAllProse(sites), await checkAllCode(cases)];
  const descriptions = checkDescription(pathsOf(sites, 'openapi/api.yaml'));
  const ofComments = await comments;
  const scripts = ['index.ts', 'src/components/NetworkTable/index.tsx'];
  const linted = await lintScripts(
    scripts.flatMap((file) => pathsOf(sites, file)).map((file) => path.resolve(file)),
  );
  const leaks = await Promise.all(
    sites.map(({ root }, index) => checkLeaks(Object.keys(cases[index]?.files ?? {}), root)),
  );
  const styleNames = checkStyleNames(
    sites
      .filter((_, index) => cases[index]?.check === 'styles')
      .map(({ root }) => `${root}/src/css/tokens.css`),
  );
  const styles = await Promise.all(cases.map(({ files }) => checkStyle(files['src/css/tokens.css'])));
  return sites.map(({ root, unreadable }, index) => {
    const changed = Object.keys(cases[index]?.files ?? {});
    const of = (check: Check, problems: readonly Problem[] = []) =>
      problems.map((problem) => ({ ...problem, check }));
    return [
      ...of('syntax', unreadable),
      ...of('structure', checkStructure(changed, root)),
      ...of('structure', changed.includes('docusaurus.config.ts') ? checkUnusedFiles(changed, root) : []),
      ...of('leaks', leaks[index]),
      ...of('prose', prose[index]),
      ...of('styles', [...(styles[index] ?? []), ...inSite(styleNames, root)]),
      // The sidebar names a page even if it can't be read.
      ...checkWholeSite(root, changed),
      ...(code.get(index) ?? []),
      ...of('description', inSite(descriptions, root)),
      ...of(
        'comments',
        [...ofComments, ...inSite(linted, root)].filter((problem) => isExpected(problem, cases[index])),
      ),
    ];
  });
}

interface Site {
  root: string;
  files: string[];
  texts: Map<string, string>;
  unreadable: Problem[];
}

function write(problemCase: ProblemCase, root: string): Site {
  const site = { ...validSite, ...problemCase.files };
  const texts = new Map<string, string>();
  const unreadable: Problem[] = [];
  for (const [file, content] of Object.entries(site)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
    if (!/^docs\/.*\.mdx$/.test(file)) continue;
    const text = readText(file, Buffer.from(content));
    if (typeof text === 'string') texts.set(file, text);
    else unreadable.push(text);
  }
  return { root, files: Object.keys(site), texts, unreadable };
}

/** Checks the prose of all sites at once, because the spell checker and the linters start slowly. */
async function checkAllProse(sites: readonly Site[]): Promise<Problem[][]> {
  // Files without a mistake are read once.
  const texts = sites.flatMap(({ root, texts }, index) =>
    [...texts]
      .filter(([file, text]) => index === 0 || text !== validSite[file])
      .map(([file, text]) => [path.relative('', path.join(root, file)), text] as const),
  );
  const problems = await checkProse(new Map(texts));
  return sites.map(({ root }) => inSite(problems, root));
}

const pathsOf = (sites: readonly Site[], file: string): string[] =>
  sites
    .filter(({ files }) => files.includes(file))
    .map(({ root }) => path.relative('', path.join(root, file)));

/** Returns the problems of one site among those of all sites, with paths inside the site. */
function inSite(problems: readonly Problem[], root: string): Problem[] {
  const prefix = `${root}/`;
  return problems.flatMap((problem) => {
    const file = path.resolve(problem.file);
    return file.startsWith(prefix) ? [{ ...problem, file: file.slice(prefix.length) }] : [];
  });
}

/** Caches pages without a mistake and the anchors of components, so that they're read once. */
const memoized = new Map<string, unknown>();
const memoize: Memoize = <T>(key: readonly string[], make: () => T): T => {
  const name = JSON.stringify(key);
  if (!memoized.has(name)) memoized.set(name, make());
  return memoized.get(name) as T;
};

function checkWholeSite(root: string, changed: readonly string[]): FoundProblem[] {
  const { pages } = readSitePages(root, memoize);
  const linking = [
    ...pages,
    ...readCodeLinks(
      root,
      changed.filter((file) => file.endsWith('agents.json')),
    ),
  ];
  const links = checkLinks(pages, otherTargets(root, memoize(['anchors'], componentAnchors)), linking);
  return [
    ...checkConflicts(root, pages, changed).map((problem) => ({ ...problem, check: 'structure' as const })),
    ...links.map((problem) => ({ ...problem, check: 'links' as const })),
  ];
}

/** Lints a style sheet as the file whose rules differ least from CSS itself. */
async function checkStyle(code?: string | Uint8Array): Promise<Problem[]> {
  if (code === undefined) return [];
  const file = 'src/css/tokens.css';
  const settings = { codeFilename: path.resolve(file), configFile: path.resolve('.config/stylelint.mjs') };
  const { results } = await stylelint.lint({ code: String(code), ...settings });
  return results.flatMap(({ warnings }) => warnings.map(({ line, text }) => ({ file, line, message: text })));
}

/** Checks symbols and samples of the mistakes in code, with one compiler program for all. */
async function checkAllCode(cases: readonly ProblemCase[]): Promise<Map<number, FoundProblem[]>> {
  const codeCases = cases.flatMap((mistake, index) =>
    mistake.check === 'samples' || mistake.check === 'symbols'
      ? [{ mistake, index, file: `mistake-${index}/${GUIDE}`, text: String(mistake.files[GUIDE]) }]
      : [],
  );
  if (codeCases.length === 0) return new Map();
  const blocks = codeCases.flatMap(({ mistake, file, text }) =>
    mistake.check === 'samples' ? fencedBlocks(text, file) : [],
  );
  const program = sdkProgram(toPrograms(blocks));
  const sources = symbolSources(new SdkTypes(program, process.cwd()));
  const samples = await checkSamples(process.cwd(), blocks, { compiled: program });
  return new Map(
    codeCases.map(({ mistake, index, file, text }) => {
      const { check } = mistake;
      const problems = check === 'samples' ? samples : checkSymbols(file, text, sources);
      return [
        index,
        problems.filter((each) => each.file === file).map((each) => ({ ...each, file: GUIDE, check })),
      ];
    }),
  );
}
