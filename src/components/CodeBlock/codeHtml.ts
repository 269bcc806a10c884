import { codeKinds } from '../../config/codeKinds.ts';
import { decodeMarks } from './marks.ts';

/** A code block as encoded by the build. */
export interface Code {
  code: string;
  /** Colors and links, in the format of `marks.ts`. */
  marks?: string;
  /** Reference pages that the links lead to, in order, separated by spaces. */
  symbols?: string;
  /** Marked lines, such as `2h 5i 6d`: highlighted, inserted, deleted. */
  lines?: string;
  /** Number of the first line, if lines are numbered. */
  numbers?: number;
}

const LINE_CLASSES: Record<string, string> = {
  h: 'code-line--highlighted theme-code-block-highlighted-line',
  i: 'code-line--inserted',
  d: 'code-line--deleted',
};

const NUMBER = codeKinds.indexOf('number');

/** Escapes a text between tags. Quotes need no escaping there, and JSON is full of them. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/**
 * Returns the HTML inside a block's `code` element. The build and the browser produce the same HTML, so that hydration
 * finds no mismatch.
 *
 * `toAddress` returns the address of a symbol's page.
 */
export function codeHtml(code: Code, toAddress: (symbol: string) => string): string {
  const symbols = code.symbols?.split(' ') ?? [];
  const linked = new Set<string>();
  let html = '';
  let open: number | undefined;
  let space = '';
  const close = (): void => {
    if (open !== undefined) html += '</span>';
    open = undefined;
  };
  for (const { text, kind, isLink } of decodeMarks(code.code, code.marks ?? '')) {
    if (text.trim() === '') {
      space += text;
      continue;
    }
    // Closes elements at the end of each line, so that the HTML can be split into lines below, and around each number or
    // option, which doesn't wrap.
    if (open !== kind || space.includes('\n') || (space && kind === NUMBER)) close();
    html += space;
    space = '';
    if (open !== kind && kind !== undefined) {
      html += `<span class="tok-${codeKinds[kind]}">`;
      open = kind;
    }
    html += isLink ? link(text, symbols.shift() ?? '', linked, toAddress) : escapeText(text);
  }
  close();
  return inLines(html + space, code);
}

/** Returns a link to a symbol. Only a symbol's first link in a block is a tab stop. */
function link(
  text: string,
  symbol: string,
  linked: Set<string>,
  toAddress: (symbol: string) => string,
): string {
  const reach = linked.has(symbol) ? ' tabindex="-1"' : '';
  linked.add(symbol);
  return `<a href="${toAddress(symbol)}" data-symbol="${symbol}"${reach}>${escapeText(text)}</a>`;
}

/** Wraps lines in elements, only if the block has marked or numbered lines. */
function inLines(html: string, { lines, numbers }: Code): string {
  if (!lines && numbers === undefined) return html;
  const marked = new Map(
    lines?.split(' ').map((mark): [number, string] => [parseInt(mark, 10), mark.at(-1) ?? '']),
  );
  return html
    .split('\n')
    .map((line, index, all) => {
      const name = LINE_CLASSES[marked.get(index + 1) ?? ''];
      const end = index < all.length - 1 ? '\n' : '';
      const number = numbers === undefined ? '' : ` data-line="${numbers + index}"`;
      return `<span class="code-line${name ? ` ${name}` : ''}"${number}>${line}${end}</span>`;
    })
    .join('');
}
