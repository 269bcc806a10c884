import { archiveProblems } from '../../../history/src/archives.ts';
import { newestVersion, readChangelog } from '../../../history/src/changelog.ts';
import {
  releaseLines,
  readReleaseLine,
  type ReleaseLine,
  type VersionPair,
} from '../../../history/src/ReleaseLine.ts';
import { readSources, type Sources } from '../../../history/src/readSources.ts';
import { releasedVersions, type HistoryId } from '../../../history/src/Snapshot.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { problemLine, withoutDuplicates, type Problem } from '../../../model/src/problem.ts';
import { checkChangelog } from './checkChangelog.ts';
import { checkSince } from './checkSince.ts';
import fs from 'node:fs';
import path from 'node:path';
import { releaseRoute } from '../../../history/src/readHistory.ts';
import { parsePage, syntaxProblem } from '../../../model/src/markdownParser.ts';
import { attributeOf, lineOf, nodesIn } from '../texts/nodes.ts';

/** The element that the site replaces with the changes of a version. */
const ELEMENT = 'ReleaseChanges';

/** Checks that each version has a page with the list of its changes, since symbols and operations link there. */
const checkReleasePages = (root: string, { pairs }: ReleaseLine): Problem[] =>
  pairs.flatMap((pair) => {
    const file = `docs${releaseRoute(pair.to)}.mdx`;
    const pageFile = path.join(root, file);
    if (fs.existsSync(pageFile)) return checkPage(file, fs.readFileSync(pageFile, 'utf8'), pair) ?? [];
    const remedy = `Create it, and describe the changes since ${pair.from}, with ${elementOf(pair)}.`;
    return [{ file, line: 1, message: `version ${pair.to} has no page. ${remedy}` }];
  });

const elementOf = ({ to }: VersionPair): string => `<${ELEMENT} version="${to}" />`;

function checkPage(file: string, text: string, pair: VersionPair): Problem | undefined {
  const unreadable = syntaxProblem(file, text);
  if (unreadable) return unreadable;
  const elements = elementsOf(file, text);
  if (elements.some(({ version }) => version === pair.to)) return undefined;
  const [firstElement] = elements;
  const line = firstElement?.line ?? text.trimEnd().split('\n').length;
  const difference = firstElement
    ? `shows the changes of ${firstElement.version || 'no version'}`
    : `doesn't show the changes of ${pair.to}`;
  return { file, line, message: `the page ${difference}. Write ${elementOf(pair)} on a line of its own.` };
}

/** Finds the lists of changes on a page, as elements and not in samples or sentences. */
const elementsOf = (file: string, text: string): { version: string; line: number }[] =>
  nodesIn(parsePage(file, text), ({ type, name }) => type === 'mdxJsxFlowElement' && name === ELEMENT).map(
    (node) => ({ version: String(attributeOf(node, 'version') ?? ''), line: lineOf(node) }),
  );

/** Reports contradictions between the snapshots of the releases, the sources and the changelogs. */
export function checkHistory(root: string): Problem[] {
  const sources = readSources(root);
  const problems = releaseLines.flatMap((ids) => {
    const line = readReleaseLine(root, ids, sources);
    return [
      ...checkReleaseLine(root, line, sources),
      ...checkSnapshots(root, ids),
      ...checkReleasePages(root, line),
    ];
  });
  // Release lines that share a version also share its page, so a problem can appear twice.
  return withoutDuplicates(problems);
}

/** Reports contradictions between one line of releases and its sources. */
export const checkReleaseLine = (root: string, line: ReleaseLine, sources: Sources): Problem[] => [
  ...checkSince(line, sources),
  ...checkChangelog(root, line, sources),
];

/** Checks that the latest version with a date in each changelog has a snapshot. */
function checkSnapshots(root: string, ids: readonly HistoryId[]): Problem[] {
  return ids.flatMap((id) => {
    const { file, text, newest } = readChangelog(root, id);
    if (releasedVersions(root, id).includes(newest)) return [];
    const line = text.split('\n').findIndex((lineText) => lineText.startsWith(`## [${newest}]`)) + 1;
    return [{ file, line, message: `${newest} has no snapshot in history. Run npm run release.` }];
  });
}

/**
 * Checks the history of the APIs against the snapshots of their releases, and that the archives of the releases exist
 * unchanged.
 */
export function checkReleases() {
  const released = new Map(sdkPackages.map(({ name, tree }) => [name, newestVersion('.', [tree])]));
  const problems = [...checkHistory('.'), ...archiveProblems('.', released)];
  return { problems: problems.map(problemLine), summary: `${released.size} packages compared` };
}
