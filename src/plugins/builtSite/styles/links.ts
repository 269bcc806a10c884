import { lateStylesName } from '../../../config/start.ts';
import { escapeHtml } from '../head.ts';

/** A page's sheets. */
export interface SheetLinks {
  /** Its address. */
  first: string;
  /** Its text: a request of its own would take longer, and few other pages would be spared one. */
  ofPage: string | undefined;
  /** Its address. */
  late: string;
}

/** Typefaces that a sheet fetches. */
const FONTS = /url\(["']?([^"')]+\.woff2)["']?\)/g;
const link = (attributes: string, href: string) => `<link ${attributes} href="${escapeHtml(href)}">`;

/** The addresses that a sheet's typefaces are fetched from. */
export const fontsOf = (css: string): string[] => [...css.matchAll(FONTS)].map(([, address = '']) => address);

/**
 * The tags for a page's sheets. Its typeface is fetched beside them, from the address that the first one asks for. The app
 * finds the late one by its name.
 */
export const sheetTags = ({ first, ofPage, late }: SheetLinks, fonts: readonly string[]): string =>
  [
    ...fonts.map((font) => link('rel="preload" as="font" type="font/woff2" crossorigin="anonymous"', font)),
    link('rel="stylesheet"', first),
    ...(ofPage ? [`<style>${ofPage}</style>`] : []),
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
