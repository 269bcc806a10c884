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
import { describeChange } from '../../../markdown/src/releases/changeLines.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { nextVersion } from '../../../model/src/versions.ts';

/**
 * Checks that the changelog names all that the next version removes, changes or requires, that it marks removals as
 * breaking, and that the version's number allows what it marks.
 */
export function checkChangelog(root: string, line: ReleaseLine, sources: Sources): Problem[] {
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
