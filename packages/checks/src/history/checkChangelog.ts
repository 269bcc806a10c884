import { ownerOf, type SourceItem } from '../../../history/src/ApiItem.ts';
import type { Change } from '../../../history/src/Change.ts';
import { clientPaths, entriesAbout, readChangelog, sectionOf } from '../../../history/src/changelog.ts';
import type { Section } from '../../../history/src/changelog.ts';
import {
  isSufficientStep,
  requiredStep,
  type ReleaseLine,
  type VersionPair,
} from '../../../history/src/ReleaseLine.ts';
import type { Sources } from '../../../history/src/readSources.ts';
import type { HistoryId } from '../../../history/src/Snapshot.ts';
import { describeChange } from '../../../markdown/src/releases/changeLines.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { nextVersion } from '../../../model/src/versions.ts';

/**
 * Checks that the changelog names all that the next version removes, changes or requires, that it marks removals as
 * breaking, that the version's number allows what it marks, and that no entry about a new name is in the section of an
 * earlier version.
 */
export const checkChangelog = (root: string, line: ReleaseLine, sources: Sources): Problem[] => [
  ...checkNextVersion(root, line, sources),
  ...line.ids.flatMap((id) => checkEarlierSections(root, id, line)),
];

/** Reports an entry about a name that a later version adds, as a merge leaves it below a version's heading. */
function checkEarlierSections(root: string, id: HistoryId, { pairs, first }: ReleaseLine): Problem[] {
  const changelog = readChangelog(root, id);
  return [first, ...pairs.map(({ to }) => to)].flatMap((version, index) => {
    if (!changelog.text.includes(`\n## [${version}]`)) return [];
    const { file, entries } = sectionOf(changelog, version);
    const later = pairs
      .slice(index)
      .flatMap(({ to, changes }) =>
        (changes[id] ?? []).filter(({ what }) => what === 'added').map(({ name }) => ({ name, to })),
      );
    return entries.flatMap(({ line, names }) =>
      later
        .filter(({ name }) => names.includes(name))
        .map(({ name, to }) => ({
          file,
          line,
          message: `${version} has no \`${name}\`, which is new in ${to}. Move the entry to the changes of ${to}.`,
        })),
    );
  });
}

function checkNextVersion(root: string, line: ReleaseLine, sources: Sources): Problem[] {
  const pair = line.pairs.at(-1);
  if (!pair || pair.isReleased) return [];
  const paths = clientPaths(line.ids.flatMap((id) => sources[id]));
  return line.ids.flatMap((id) => {
    const section = sectionOf(readChangelog(root, id), pair.to);
    const unnamed = (pair.changes[id] ?? []).filter(
      (change) => needsEntry(change) && !isNamed(change, section, paths),
    );
    return [
      ...unnamed.map((change) => ({
        ...locationOf(change, sources[id], section),
        message: messageOf(change, section),
      })),
      ...stepProblems(pair, section),
    ];
  });
}

/** Whether code can notice a change without using a new symbol or an optional part. */
const needsEntry = ({ what, isRequired }: Change): boolean => what !== 'added' || Boolean(isRequired);

/** Whether an entry names a change. A removal always breaks code. */
const isNamed = (change: Change, section: Section, paths: ReadonlyMap<string, string>): boolean =>
  entriesAbout(change, section, paths).some(({ isBreaking }) => isBreaking || change.what !== 'removed');

function messageOf(change: Change, { file, line }: Section): string {
  const { name, what } = change;
  const fact = `\`${name}\` is ${describeChange(change)}, and the changelog doesn't say so`;
  const entry = `Add an entry to ${file}:${line}, under`;
  return what === 'removed'
    ? `${fact}. ${entry} Removed, that begins with "**Breaking:**" and names \`${name}\`.`
    : `${fact}. ${entry} Changed, that names \`${name}\`. Begin it with "**Breaking:**" if code has to change.`;
}

/** Reports each entry about a change that's too large for the version's number. */
function stepProblems(pair: VersionPair, { file, entries }: Section): Problem[] {
  if (isSufficientStep(pair)) return [];
  const { from, to } = pair;
  const needed = nextVersion(from, requiredStep(from, pair));
  return entries
    .filter(({ isBreaking }) => isBreaking)
    .map(({ line }) => ({
      file,
      line,
      message: `the change breaks code, and the step from ${from} to ${to} is too small for that. Change ${to} to ${needed} everywhere, or undo the change.`,
    }));
}

/** Returns the position of the item, of its owner, or of the changelog. */
function locationOf(
  { name }: Change,
  items: readonly SourceItem[],
  { file, line }: Section,
): Pick<Problem, 'file' | 'line'> {
  const find = (itemName: string): SourceItem | undefined => items.find((item) => item.name === itemName);
  const item = find(name) ?? find(ownerOf(name));
  return item ? { file: item.file, line: item.line } : { file, line };
}
