import lunr from 'lunr';
import { excerptAt } from './excerpt.ts';
import { queryStages, type Stage } from './queryStages.ts';

/** A document of the site's search, under the short names that the search plugin gives its fields. */
interface SearchDocument {
  i: number;
  /** Text. */
  t: string;
  /** Path of the page, with the site's base. */
  u: string;
  /** Anchor, with its `#`. */
  h?: string;
  /** Title of the section that a text stands in. */
  s?: string;
  /** Document of the page's title. */
  p?: number;
  /** Titles above the page. */
  b?: string[];
}

/** One of the indexes that the site's search loads: titles, headings, descriptions, keywords, contents, in that order. */
export interface SerializedIndex {
  documents: SearchDocument[];
  index: object;
}

/** A section that was found. */
export interface Hit {
  title: string;
  /** Title of the page that the section is in. */
  page: string;
  /** Path, with the anchor. */
  address: string;
  excerpt: string;
}

interface Found extends Hit {
  route: string;
  score: number;
}

/** What a match weighs: in a title, a heading, a description, keywords, a text. */
const WEIGHTS = [5, 3, 1.5, 2.5, 1];
/** Hits on one page, so that one page does not fill the list. */
const PER_PAGE = 3;

/** The indexes that the site searches in the browser, searched here. */
export class SearchIndex {
  readonly #parts: { documents: Map<string, SearchDocument>; index: lunr.Index; weight: number }[];
  readonly #titles: Map<number, string>;
  readonly #baseUrl: string;

  constructor(parts: readonly SerializedIndex[], baseUrl: string) {
    this.#baseUrl = baseUrl;
    this.#titles = new Map(parts[0]?.documents.map(({ i, t }) => [i, t]));
    this.#parts = parts.map(({ documents, index }, type) => ({
      documents: new Map(documents.map((document) => [String(document.i), document])),
      index: lunr.Index.load(index),
      weight: WEIGHTS[type] ?? 1,
    }));
  }

  /** The sections that fit best, the best first. */
  search(query: string, count: number): Hit[] {
    const found = new Map<string, Found>();
    for (const stage of queryStages(query)) {
      for (const hit of this.#run(stage)) {
        const before = found.get(hit.address);
        if (!before) found.set(hit.address, hit);
        // What is found in more ways is nearer to what is meant; its own text says more than its title.
        else {
          before.score += hit.score;
          if (hit.excerpt.length > before.excerpt.length) before.excerpt = hit.excerpt;
        }
      }
      // A looser reading only fills up what the stricter ones leave open.
      if (found.size >= count) break;
    }
    const onPage = new Map<string, number>();
    return [...found.values()]
      .toSorted((a, b) => b.score - a.score)
      .filter(({ route }) => {
        const times = (onPage.get(route) ?? 0) + 1;
        onPage.set(route, times);
        return times <= PER_PAGE;
      })
      .slice(0, count)
      .map(({ title, page, address, excerpt }) => ({ title, page, address, excerpt }));
  }

  *#run({ terms, bonus }: Stage): Generator<Found> {
    for (const { documents, index, weight } of this.#parts) {
      const results = index.query((query) => {
        for (const { value, ...clause } of terms) query.term(value, clause);
      });
      for (const { ref, score, matchData } of results) {
        const document = documents.get(ref);
        if (!document) continue;
        const route = `/${document.u.slice(this.#baseUrl.length)}`;
        const page = this.#titles.get(document.p ?? document.i) ?? document.t;
        const isText = document.s !== undefined;
        yield {
          title: isText ? (document.s ?? page) : document.t,
          page,
          address: route + (document.h ?? ''),
          excerpt: isText ? excerptAt(document.t, firstMatch(matchData)) : '',
          route,
          score: bonus + score * weight,
        };
      }
    }
  }
}

/** The first place in the text where a term stands. */
function firstMatch({ metadata }: lunr.MatchData): number {
  const places = Object.values(metadata as Record<string, { t?: { position?: [number, number][] } }>)
    .flatMap(({ t }) => t?.position ?? [])
    .map(([start]) => start);
  return places.length > 0 ? Math.min(...places) : 0;
}
