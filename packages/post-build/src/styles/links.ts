import { lateStylesName } from '../../../../src/config/start.ts';
import { escapeHtml } from '../head.ts';

/** A page's sheets. */
export interface SheetLinks {
  /** Its address. */
  first: string;
  /** Its address. As text in the page it would need a hash of its own in the policy of every page. */
  ofPage: string | undefined;
  /** Its address. */
  late: string;
}

const FACES = /@font-face\s*\{[^}]*\}/g;
const FAMILY = /font-family:\s*["']?([^"';}]+)/;
const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/;
/** A letter that every page has. */
const LETTER = 0x61;
const link = (attributes: string, href: string) => `<link ${attributes} href="${escapeHtml(href)}">`;

/** Whether a face is for every page: one without a range is, and one whose range has the letters. */
function isBasic(face: string): boolean {
  const ranges = /unicode-range:([^;}]+)/i.exec(face)?.[1]?.split(',');
  return (
    ranges?.some((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      const [from, to] = [first.replaceAll('?', '0'), last.replaceAll('?', 'f')];
      return Number.parseInt(from, 16) <= LETTER && LETTER <= Number.parseInt(to, 16);
    }) ?? true
  );
}

/** A typeface that a page fetches, if it has what stands in it. */
export interface Font {
  address: string;
  /** Whether it is for code alone, as its name says. */
  isForCode: boolean;
}

/** The typefaces that a page with a sheet surely fetches. */
export const fontsOf = (css: string): Font[] =>
  (css.match(FACES) ?? []).filter(isBasic).flatMap((face) => {
    const address = FONT.exec(face)?.[1];
    return address ? [{ address, isForCode: / Mono$/.test(FAMILY.exec(face)?.[1] ?? '') }] : [];
  });

/**
 * The tags for a page's sheets. Its typefaces are fetched beside them, from the addresses that the first one asks for. The
 * app finds the late one by its name.
 */
export const sheetTags = ({ first, ofPage, late }: SheetLinks, fonts: readonly string[]): string =>
  [
    ...fonts.map((font) => link('rel="preload" as="font" type="font/woff2" crossorigin="anonymous"', font)),
    link('rel="stylesheet"', first),
    ...(ofPage ? [link('rel="stylesheet"', ofPage)] : []),
    `<meta name="${lateStylesName}" content="${escapeHtml(late)}">`,
  ].join('');

/** The tag that links a page to the sheet at an address. */
const tagOf = (address: string) =>
  new RegExp(
    `<link\\b[^>]*\\shref="?${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"?(?=[\\s/>])[^>]*>`,
    'g',
  );

export const isLinked = (html: string, address: string): boolean => tagOf(address).test(html);

/** A page with other tags for the one that links it to a sheet. */
export function relinked(html: string, address: string, tags: string): string {
  const found = html.match(tagOf(address)) ?? [];
  if (found.length !== 1) throw new Error(`the page is linked ${found.length} times to ${address}`);
  return html.replace(tagOf(address), () => tags);
}
