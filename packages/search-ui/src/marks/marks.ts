import { BODY_ID } from '../../../model/src/PageData.ts';
import { decode } from '../../../../src/components/Dom/decode.ts';
import { termsOf, findRanges, type TextRange, type Term } from './terms.ts';

let marks: HTMLElement[] = [];

/**
 * Marks words in the section of the open page that an anchor names.
 *
 * @param anchor - as in the address
 */
export function showMarks(words: readonly string[], anchor: string): void {
  removeMarks();
  const body = document.getElementById(BODY_ID);
  const terms = termsOf(words);
  if (body && terms.length > 0) marks = markSection(body, decode(anchor), terms);
}

/** Removes all marks and restores the original text nodes. */
export function removeMarks(): void {
  for (const mark of marks) {
    const { parentNode } = mark;
    mark.replaceWith(...mark.childNodes);
    parentNode?.normalize();
  }
  marks = [];
}

document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  // The list of suggestions handles the key first.
  if (key === 'Escape' && !defaultPrevented) removeMarks();
});
// For navigation within the page. When another page opens, the app removes the marks with the text.
window.addEventListener('popstate', removeMarks);

const HEADING = 'h1, h2, h3, h4, h5, h6';
const CODE = 'code, pre, kbd, samp';
/** Elements that aren't text of the page, or that React renders. */
const SKIPPED =
  'script, style, svg, button, select, textarea, [data-island], [data-markdown-ignore], .visually-hidden, .sections';
/** Block elements. A word doesn't continue from one into another. */
const BLOCK = 'p, li, td, th, dt, dd, pre, summary, figcaption, div, h1, h2, h3, h4, h5, h6';

/** Adjacent text nodes. A word may continue from one to the next. */
interface Passage {
  readonly block: Element | null;
  readonly isCode: boolean;
  readonly texts: Text[];
}

/**
 * Marks terms in a section of a page.
 *
 * @param body - the text of the page
 * @param anchor - ID of the target; without one the section is the whole text
 * @returns the marks
 */
function markSection(body: Element, anchor: string, terms: readonly Term[]): HTMLElement[] {
  const names = terms.filter(({ isCode }) => isCode);
  const passages = passagesOf(body, anchor, names.length > 0);
  return passages.flatMap(({ texts, isCode }) => {
    const text = texts.map(({ data }) => data).join('');
    return markRanges(texts, findRanges(text, isCode ? names : terms));
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

/**
 * Returns a test for whether an element overlaps the section, which ends before the next heading of its level or above.
 */
function sectionOf(body: Element, anchor: string): (element: Element) => boolean {
  const target = anchor === '' ? null : body.querySelector(`#${CSS.escape(anchor)}`);
  if (!target) return () => true;
  // A target that isn't a heading, such as a table row or a list entry, is a section of its own.
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

/** Wraps ranges of a passage in marks. A range that spans several text nodes is marked in each of them. */
function markRanges(texts: readonly Text[], ranges: readonly TextRange[]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  let begin = 0;
  for (const text of texts) {
    const end = begin + text.length;
    const overlapping = ranges.filter(([from, to]) => from < end && to > begin);
    // Starts with the last range, so that offsets before it stay valid.
    for (const [from, to] of overlapping.reverse()) {
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
