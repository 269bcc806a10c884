import { Area } from './Area.ts';
import { excerptOf, markRuns, type Run } from './excerpt.ts';
import { nearNames } from './nearNames.ts';
import type { Kind, Manifest, NamesPiece, TextPiece } from './pieces.ts';
import { rank, type Ranking } from './rank.ts';
import { readQuery, type Query } from './readQuery.ts';

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

/** Reads a file of the index. The manifest is asked for anew each time, pieces come from the cache. */
export type Fetch = (file: string, isFresh: boolean) => Promise<unknown>;

const MANIFEST = 'search-index.json';
const PREPARE_AFTER = 50;
/** A site that is open for longer may have been deployed anew. */
const FRESH_FOR = 10 * 60_000;

/** The index of one version of the site, as much of it as has come. */
export class Searcher {
  readonly #fetch: Fetch;
  readonly #base: string;
  readonly #onGrown: () => void;
  readonly #files = new Map<string, Promise<void>>();
  #areas = new Map<string, Area>();
  #manifest: Promise<Manifest> | undefined;
  #readAt = 0;

  constructor(base: string, fetch: Fetch, onGrown: () => void) {
    this.#base = base;
    this.#fetch = fetch;
    this.#onGrown = onGrown;
  }

  /** Loads what can give first answers, and goes on with the rest behind the caller's back. */
  async open(context: string, withText: boolean): Promise<void> {
    await this.#first(context);
    // Whoever asks next is told of a failure; what has come already answers.
    if (withText) this.settle(context).catch(() => undefined);
  }

  /** Loads everything. */
  async settle(context: string): Promise<void> {
    await this.#first(context);
    for (const { path, names, text } of await this.#entries(context)) {
      for (const file of names.slice(1)) await this.#load(path, file, addNames);
      for (const file of text) await this.#load(path, file, addText);
    }
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
    await this.#first(context);
    const query = readQuery(text);
    return { query, ...rank(await this.#open(context), query, limit) };
  }

  /** Names that are close to what was typed: something to try when nothing was found. */
  async near(context: string, text: string): Promise<string[]> {
    await this.#first(context);
    const words = readQuery(text).words.map(({ text: word }) => word);
    return nearNames(await this.#open(context), words);
  }

  /** The areas of a context that have come. */
  async #open(context: string): Promise<Area[]> {
    const entries = await this.#entries(context);
    return entries.map(({ path }) => this.#areas.get(path)).filter((area) => area !== undefined);
  }

  async #first(context: string): Promise<void> {
    try {
      await this.#loadFirst(context);
    } catch (error) {
      // The pieces of a site that was deployed since are gone; its new manifest names the new ones.
      const before = JSON.stringify(await this.#manifest?.catch(() => undefined));
      this.#readAt = 0;
      if (JSON.stringify(await this.#readManifest()) === before) throw error;
      await this.#loadFirst(context);
    }
  }

  async #loadFirst(context: string): Promise<void> {
    await Promise.all(
      (await this.#entries(context)).map(({ path, names: [file] }) =>
        file === undefined ? undefined : this.#load(path, file, addNames),
      ),
    );
  }

  async #entries(context: string): Promise<Manifest['areas']> {
    const { areas } = await this.#readManifest();
    return areas.filter(({ path }) => context === '' || path === context || path.startsWith(`${context}/`));
  }

  #readManifest(): Promise<Manifest> {
    if (this.#manifest && Date.now() - this.#readAt < FRESH_FOR) return this.#manifest;
    const before = this.#manifest;
    this.#readAt = Date.now();
    const reading = (this.#fetch(MANIFEST, true) as Promise<Manifest>).then(async (manifest) => {
      // Another site than the one that was read: begin anew.
      if (before && JSON.stringify(await before.catch(() => undefined)) !== JSON.stringify(manifest)) {
        this.#areas = new Map();
        this.#files.clear();
      }
      return manifest;
    });
    this.#manifest = reading;
    reading.catch(() => {
      if (this.#manifest === reading) this.#manifest = before;
    });
    return reading;
  }

  /** Loads a piece once; one that failed is asked for again. */
  #load(path: string, file: string, add: (area: Area, piece: never) => void): Promise<void> {
    const known = this.#files.get(file);
    if (known) return known;
    const areas = this.#areas;
    const loading = this.#fetch(file, false).then((piece) => {
      let area = areas.get(path);
      if (!area) areas.set(path, (area = new Area(path)));
      add(area, piece as never);
      this.#onGrown();
      // After whoever waits has been answered.
      setTimeout(() => area.indexes.at(-1)?.prepare(), PREPARE_AFTER);
    });
    this.#files.set(file, loading);
    loading.catch(() => this.#files.delete(file));
    return loading;
  }
}

const addNames = (area: Area, piece: NamesPiece): void => area.addNames(piece);
const addText = (area: Area, piece: TextPiece): void => area.addText(piece);
