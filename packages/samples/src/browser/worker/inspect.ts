const DEEPEST = 2;
/** Maximum line length, beyond which a value is split into several lines. */
const BREAK_AT = 80;
/** Maximum nesting of values on a shared line. */
const COMPACT = 3;
const WORD = /^[A-Za-z_$][\w$]*$/;

/** Formats the arguments of `console.log` like Node, with strings as they are and other values as literals. */
export const format = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ');

/**
 * Formats one value like Node. Values other than plain data are shown by name, and lists of more than six items, which no
 * sample prints, aren't arranged in columns.
 */
export const inspect = (value: unknown): string => new Inspection().show(value, 0, 0);

class Inspection {
  readonly #open: object[] = [];
  /** Depth of the last formatted value. */
  #deepest = 0;

  show(value: unknown, depth: number, indentation: number): string {
    if (typeof value === 'string') return quote(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'symbol') return value.toString();
    if (Object.is(value, -0)) return '-0';
    if (typeof value === 'function')
      return value.name ? `[Function: ${value.name}]` : '[Function (anonymous)]';
    if (typeof value !== 'object' || value === null) return String(value);
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (this.#open.includes(value)) return '[Circular *1]';
    if (isEmpty(value)) return prefixOf(value) + bracesOf(value);
    if (depth > DEEPEST) return Array.isArray(value) ? '[Array]' : `[${nameOf(value) || 'Object'}]`;
    this.#deepest = depth;
    this.#open.push(value);
    const text = this.#container(value, depth, indentation);
    this.#open.pop();
    return text;
  }

  #container(value: object, depth: number, indentation: number): string {
    const inner = (child: unknown) => this.show(child, depth + 1, indentation + 2);
    const [open, close] = bracesOf(value);
    const entries = partsOf(value, inner);
    const prefix = prefixOf(value);
    if (this.#deepest - depth < COMPACT) {
      const length = entries.reduce((sum, entry) => sum + entry.length, entries.length);
      // Like Node, counts the braces and the name too.
      const start = entries.length + indentation + prefix.length + 1 + 10;
      const isShort = length + start <= BREAK_AT && !entries.some((entry) => entry.includes('\n'));
      if (isShort) return `${prefix}${open} ${entries.join(', ')} ${close}`;
    }
    const line = `\n${' '.repeat(indentation)}`;
    return `${prefix}${open}${line}  ${entries.join(`,${line}  `)}${line}${close}`;
  }
}

const isList = (value: object): boolean => Array.isArray(value) || ArrayBuffer.isView(value);

const bracesOf = (value: object): string => (isList(value) ? '[]' : '{}');

const isEmpty = (value: object): boolean =>
  value instanceof Map || value instanceof Set ? value.size === 0 : Object.keys(value).length === 0;

/** Formats each member of a value. */
function partsOf(value: object, show: (child: unknown) => string): string[] {
  if (value instanceof Map) return [...value].map(([key, item]) => `${show(key)} => ${show(item)}`);
  if (value instanceof Set || isList(value)) return [...(value as Iterable<unknown>)].map(show);
  return Object.entries(value).map(([key, child]) => `${WORD.test(key) ? key : quote(key)}: ${show(child)}`);
}

const nameOf = (value: object): string => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null ? '[Object: null prototype]' : prototype.constructor.name;
};

/** Returns the prefix before the brace, which is empty for a plain object or array. */
function prefixOf(value: object): string {
  const name = nameOf(value);
  if (name === 'Object' || name === 'Array') return '';
  if (value instanceof Map || value instanceof Set) return `${name}(${value.size}) `;
  return ArrayBuffer.isView(value) ? `${name}(${(value as Uint8Array).length}) ` : `${name} `;
}

/** Quotes a text with single quotes, unless other quotes need no escaping. */
function quote(text: string): string {
  const sign = !text.includes("'") ? "'" : !text.includes('"') ? '"' : !/[`]|\$\{/.test(text) ? '`' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\r', '\\r');
  return sign + (sign === "'" ? escaped.replaceAll("'", "\\'") : escaped) + sign;
}
