import { isMember, ownerOf, type SourceItem } from '../../../history/src/ApiItem.ts';
import type { ReleaseLine } from '../../../history/src/ReleaseLine.ts';
import type { Sources } from '../../../history/src/readSources.ts';
import type { HistoryId } from '../../../history/src/Snapshot.ts';
import type { Problem } from '../../../model/src/problem.ts';

/** Maps names to the version that added them. Names of the first release are left out. */
function additionsOf({ pairs }: ReleaseLine, id: HistoryId): Map<string, string> {
  const added = new Map<string, string>();
  for (const { to, changes } of pairs) {
    for (const { name, what } of changes[id] ?? []) {
      // An item that was removed and added again counts from its return.
      if (what === 'added') added.set(name, to);
    }
  }
  return added;
}

/**
 * Types that changed from an alias to one with members, or back. The snapshots don't tell which of their members are
 * new.
 */
function conversionsOf({ pairs }: ReleaseLine, id: HistoryId): Map<string, string> {
  return new Map(
    pairs.flatMap(({ to, changes }) =>
      (changes[id] ?? [])
        .filter(({ isConverted }) => isConverted)
        .map(({ name }): [string, string] => [name, to]),
    ),
  );
}

/**
 * Checks that the version in which a symbol, a member or an operation was added is stated where required, and correct.
 */
export function checkSince(line: ReleaseLine, sources: Sources): Problem[] {
  return line.ids.flatMap((id) => {
    const added = additionsOf(line, id);
    const converted = conversionsOf(line, id);
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
