import { decodeEntities, squash, textOf } from './markupText.ts';

/** A minified page leaves out the end tags that a browser does not need. */
const ROW = /<li>\s*<p>([\s\S]*?)(?=<(?:\/?p|\/?ul|\/?li|details|div|pre)\b)/g;

/** What a link leads to, or opens; a minified page has quotes only around more than one of them. */
const LINKS = /\s(?:href="?#|data-opens=(?!"))([^\s">]+)|\sdata-opens="([^"]+)"/g;

const contentOf = ([, content = '']: RegExpMatchArray): string => decodeEntities(content);

/** A part of the page, such as an operation, and what can be found in it. */
export class Region {
  readonly name: string;
  readonly text: string;
  readonly #squashed: string;
  /** What stands beside the name of each parameter and property. */
  readonly #rows = new Map<string, string[]>();
  /** Every value that stands in a list of allowed ones. */
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
      [...markup.matchAll(LINKS)].flatMap(([, one, many = one]) => decodeEntities(many ?? '').split(' ')),
    );
    for (const [, line = ''] of markup.matchAll(ROW)) {
      const [, name, rest = ''] = /<code class="?api-name"?>([\s\S]*?)<\/code>([\s\S]*)/.exec(line) ?? [];
      if (name === undefined) continue;
      const key = decodeEntities(name);
      this.#rows.set(key, [...(this.#rows.get(key) ?? []), textOf(rest)]);
    }
  }

  /** Whether a text stands in it, give or take spaces and punctuation; one of punctuation only has to stand as it is. */
  has(text: string): boolean {
    const wanted = squash(text);
    return wanted === '' ? this.text.includes(text.trim()) : this.#squashed.includes(wanted);
  }

  matches(pattern: RegExp): boolean {
    return pattern.test(this.text);
  }

  /** What stands beside a name, wherever it is listed; nothing where it is not there. */
  rows(name: string): string[] {
    return this.#rows.get(name) ?? [];
  }
}
