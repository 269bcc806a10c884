/** A start tag of some HTML. */
export interface StartTag {
  /** In lower case. */
  readonly name: string;
  /** By names in lower case, as they stand in the HTML: `&amp;` is not `&` yet. */
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands in an element that holds text alone, such as a script. */
  readonly text?: string;
  /** The tag as it is written. */
  readonly source: string;
}

const START = /<!--[\s\S]*?-->|<(?=([a-z][^\s/>]*))/gi;
/** Up to the sign that ends it, which may stand inside of quotes too. */
const REST = /<[a-z][^\s/>]*((?:"[^"]*"|'[^']*'|[^"'>])*)>/iy;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Nothing in them is a tag. */
const TEXTS = new Set(['script', 'style', 'textarea', 'title']);

/**
 * The start tags of some HTML, in order. A parser would say more, and take minutes for what takes a second here. What it
 * cannot read it does not skip: it throws.
 */
export function* startTags(html: string): Generator<StartTag> {
  const start = new RegExp(START);
  for (let found = start.exec(html); found; found = start.exec(html)) {
    const name = found[1]?.toLowerCase();
    if (name === undefined) continue;
    REST.lastIndex = found.index;
    const tag = REST.exec(html);
    if (!tag) throw new Error(`a tag is not closed: ${html.slice(found.index, found.index + 80)}`);
    const end = REST.lastIndex;
    // Of two by one name, a browser takes the first.
    const attributes = new Map(
      [...(tag[1] ?? '').matchAll(ATTRIBUTE)]
        .map(([, key = '', double, single, bare]): [string, string] => [
          key.toLowerCase(),
          double ?? single ?? bare ?? '',
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
  const found = end.exec(html);
  if (!found) throw new Error(`a ${name} element has no end`);
  return html.slice(from, found.index);
}
