import { excerptOf, markRuns, type Run } from './excerpt.ts';
import { IndexLoader } from './IndexLoader.ts';
import type { Fetch } from './LoadedIndex.ts';
import { nearNames } from './nearNames.ts';
import type { Kind } from './pieces.ts';
import { rank, type Ranking } from './rank.ts';
import { readQuery, type Query } from './readQuery.ts';
import { Speller } from './Speller.ts';
import { Vocabulary } from './Vocabulary.ts';

/** A place that was found. Its two records have the short names that the search plugin's own index gave them. */
export interface Hit {
  document: {
    /** Name: the page's title, or a heading. */
    t: string;
    /** Title of the page, for a place in it. */
    s?: string;
    /** Path of the page, with the site's base. */
    u: string;
    /** Anchor, with its `#`. */
    h?: string;
    /** Breadcrumbs of the page. */
    b: string[];
  };
  /** The page that it is, or is in: title and breadcrumbs. */
  page: { t: string; b: string[] };
  kind: Kind;
  /** The same symbol in the other package, which is no hit of its own: path with the site's base, anchor with its `#`. */
  twin?: { u: string; h: string; kind: Kind };
  title: Run[];
  excerpt: Run[];
  /** What to mark on the page: words that tell something, none of one or two letters unless all that was typed is such. */
  terms: string[];
}

/** How much is wanted. */
export interface Limits {
  hits: number;
  /** Characters of an excerpt. */
  excerpt: number;
}

/** Searches the index of one version of the site, as much of it as has come. */
export class Searcher extends IndexLoader {
  readonly #base: string;

  constructor(base: string, fetch: Fetch, onChanged: () => void) {
    super(fetch, onChanged);
    this.#base = base;
  }

  /** Loads what can give first answers, and goes on with the rest behind the caller's back. */
  async open(context: string, withText: boolean): Promise<void> {
    await this.first(context);
    // What has come answers, and says of itself that it is not all.
    if (withText) this.settle(context).catch(() => undefined);
  }

  async search(context: string, text: string, limits: Limits): Promise<Hit[]> {
    const { query, ranked, matches } = await this.rank(context, text, limits.hits);
    const start = query.start;
    return ranked.map(({ entry, twin }): Hit => {
      const { page, name, anchor, kind } = entry;
      const title = markRuns(name, matches.terms, start);
      const cut = (from: string) => excerptOf(from, matches.terms, start, limits.excerpt);
      // A page's description says what it is; its text is shown where only that has the words.
      const [first, second] = (
        anchor === '' ? [page.description, entry.text] : [entry.text, page.description]
      )
        .filter((one) => one !== undefined && one !== '')
        .map((one) => cut(one ?? ''));
      const isMarked = (runs: Run[] | undefined) => runs?.some(({ mark }) => mark) === true;
      const excerpt = (!isMarked(first) && anchor === '' && isMarked(second) ? second : first) ?? [];
      const found = [...title, ...excerpt]
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
        terms: [...new Set([...query.marks, ...found])],
      };
    });
  }

  /** What {@link search} makes hits of: with it can be told why each is where it is. */
  async rank(context: string, text: string, limit: number): Promise<Ranking & { query: Query }> {
    await this.first(context);
    const areas = await this.areas(context);
    const query = readQuery(text, this.others, new Speller(new Vocabulary(areas), this.others));
    return { query, ...rank(areas, query, limit) };
  }

  /** Names that are close to what was typed: something to try when nothing was found. */
  async near(context: string, text: string): Promise<string[]> {
    await this.first(context);
    const words = readQuery(text, this.others).words.map(({ text: word }) => word);
    return nearNames(await this.areas(context), words);
  }
}
