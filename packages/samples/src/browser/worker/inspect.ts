import { BREAK_AT, COMPACT, inColumns, MOST_ITEMS } from './inColumns.ts';

const DEEPEST = 2;
/** Lists longer than this are printed in columns. */
const IN_COLUMNS = 6;
const WORD = /^[A-Za-z_$][\w$]*$/;

/** Formats the arguments of `console.log` like Node, with strings as they are and other values as literals. */
export const format = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ');

/** Formats one value like Node. Values other than plain data are shown by name. */
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
    const inner = (child: unknown, by = 2) => this.show(child, depth + 1, indentation + by);
    const [open, close] = bracesOf(value);
    const parts = partsOf(value, inner);
    const prefix = prefixOf(value);
    const isLong = open === '[' && parts.length > IN_COLUMNS;
    const entries = isLong ? inColumns(parts, value as unknown as readonly unknown[], indentation) : parts;
    if (this.#deepest - depth < COMPACT && entries.length === parts.length) {
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
function partsOf(value: object, show: (child: unknown, by?: number) => string): string[] {
  if (value instanceof Map) return [...value].map(([key, item]) => `${show(key)} => ${show(item)}`);
  if (value instanceof Set) return [...value].map((item) => show(item));
  const more = (count: number) =>
    count > MOST_ITEMS ? [`... ${count - MOST_ITEMS} more item${count > MOST_ITEMS + 1 ? 's' : ''}`] : [];
  if (isList(value)) {
    const items = [...(value as Iterable<unknown>)];
    return [...items.slice(0, MOST_ITEMS).map((item) => show(item)), ...more(items.length)];
  }
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
