import { placesOf, type Place, type Term } from './words.ts';

const HEADING = 'h1, h2, h3, h4, h5, h6';
const CODE = 'code, pre, kbd, samp';
/** What is no text of the page, or is React's. */
const SKIPPED =
  'script, style, svg, button, select, textarea, [data-island], [data-markdown-ignore], .visually-hidden';
/** A word does not go on from one of these into another. */
const BLOCK = 'p, li, td, th, dt, dd, pre, summary, figcaption, div, h1, h2, h3, h4, h5, h6';

/** Texts that stand together: a word may go on from one to the next. */
interface Passage {
  readonly block: Element | null;
  readonly isCode: boolean;
  readonly texts: Text[];
}

/**
 * Marks terms in a section of a page.
 *
 * @param body - the text of the page
 * @param anchor - id of what was opened; without one the section is the whole text
 * @returns the marks
 */
export function markSection(body: Element, anchor: string, terms: readonly Term[]): HTMLElement[] {
  const names = terms.filter(({ isCode }) => isCode);
  const passages = passagesOf(body, anchor, names.length > 0);
  return passages.flatMap(({ texts, isCode }) => {
    const text = texts.map(({ data }) => data).join('');
    return markPlaces(texts, placesOf(text, isCode ? names : terms));
  });
}

function passagesOf(body: Element, anchor: string, withCode: boolean): Passage[] {
  const isInSection = sectionOf(body, anchor);
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    const isOut = node.matches(SKIPPED) || (!withCode && node.matches(CODE)) || !isInSection(node);
    return isOut ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const passages: Passage[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCK) ?? null;
    const isCode = node.parentElement?.closest(CODE) != null;
    const last = passages.at(-1);
    if (last?.block === block && last.isCode === isCode) last.texts.push(node as Text);
    else passages.push({ block, isCode, texts: [node as Text] });
  }
  return passages;
}

/** Says of an element whether some of the section is in it: its heading, and all up to the next one that is no lower. */
function sectionOf(body: Element, anchor: string): (element: Element) => boolean {
  const target = anchor === '' ? null : body.querySelector(`#${CSS.escape(anchor)}`);
  if (!target) return () => true;
  // A row of a table, an entry of a list, is a section of its own.
  if (!target.matches(HEADING)) return (element) => target.contains(element) || element.contains(target);
  const headings = [...body.querySelectorAll(HEADING)];
  const end = headings.slice(headings.indexOf(target) + 1).find(({ tagName }) => tagName <= target.tagName);
  const isAfter = (element: Element, other: Element): boolean =>
    (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return (element) =>
    element.contains(target) ||
    target.contains(element) ||
    (isAfter(element, target) &&
      !(end && (element === end || end.contains(element) || isAfter(element, end))));
}

/** Puts marks around places of a passage. One that goes over several texts is marked in each of them. */
function markPlaces(texts: readonly Text[], places: readonly Place[]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  let begin = 0;
  for (const text of texts) {
    const end = begin + text.length;
    const own = places.filter(([from, to]) => from < end && to > begin);
    // From the last on: the text before a mark keeps its places.
    for (const [from, to] of own.reverse()) {
      const marked = text.splitText(Math.max(0, from - begin));
      marked.splitText(Math.min(to, end) - Math.max(from, begin));
      const mark = document.createElement('mark');
      marked.replaceWith(mark);
      mark.append(marked);
      marks.push(mark);
    }
    begin = end;
  }
  return marks;
}
