export interface StartTag {
  /** In lower case. */
  readonly name: string;
  /** Raw values by names in lower case. `&amp;` isn't decoded to `&`. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Contents of an element that contains only text, such as a script. */
  readonly text?: string;
  readonly source: string;
}

const START = /<!--[\s\S]*?-->|<(?=([a-z][^\s/>]*))/gi;
/** Matches a tag up to its closing `>`, which may also occur inside of quotes. */
const REST = /<[a-z][^\s/>]*((?:"[^"]*"|'[^']*'|[^"'>])*)>/iy;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Elements that can't contain tags. */
const TEXTS = new Set(['script', 'style', 'textarea', 'title']);

/**
 * Yields the start tags of HTML, in order. A parser would return more, but would need minutes instead of a second.
 * Throws an error instead of skipping unreadable HTML.
 */
export function* startTags(html: string): Generator<StartTag> {
  const start = new RegExp(START);
  for (let match = start.exec(html); match; match = start.exec(html)) {
    const name = match[1]?.toLowerCase();
    if (name === undefined) continue;
    REST.lastIndex = match.index;
    const tag = REST.exec(html);
    if (!tag) throw new Error(`a tag is not closed: ${html.slice(match.index, match.index + 80)}`);
    const end = REST.lastIndex;
    // If an attribute occurs twice, browsers use the first.
    const attributes = new Map(
      [...(tag[1] ?? '').matchAll(ATTRIBUTE)]
        .map(([, key = '', double, single, unquoted]): [string, string] => [
          key.toLowerCase(),
          double ?? single ?? unquoted ?? '',
        ])
        .toReversed(),
    );
    const text = TEXTS.has(name) ? textFrom(html, end, name) : undefined;
    start.lastIndex = end + (text?.length ?? 0);
    yield { name, attributes, source: tag[0], ...(text !== undefined && { text }) };
  }
}

function textFrom(html: string, from: number, name: string): string {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  const match = end.exec(html);
  if (!match) throw new Error(`a ${name} element has no end tag`);
  return html.slice(from, match.index);
}
