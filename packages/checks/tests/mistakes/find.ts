import fs from 'node:fs';
import path from 'node:path';
import type { Keep } from '../../../model/src/Kept.ts';
import { fencedBlocks } from '../../../model/src/samples/extract.ts';
import { toPrograms } from '../../../model/src/samples/programs.ts';
import SdkTypes from '../../../model/src/symbols/SdkTypes.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { descriptionProblems } from '../../src/description/problems.ts';
import { proseProblems } from '../../src/prose/index.ts';
import { sampleProblems } from '../../../samples/src/check/index.ts';
import { componentAnchors } from '../../src/site/componentAnchors.ts';
import { checkLinks } from '../../src/site/links.ts';
import { otherTargets, readSitePages } from '../../src/site/sitePages.ts';
import { checkStructure } from '../../src/structure/index.ts';
import { allowed } from '../../src/symbols/allowed.ts';
import { checkSymbols } from '../../src/symbols/check.ts';
import { symbolSources } from '../../src/symbols/sources.ts';
import { readText } from '../../src/texts/readTexts.ts';
import { sdkProgram } from '../../../../tests/support/sdkProgram.ts';
import { commentProblems, isSaid } from './comments.ts';
import type { Check, Mistake } from './Mistake.ts';
import { soundSite } from './soundSite.ts';

/** A problem found by a check, with the file's path inside the site. */
type Found = Problem & { check: Check };

const GUIDE = 'docs/guide.mdx';

/**
 * Runs every check on every mistake, each in its own copy of
 * the sound site. Returns the problems in the mistakes' order.
 */
export async function findAll(mistakes: readonly Mistake[], folder: string): Promise<Found[][]> {
  const sites = mistakes.map((mistake, index) => write(mistake, path.join(folder, String(index))));
  const comments = commentProblems();
  const [prose, code] = [await proseOf(sites), await codeOf(mistakes)];
  const descriptions = descriptionProblems(placesOf(sites, 'openapi/api.yaml'));
  const ofComments = await comments;
  return sites.map(({ root, files, unreadable }, index) => {
    const changed = Object.keys(mistakes[index]?.files ?? {});
    const of = (check: Check, problems: readonly Problem[] = []) =>
      problems.map((problem) => ({ ...problem, check }));
    return [
      ...of('syntax', unreadable),
      ...of('structure', checkStructure(changed, files, root)),
      ...of('prose', prose[index]),
      ...of('links', unreadable.length === 0 ? linksOf(root) : []),
      ...(code.get(index) ?? []),
      ...of('description', inSite(descriptions, root)),
      ...of(
        'comments',
        ofComments.filter((problem) => isSaid(problem, mistakes[index])),
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

function write(mistake: Mistake, root: string): Site {
  const site = { ...soundSite, ...mistake.files };
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
async function proseOf(sites: readonly Site[]): Promise<Problem[][]> {
  // Files without a mistake are read once.
  const texts = sites.flatMap(({ root, texts }, index) =>
    [...texts]
      .filter(([file, text]) => index === 0 || text !== soundSite[file])
      .map(([file, text]) => [path.relative('', path.join(root, file)), text] as const),
  );
  const problems = await proseProblems(new Map(texts));
  return sites.map(({ root }) => inSite(problems, root));
}

const placesOf = (sites: readonly Site[], file: string): string[] =>
  sites
    .filter(({ files }) => files.includes(file))
    .map(({ root }) => path.relative('', path.join(root, file)));

/** Returns the problems of one site among those of all sites, with paths inside the site. */
function inSite(problems: readonly Problem[], root: string): Problem[] {
  const place = `${root}/`;
  return problems.flatMap((problem) => {
    const file = path.resolve(problem.file);
    return file.startsWith(place) ? [{ ...problem, file: file.slice(place.length) }] : [];
  });
}

/** Caches pages without a mistake and the anchors of components, so that they're read once. */
const read = new Map<string, unknown>();
const keep: Keep = <T>(key: readonly string[], make: () => T): T => {
  const name = JSON.stringify(key);
  if (!read.has(name)) read.set(name, make());
  return read.get(name) as T;
};

function linksOf(root: string): Problem[] {
  const { pages } = readSitePages(root, keep);
  return checkLinks(pages, otherTargets(root, keep(['anchors'], componentAnchors)));
}

/** Checks symbols and samples of the mistakes in code, with one compiler program for all. */
async function codeOf(mistakes: readonly Mistake[]): Promise<Map<number, Found[]>> {
  const meant = mistakes.flatMap((mistake, index) =>
    mistake.check === 'samples' || mistake.check === 'symbols'
      ? [{ mistake, index, file: `mistake-${index}/${GUIDE}`, text: String(mistake.files[GUIDE]) }]
      : [],
  );
  if (meant.length === 0) return new Map();
  const blocks = meant.flatMap(({ mistake, file, text }) =>
    mistake.check === 'samples' ? fencedBlocks(text, file) : [],
  );
  const program = sdkProgram(toPrograms(blocks));
  const sources = symbolSources(new SdkTypes(program, process.cwd()));
  const samples = await sampleProblems(process.cwd(), blocks, { compiled: program });
  return new Map(
    meant.map(({ mistake, index, file, text }) => {
      const { check } = mistake;
      const problems = check === 'samples' ? samples : checkSymbols(file, text, sources, allowed);
      return [
        index,
        problems.filter((each) => each.file === file).map((each) => ({ ...each, file: GUIDE, check })),
      ];
    }),
  );
}
