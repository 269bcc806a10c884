import { BODY_ID } from '../../../model/src/PageData.ts';
import { decode } from '../../../../src/components/Dom/decode.ts';
import { markSection } from './markSection.ts';
import { termsOf } from './terms.ts';

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
