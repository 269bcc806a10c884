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
export const checkSince = (line: ReleaseLine, sources: Sources): Problem[] =>
  line.ids.flatMap((id) => {
    // An item that was removed and added again counts from its return. Names of the first release are left out.
    const added = versionsOf(line, id, ({ what }) => what === 'added');
    // Of a type that changed from an alias to one with members, or back, the snapshots don't tell which members are new.
    const converted = versionsOf(line, id, ({ isConverted }) => isConverted);
    const tag = id === 'openapi' ? 'x-since:' : '@since';
    return sources[id].flatMap((item) => {
      const { name, since } = item;
      const addedIn = added.get(name) ?? added.get(ownerOf(name)) ?? line.first;
      const isRight =
        since === undefined
          ? !needsTag(item, tag, addedIn !== line.first, added.has(name))
          : since === addedIn || since === converted.get(ownerOf(name));
      if (isRight) return [];
      const isComing = line.pairs.some(({ to, isReleased }) => to === addedIn && !isReleased);
      const when = `${isComing ? 'is new' : 'was added'} in ${addedIn}`;
      const fact =
        since === undefined ? `${when}, and doesn't state that` : `states ${since}, but it ${when}`;
      const message = `\`${name}\` ${fact}. Write \`${tag} ${addedIn}\`.`;
      return [{ file: item.file, line: item.line, message }];
    });
  });

/**
 * Whether an item must state its version. Symbols always do, members and operations only if they're newer than their
 * owner.
 */
function needsTag(item: SourceItem, tag: string, isLater: boolean, isAdded: boolean): boolean {
  if (tag === 'x-since:') return isLater && ['operation', 'event'].includes(item.kind);
  return isMember(item) ? isAdded && !item.name.includes('[') : true;
}
