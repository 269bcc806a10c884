import { lateStylesName } from '../../../../src/config/start.ts';
import { escapeHtml } from '../../../model/src/escapeHtml.ts';

const FACES = /@font-face\s*\{[^}]*\}/g;
const FAMILY = /font-family:\s*["']?([^"';}]+)/;
const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/;
/** A letter that every page has. */
const LETTER = 0x61;
const link = (attributes: string, href: string) => `<link ${attributes} href="${escapeHtml(href)}">`;

/** Whether every page needs a font face, because it has no range of characters, or a range that includes letters. */
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

/** Returns the fonts that a page with this sheet is certain to fetch. Those with a name for code only if it has code. */
export const fontsOf = (css: string): { address: string; isForCode: boolean }[] =>
  (css.match(FACES) ?? []).filter(isBasic).flatMap((face) => {
    const address = FONT.exec(face)?.[1];
    return address ? [{ address, isForCode: / Mono$/.test(FAMILY.exec(face)?.[1] ?? '') }] : [];
  });

/**
 * Removes the fonts from a sheet. If the late sheet had them again, text in a fallback font, which shows when a font was
 * slow, would change later.
 */
export const withoutFonts = (css: string): string => css.replace(FACES, '');

/**
 * Returns the tags for the addresses of a page's sheets. The first one isn't inlined, since it would need its own hash
 * in the policy of every page. Fonts are fetched in parallel, from the same addresses as in the first sheet. The app
 * finds the late sheet by the name of its `meta` tag.
 */
export const sheetTags = (first: string, late: string, fonts: readonly string[]): string =>
  [
    ...fonts.map((font) => link('rel="preload" as="font" type="font/woff2" crossorigin="anonymous"', font)),
    link('rel="stylesheet"', first),
    `<meta name="${lateStylesName}" content="${escapeHtml(late)}">`,
  ].join('');

/** Returns a pattern for the tag that links a page to the sheet at an address. */
const linkPattern = (address: string) =>
  new RegExp(
    `<link\\b[^>]*\\shref="?${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"?(?=[\\s/>])[^>]*>`,
    'g',
  );

export const isLinked = (html: string, address: string): boolean => linkPattern(address).test(html);

export function replaceLink(html: string, address: string, tags: string): string {
  const links = html.match(linkPattern(address)) ?? [];
  if (links.length !== 1)
    throw new Error(`the page must link to ${address} once, and links to it ${links.length} times`);
  return html.replace(linkPattern(address), () => tags);
}
