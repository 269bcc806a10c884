import type { Element, Root } from 'hast';
import { isElement } from './hast.ts';

/** The position in HTML of an omitted end tag, and the element's name. */
export type EndTag = readonly [offset: number, name: string];

/** Details that the parser adds to an element's position in verbose mode. */
interface Details {
  position?: { opening?: Element['position']; closing?: Element['position'] };
}

const VOID = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
]);
/** Elements that enclose everything, so that no program needs their end tags. */
const AROUND = new Set(['html', 'body']);

/**
 * Returns the end tags that the minifier omitted. Browsers infer where such an element ends. Programs with a simpler
 * parser treat half the page as part of the element, and find no text, or only the menu's.
 *
 * @param tree - the HTML, parsed in verbose mode
 */
export function missingEndTags(tree: Root, html: string): EndTag[] {
  const endTags: EndTag[] = [];
  const walk = (node: Element | Root) => {
    // Inside out, since the innermost of several elements ends first.
    for (const child of node.children) if (isElement(child)) walk(child);
    if (!isElement(node)) return;
    if (node.content) walk(node.content);
    const { opening, closing } = (node.data as Details | undefined)?.position ?? {};
    const end = node.position?.end.offset;
    if (!opening || closing || end === undefined || VOID.has(node.tagName) || AROUND.has(node.tagName))
      return;
    // Elements of an SVG can be self-closing.
    if (html.slice(0, opening.end.offset).endsWith('/>')) return;
    endTags.push([end, node.tagName]);
  };
  walk(tree);
  // The sort is stable, so tags at the same position stay inside out.
  return endTags.toSorted(([a], [b]) => a - b);
}

/** Inserts end tags into HTML, or into its range between two offsets. */
export function insertEndTags(html: string, tags: readonly EndTag[], from = 0, to = html.length): string {
  let text = '';
  let position = from;
  for (const [offset, name] of tags) {
    if (offset <= from || offset > to) continue;
    text += `${html.slice(position, offset)}</${name}>`;
    position = offset;
  }
  return text + html.slice(position, to);
}
