import { TextNode } from 'node-html-parser';

const decodeEntities = (text: string): string => new TextNode(text).text;

export const textOf = (markup: string): string =>
  decodeEntities(markup.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');

/** Reduces a text to lowercase letters and digits, so that spaces and punctuation make no difference. */
const squash = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Matches a row of a list. A minified page leaves out the end tags that a browser does not need. */
const ROW = /<li>\s*<p>([\s\S]*?)(?=<(?:\/?p|\/?ul|\/?li|details|div|pre)\b)/g;

/** Matches the anchors that a link leads to or opens. A minified page has quotes only around several of them. */
const LINKS = /\s(?:href="?#|data-opens=(?!"))([^\s">]+)|\sdata-opens="([^"]+)"/g;

const contentOf = ([, content = '']: RegExpMatchArray): string => decodeEntities(content);

/** A part of the page, such as an operation, in which facts are searched for. */
export class Region {
  readonly name: string;
  readonly text: string;
  readonly #squashed: string;
  /** The text next to the name of each parameter and property. */
  readonly #rows = new Map<string, string[]>();
  /** Every value in the lists of allowed values. */
  readonly allowed: ReadonlySet<string>;
  /** Every status that a response is listed under. */
  readonly statuses: ReadonlySet<string>;
  /** Every anchor of this page that a link leads to, or opens. */
  readonly opens: ReadonlySet<string>;

  constructor(name: string, markup: string) {
    this.name = name;
    this.text = textOf(markup);
    this.#squashed = squash(decodeEntities(markup.replace(/<[^>]*>/g, '')));
    const lists = markup.matchAll(/>One of<\/span>([\s\S]*?)<(?:\/li|li|\/ul)\b/g);
    this.allowed = new Set(
      [...lists].flatMap(([, list = '']) => [...list.matchAll(/<code>([\s\S]*?)<\/code>/g)].map(contentOf)),
    );
    this.statuses = new Set(
      [
        ...markup.matchAll(
          /<(?:span class="?api-status[^>]*|li><span)>((?:[1-5](?:\d\d|XX)|default|x-[\w-]+))<\/span>/g,
        ),
      ].map(contentOf),
    );
    this.opens = new Set(
      [...markup.matchAll(LINKS)].flatMap(([, first, anchors = first]) =>
        decodeEntities(anchors ?? '').split(' '),
      ),
    );
    for (const [, line = ''] of markup.matchAll(ROW)) {
      const [, name, rest = ''] = /<code class="?api-name"?>([\s\S]*?)<\/code>([\s\S]*)/.exec(line) ?? [];
      if (name === undefined) continue;
      const key = decodeEntities(name);
      this.#rows.set(key, [...(this.#rows.get(key) ?? []), textOf(rest)]);
    }
  }

  /** Whether it contains a text, ignoring spaces and punctuation. A text of punctuation only has to match literally. */
  has(text: string): boolean {
    const searched = squash(text);
    return searched === '' ? this.text.includes(text.trim()) : this.#squashed.includes(searched);
  }

  matches(pattern: RegExp): boolean {
    return pattern.test(this.text);
  }

  /** Returns the text next to each occurrence of a name; empty if the name is not listed. */
  rows(name: string): string[] {
    return this.#rows.get(name) ?? [];
  }
}

/** Returns the entries of schemas or responses, by anchor. */
export function entryRegions(markup: string): Map<string, Region> {
  const entries = markup.split(/<(?:details|div) class="?api-entry\b/).slice(1);
  return new Map(
    entries.map((entry) => {
      const anchor = /^[^>]*\bid="?([^\s">]+)/.exec(entry)?.[1] ?? '';
      return [anchor, new Region(anchor, `<details ${entry}`)];
    }),
  );
}
