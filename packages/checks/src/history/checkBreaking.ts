import { ownerOf, type ApiItem, type SourceItem } from '../../../history/src/ApiItem.ts';
import type { Change } from '../../../history/src/compare/Change.ts';
import {
  isSufficientStep,
  requiredStep,
  type ReleaseLine,
  type VersionPair,
} from '../../../history/src/ReleaseLine.ts';
import type { Sources } from '../../../history/src/readSources.ts';
import type { HistoryId } from '../../../history/src/Snapshot.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { nextVersion } from '../../../model/src/versions.ts';
import { entriesOf, readChangelog, type Changelog } from './changelogs.ts';

/** Checks that the next version's number allows its breaking changes and that the changelog lists each as breaking. */
export function checkBreaking(root: string, line: ReleaseLine, sources: Sources): Problem[] {
  const pair = line.pairs.at(-1);
  if (!pair || pair.isReleased) return [];
  return line.ids.flatMap((id) => {
    const changelog = readChangelog(root, id);
    const breaking = (pair.changes[id] ?? []).filter(({ impact }) => impact === 'breaking');
    const entries = entriesOf(changelog, pair.to);
    const paths = clientPaths(line.ids.flatMap((historyId) => sources[historyId]));
    return breaking.flatMap((change) => {
      const location = locationOf(change, sources, id, { file: changelog.source.file, line: entries.line });
      const description = `\`${change.name}\` ${sentence(change)}, which breaks code`;
      if (!isSufficientStep(pair.from, pair.to, breaking))
        return [{ ...location, message: `${description}. ${versionMessage(pair, breaking)}` }];
      if (namesOf(change.name, paths).some((name) => entries.breaking.has(name))) return [];
      return [{ ...location, message: `${description}. ${remedy(changelog, entries.line, change)}` }];
    });
  });
}

const sentence = ({ what, reasons }: Change): string =>
  what === 'removed'
    ? 'is removed'
    : what === 'added'
      ? `is new and ${reasons.join(', and ')}`
      : reasons.join(', and ');

function versionMessage({ from, to }: VersionPair, breaking: readonly Change[]): string {
  const needed = nextVersion(from, requiredStep(from, breaking));
  return `The step from ${from} to ${to} is too small for that. Change ${to} to ${needed} everywhere, or undo the change.`;
}

const remedy = ({ source }: Changelog, line: number, { what, name }: Change): string =>
  `Add an entry to ${source.file}:${line}, under ${what === 'removed' ? 'Removed' : 'Changed'}, ` +
  `that begins with "**Breaking:**" and names \`${name}\`.`;

/** Returns the position of the item, of its owner, or of the changelog. */
function locationOf(
  { name }: Change,
  sources: Sources,
  id: HistoryId,
  fallback: Pick<Problem, 'file' | 'line'>,
): Pick<Problem, 'file' | 'line'> {
  const find = (itemName: string): SourceItem | undefined =>
    sources[id].find((item) => item.name === itemName);
  const item = find(name) ?? find(ownerOf(name));
  return item ? { file: item.file, line: item.line } : fallback;
}

/** Returns the names that an entry may use for an item: its own, its owner's, and the path by which code reaches it. */
function namesOf(name: string, paths: ReadonlyMap<string, string>): string[] {
  const owner = ownerOf(name);
  const reached = paths.get(owner);
  return [name, owner, ...(reached === undefined ? [] : [reached + name.slice(owner.length)])];
}

/** Maps types to the path of their members from a client, such as `AccountModule` → `client.accounts`. */
function clientPaths(items: readonly ApiItem[]): Map<string, string> {
  const inClient = items.filter(({ name, kind }) => kind === 'property' && name.startsWith('Client.'));
  return new Map([
    ['Client', 'client'],
    ...inClient.map(({ name, type = '' }): [string, string] => [type, name.replace('Client', 'client')]),
  ]);
}
