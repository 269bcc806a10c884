import type { ApiItem } from '../ApiItem.ts';

/**
 * Renames new bodies and responses to match old ones with the same media types. If there are several, the first has the
 * plain name, and the others' names include their media type. Code doesn't depend on which one is first.
 */
export function alignMedia(oldItems: readonly ApiItem[], newItems: readonly ApiItem[]): ApiItem[] {
  const parts = newItems.filter(hasMedia);
  const names = new Set(parts.map(partName));
  const renamed = new Map(
    [...names].flatMap((name) => {
      const isOf = (item: ApiItem) => hasMedia(item) && partName(item) === name;
      return [...renamedItems(name, oldItems.filter(isOf), parts.filter(isOf))];
    }),
  );
  return newItems.map((item) => renamed.get(item) ?? item);
}

const hasMedia = ({ kind, media }: ApiItem): boolean => kind !== 'parameter' && media !== undefined;
const partName = ({ name }: ApiItem): string => name.replace(/ \(.*\)$/, '');

/** Returns the items to rename. */
function renamedItems(
  name: string,
  oldItems: readonly ApiItem[],
  newItems: readonly ApiItem[],
): Map<ApiItem, ApiItem> {
  const matches = new Map<ApiItem, string>();
  const taken = new Set<string>();
  for (const item of newItems) {
    const match = oldItems.find((old) => !taken.has(old.name) && sharesMedia(old, item))?.name;
    if (match === undefined) continue;
    matches.set(item, match);
    taken.add(match);
  }
  const isOptional = newItems.find((item) => item.name === name)?.optional;
  const nameFor = (item: ApiItem): string =>
    matches.get(item) ?? (taken.has(item.name) ? `${name} (${item.media?.[0] ?? ''})` : item.name);
  return new Map(
    newItems
      .filter((item) => nameFor(item) !== item.name)
      .map((item) => [item, withName(item, nameFor(item), nameFor(item) === name ? isOptional : true)]),
  );
}

const sharesMedia = (old: ApiItem, item: ApiItem): boolean =>
  old.media?.some((media) => item.media?.includes(media)) ?? false;

/** Renames an item. An alternative body is optional, because a client sends only one. */
function withName({ optional, ...item }: ApiItem, name: string, isOptional: true | undefined): ApiItem {
  const newOptional = item.kind === 'body' ? isOptional : optional;
  return { ...item, name, ...(newOptional && { optional: newOptional }) };
}
