import { isMember, ownerOf, type SourceItem } from '../../../history/src/ApiItem.ts';
import type { Change } from '../../../history/src/Change.ts';
import type { ReleaseLine } from '../../../history/src/ReleaseLine.ts';
import type { Sources } from '../../../history/src/readSources.ts';
import type { HistoryId } from '../../../history/src/Snapshot.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** Maps the names of some changes to the last version that made such a change. */
const versionsOf = (
  { pairs }: ReleaseLine,
  id: HistoryId,
  test: (change: Change) => boolean | undefined,
): Map<string, string> =>
  new Map(
    pairs.flatMap(({ to, changes }) =>
      (changes[id] ?? []).filter(test).map(({ name }): [string, string] => [name, to]),
    ),
  );

/**
 * Checks that the version in which a symbol, a member or an operation was added is stated where required, and correct.
 */
export function checkSince(line: ReleaseLine, sources: Sources): Problem[] {
  return line.ids.flatMap((id) => {
    // An item that was removed and added again counts from its return. Names of the first release are left out.
    const added = versionsOf(line, id, ({ what }) => what === 'added');
    // Of a type that changed from an alias to one with members, or back, the snapshots don't tell which members are new.
    const converted = versionsOf(line, id, ({ isConverted }) => isConverted);
    const tag = id === 'openapi' ? 'x-since:' : '@since';
    return sources[id].flatMap((item) => {
      const addedIn = added.get(item.name) ?? added.get(ownerOf(item.name)) ?? line.first;
      const message = sinceMessage(
        item,
        addedIn,
        tag,
        line,
        added.has(item.name),
        converted.get(ownerOf(item.name)),
      );
      return message ? [{ file: item.file, line: item.line, message }] : [];
    });
  });
}

function sinceMessage(
  item: SourceItem,
  addedIn: string,
  tag: string,
  { first, pairs }: ReleaseLine,
  isAdded: boolean,
  asMembers: string | undefined,
): string | undefined {
  const { name, since } = item;
  const remedy = `Write \`${tag} ${addedIn}\``;
  const isComing = pairs.some(({ to, isReleased }) => to === addedIn && !isReleased);
  const when = isComing ? `is new in ${addedIn}` : `was added in ${addedIn}`;
  if (since === undefined)
    return needsTag(item, tag, addedIn !== first, isAdded)
      ? `\`${name}\` ${when}, and doesn't state that. ${remedy}.`
      : undefined;
  return since === addedIn || since === asMembers
    ? undefined
    : `\`${name}\` states ${since}, but it ${when}. ${remedy}.`;
}

/**
 * Whether an item must state its version. Symbols always do, members and operations only if they're newer than their
 * owner.
 */
function needsTag(item: SourceItem, tag: string, isLater: boolean, isAdded: boolean): boolean {
  if (tag === 'x-since:') return isLater && ['operation', 'event'].includes(item.kind);
  return isMember(item) ? isAdded && !item.name.includes('[') : true;
}
