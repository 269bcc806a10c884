import type { Area, Entry } from './Area.ts';
import type { Intent } from './intent.ts';
import type { Query } from './parseQuery.ts';
import type { Ranked } from './scorePage.ts';

/** Among the first hits, which are visible at a glance, the maximum number of one kind. */
const FIRST_HITS = 8;
const MAX_OF_KIND = 3;

type Group = 'guide' | 'reference' | 'api' | 'error';

const groupOf = (entry: Entry): Group =>
  entry.kind === 'sdk-base' || entry.kind === 'sdk-react' ? 'reference' : entry.kind;

/** The kind of entry that an intent refers to. */
const GROUP_OF_INTENT: Record<Intent, Group | undefined> = {
  question: 'guide',
  task: 'guide',
  name: 'reference',
  member: 'reference',
  operation: 'api',
  error: 'error',
  words: undefined,
};

/** Readers' words for each kind of entry. */
const GROUP_OF_WORD: Record<string, Group> = {
  sdk: 'reference',
  type: 'reference',
  hook: 'reference',
  api: 'api',
  endpoint: 'api',
  operation: 'api',
  error: 'error',
  guide: 'guide',
};

/**
 * Prevents one kind from filling the first hits. From its fourth hit on, other kinds come first, unless the query names
 * the kind.
 */
export function diversifyKinds(ranked: readonly Ranked[], query: Query, intent: Intent): Ranked[] {
  const namedGroups = new Set<Group | undefined>([GROUP_OF_INTENT[intent]]);
  for (const { text } of query.words) namedGroups.add(GROUP_OF_WORD[text.replace(/s$/, '')]);
  const counts = new Map<Group, number>();
  const first: Ranked[] = [];
  const later: Ranked[] = [];
  for (const result of ranked) {
    const group = groupOf(result.entry);
    const count = (counts.get(group) ?? 0) + 1;
    if (first.length < FIRST_HITS && (count <= MAX_OF_KIND || namedGroups.has(group))) {
      counts.set(group, count);
      first.push(result);
    } else later.push(result);
  }
  return [...first, ...later];
}

/** Merges twins. The second one repeats the first, which links to both. */
export function mergeTwins(ranked: readonly Ranked[], areas: readonly Area[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.flatMap((result) => {
    const { page, anchor } = result.entry;
    if (page.twin === undefined) return [result];
    const name = page.twin + anchor;
    if (seen.has(name)) return [];
    seen.add(name);
    const twin = twinOf(result.entry, areas);
    return [twin ? { ...result, twin } : result];
  });
}

function twinOf({ page, anchor }: Entry, areas: readonly Area[]): Entry | undefined {
  for (const { pages } of areas) {
    const twinPage = pages.find((candidate) => candidate !== page && candidate.twin === page.twin);
    if (twinPage) return twinPage.entries.find((entry) => entry.anchor === anchor);
  }
  return undefined;
}
