import type { Element, Root } from 'hast';
import { isElement } from './hast.ts';

/** A place in HTML where an element ends whose end tag is left out, and the element's name. */
export type EndTag = readonly [offset: number, name: string];

/** What the parser tells of an element beside its position, if it is asked to. */
interface Details {
  position?: { opening?: Element['position']; closing?: Element['position'] };
}

const VOID = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
]);
/** They enclose everything: nobody looks for where they end. */
const AROUND = new Set(['html', 'body']);

/**
 * The end tags that the minifier left out. Browsers know where such an element ends; programs with a simpler parser
 * take half the page for a part of it, and find no text, or the menu's.
 *
 * @param tree - the HTML, parsed with details
 */
export function missingEndTags(tree: Root, html: string): EndTag[] {
  const found: EndTag[] = [];
  const walk = (node: Element | Root) => {
    // Inside out: where several end, the innermost does so first.
    for (const child of node.children) if (isElement(child)) walk(child);
    if (!isElement(node)) return;
    if (node.content) walk(node.content);
    const { opening, closing } = (node.data as Details | undefined)?.position ?? {};
    const end = node.position?.end.offset;
    if (!opening || closing || end === undefined || VOID.has(node.tagName) || AROUND.has(node.tagName))
      return;
    // In a drawing, an element can end where it begins.
    if (html.slice(0, opening.end.offset).endsWith('/>')) return;
    found.push([end, node.tagName]);
  };
  walk(tree);
  // Stable: what is at one place stays inside out.
  return found.toSorted(([a], [b]) => a - b);
}

/** HTML, or the stretch of it from one offset to another, with end tags in their places. */
export function withEndTags(html: string, tags: readonly EndTag[], from = 0, to = html.length): string {
  let text = '';
  let at = from;
  for (const [offset, name] of tags) {
    if (offset <= from || offset > to) continue;
    text += `${html.slice(at, offset)}</${name}>`;
    at = offset;
  }
  return text + html.slice(at, to);
}
