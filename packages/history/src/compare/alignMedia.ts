import type { ApiItem } from '../ApiItem.ts';

/**
 * New bodies and answers with the names of the old ones that come in the same media types: of several, the first has
 * its name alone, and the others tell theirs. Which one comes first is nothing to code.
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

/** The items that get another name. */
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

/** Nobody has to send a body in a second way. */
function withName({ optional, ...item }: ApiItem, name: string, isOptional: true | undefined): ApiItem {
  const isKept = item.kind === 'body' ? isOptional : optional;
  return { ...item, name, ...(isKept && { optional: isKept }) };
}
