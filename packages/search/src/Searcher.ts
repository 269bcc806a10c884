import { nearest } from '../../model/src/nearest.ts';
import { excerptOf, markRuns, type Run } from './excerpt.ts';
import { IndexLoader, isBelow } from './IndexLoader.ts';
import type { Fetch } from './LoadedIndex.ts';
import type { Kind } from './pieces.ts';
import { rank, type Ranking } from './rank.ts';
import type { Area, Entry } from './Area.ts';
import type { Matches } from './Matches.ts';
import type { Ranked } from './scorePage.ts';
import { parseQuery, type Query } from './parseQuery.ts';
import { termOf, wordsOf } from './terms.ts';

/** A search result. The short names in its two records come from the search plugin's own index. */
export interface Hit {
  document: {
    /** Name: the page's title, or a heading. */
    t: string;
    /** Title of the page, for a section of it. */
    s?: string;
    /** Path of the page, with the site's base. */
    u: string;
    /** Anchor, with its `#`. */
    h?: string;
    /** Breadcrumbs of the page. */
    b: string[];
  };
  /** The result's page: title and breadcrumbs. */
  page: { t: string; b: string[] };
  kind: Kind;
  /**
   * The same symbol in the other package, which isn't a separate hit: path with the site's base, anchor with its `#`.
   */
  twin?: { u: string; h: string; kind: Kind };
  title: Run[];
  excerpt: Run[];
  /**
   * Words to highlight on the page. Only distinctive words, without those of one or two letters unless the query
   * contains nothing else, and one form of each.
   */
  terms: string[];
}

export interface Found {
  hits: Hit[];
  /** Results outside of the context that are better than those in it. */
  elsewhere: Hit[];
  /** Number of results of each kind in the context, of which {@link hits} are the first. */
  totals: Partial<Record<Kind, number>>;
}

/** Maximum number of results outside of the context. */
const MAX_ELSEWHERE = 2;

/** Maximum number of similar names, and of words of one. Longer names are sentences, which readers don't try to type. */
const MAX_NAMES = 5;
const MAX_WORDS = 3;

/** Limits of the results. */
export interface Limits {
  hits: number;
  /** Maximum number of hits of one kind. */
  ofKind?: number;
  /** Maximum number of characters of an excerpt. */
  excerpt: number;
}

/** Searches the index of one version of the site, as far as it has been loaded. */
export class Searcher extends IndexLoader {
  readonly #base: string;

  constructor(base: string, fetch: Fetch, onChanged: () => void) {
    super(fetch, onChanged);
    this.#base = base;
  }

  /** Loads the pieces for first results, and continues with the rest in the background. */
  async open(context: string, withText: boolean): Promise<void> {
    await this.loadFirstPieces();
    // The loaded pieces provide results, which are marked as partial.
    if (withText) this.loadAll(context).catch(() => undefined);
  }

  async search(context: string, text: string, limits: Limits): Promise<Found> {
    const { query, intent, ranked, matches, areas } = await this.rank(text);
    const isWithin = ({ entry }: Ranked) => isBelow(entry.page.path, context);
    const merged = mergeTwins(
      ranked.filter(isWithin),
      areas.filter(({ path }) => isBelow(path, context)),
    );
    const within = intent === 'words' && query.words.length === 1 ? spreadKinds(merged) : merged;
    const names = new Set(within.map(({ entry }) => symbolName(entry)));
    const first = ranked.findIndex(isWithin);
    const better = mergeTwins(ranked.slice(0, first < 0 ? undefined : first), areas).filter(
      ({ entry }) => entry.page.twin === undefined || !names.has(symbolName(entry)),
    );
    const toHit = (each: Ranked) => this.#hit(each, query, matches, limits);
    const totals: Found['totals'] = {};
    const best = within.filter(({ entry: { kind } }) => {
      const count = (totals[kind] ?? 0) + 1;
      totals[kind] = count;
      return limits.ofKind === undefined || count <= limits.ofKind;
    });
    return {
      hits: best.slice(0, limits.hits).map(toHit),
      elsewhere: better.slice(0, MAX_ELSEWHERE).map(toHit),
      totals,
    };
  }

  /** Returns the ranking that {@link search} converts to hits, which explains their order. */
  async rank(text: string): Promise<Ranking & { query: Query; areas: Area[] }> {
    await this.loadFirstPieces();
    const areas = await this.areas();
    const query = parseQuery(text);
    return { query, areas, ...rank(areas, query) };
  }

  /** Returns names with words similar to those of a query, as suggestions if nothing was found. */
  async near(text: string): Promise<string[]> {
    await this.loadFirstPieces();
    const names = new Map<string, string[]>();
    for (const { name } of (await this.areas()).flatMap(({ entries }) => entries)) {
      const parts = wordsOf(name);
      if (parts.length > MAX_WORDS) continue;
      for (const part of parts) names.set(part, [...(names.get(part) ?? []), name]);
    }
    const near = parseQuery(text)
      .words.filter(({ text: word }) => word.length > 2)
      .flatMap(({ text: word }) => nearest(word, [...names.keys()], MAX_NAMES));
    const found = near.flatMap((word) => (names.get(word) ?? []).toSorted((a, b) => a.length - b.length));
    return [...new Set(found)].slice(0, MAX_NAMES);
  }

  #hit({ entry, twin }: Ranked, query: Query, matches: Matches, limits: Limits): Hit {
    const { page, name, anchor, kind } = entry;
    const start = query.prefix;
    const title = markRuns(name, matches.terms, start);
    const cut = (from: string) => excerptOf(from, matches.terms, start, limits.excerpt);
    // A page's description explains it best. Its text is shown if only the text contains the words.
    const [first, second] = (anchor === '' ? [page.description, entry.text] : [entry.text, page.description])
      .filter((text) => text !== undefined && text !== '')
      .map((text) => cut(text ?? ''));
    const isMarked = (runs: Run[] | undefined) => runs?.some(({ mark }) => mark) === true;
    const excerpt = (!isMarked(first) && anchor === '' && isMarked(second) ? second : first) ?? [];
    const marked = [...title, ...excerpt]
      .filter(({ mark }) => mark)
      .map(({ text: word }) => word.toLowerCase());
    return {
      document: {
        t: name,
        u: this.#base + page.path,
        b: page.trail,
        ...(anchor !== '' && { s: page.title, h: anchor }),
      },
      page: { t: page.title, b: page.trail },
      kind,
      ...(twin && { twin: { u: this.#base + twin.page.path, h: twin.anchor, kind: twin.kind } }),
      title,
      excerpt,
      terms: [...query.marks, ...marked].filter(
        (word, order, all) => all.findIndex((other) => termOf(other) === termOf(word)) === order,
      ),
    };
  }
}

/** Merges twins into one result, which links to both. The first area's comes first. */
function mergeTwins(ranked: readonly Ranked[], areas: readonly Area[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.flatMap((result) => {
    if (result.entry.page.twin === undefined) return [result];
    const name = symbolName(result.entry);
    if (seen.has(name)) return [];
    seen.add(name);
    const [entry = result.entry, twin] = twinsOf(result.entry, areas);
    return [{ ...result, entry, ...(twin && { twin }) }];
  });
}

/** Returns the entries of a symbol or member in the areas' packages. */
const twinsOf = ({ page, anchor }: Entry, areas: readonly Area[]): Entry[] =>
  areas.flatMap(({ pages }) =>
    pages
      .filter(({ twin }) => twin === page.twin)
      .flatMap(({ entries }) => entries.filter((entry) => entry.anchor === anchor)),
  );

/** Returns the name that a symbol or its member has in both packages. */
const symbolName = ({ page, anchor }: Entry): string => `${page.twin}${anchor}`;

/** Among the first hits, which are visible at a glance, the maximum number of one kind. */
const FIRST_HITS = 8;
const MAX_OF_KIND = 3;

/** Prevents one kind from filling the first hits for a single word, which doesn't show what its reader looks for. */
function spreadKinds(ranked: readonly Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  const first = new Set<Ranked>();
  for (const result of ranked) {
    const kind = result.entry.kind.replace(/-.*/, '');
    const count = counts.get(kind) ?? 0;
    if (first.size === FIRST_HITS || count === MAX_OF_KIND) continue;
    counts.set(kind, count + 1);
    first.add(result);
  }
  return [...first, ...ranked.filter((result) => !first.has(result))];
}
