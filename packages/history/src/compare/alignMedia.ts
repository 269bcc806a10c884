import type { ApiItem } from '../ApiItem.ts';

/**
 * Renames new bodies and responses to match old ones with the same media types. If there are several, the first has the
 * plain name, and the others' names include their media type. Code doesn't depend on which one is first.
 */
export function alignMedia(olds: readonly ApiItem[], news: readonly ApiItem[]): ApiItem[] {
  const parts = news.filter(hasMedia);
  const names = new Set(parts.map(partName));
  const renamed = new Map(
    [...names].flatMap((name) => {
      const isOf = (item: ApiItem) => hasMedia(item) && partName(item) === name;
      return [...namesOf(name, olds.filter(isOf), parts.filter(isOf))];
    }),
  );
  return news.map((item) => renamed.get(item) ?? item);
}

const hasMedia = ({ kind, media }: ApiItem): boolean => kind !== 'parameter' && media !== undefined;
const partName = ({ name }: ApiItem): string => name.replace(/ \(.*\)$/, '');

/** Returns the items to rename. */
function namesOf(name: string, olds: readonly ApiItem[], news: readonly ApiItem[]): Map<ApiItem, ApiItem> {
  const mates = new Map<ApiItem, string>();
  const taken = new Set<string>();
  for (const item of news) {
    const mate = olds.find((old) => !taken.has(old.name) && sharesMedia(old, item))?.name;
    if (mate === undefined) continue;
    mates.set(item, mate);
    taken.add(mate);
  }
  const isOptional = news.find((item) => item.name === name)?.optional;
  const nameFor = (item: ApiItem): string =>
    mates.get(item) ?? (taken.has(item.name) ? `${name} (${item.media?.[0] ?? ''})` : item.name);
  return new Map(
    news
      .filter((item) => nameFor(item) !== item.name)
      .map((item) => [item, withName(item, nameFor(item), nameFor(item) === name ? isOptional : true)]),
  );
}

const sharesMedia = (old: ApiItem, item: ApiItem): boolean =>
  old.media?.some((media) => item.media?.includes(media)) ?? false;

/** Renames an item. An alternative body is optional, because a client sends only one. */
function withName({ optional, ...item }: ApiItem, name: string, isOptional: true | undefined): ApiItem {
  const isKept = item.kind === 'body' ? isOptional : optional;
  return { ...item, name, ...(isKept && { optional: isKept }) };
}
