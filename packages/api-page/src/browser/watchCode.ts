import { makeFocusableWhileScrollable } from '../../../../src/components/Dom/makeFocusableWhileScrollable.ts';

/** Makes overflowing code focusable, so that it scrolls by keyboard, and labels it. Other code isn't a tab stop. */
export function watchCode(text: HTMLElement): void {
  for (const code of text.querySelectorAll<HTMLElement>('.api-side .api-code'))
    makeFocusableWhileScrollable(code, 'group', () => labelOf(code));
}

function labelOf(code: Element): string {
  const operation = code.closest('.api-operation');
  const panel = code.closest('[role="tabpanel"]')?.getAttribute('aria-label');
  const head = code.closest('.api-card')?.querySelector('.api-head')?.textContent;
  return `${operation ? headingAbove(operation).title : ''}: ${panel ?? head ?? ''}`;
}

/** Returns the anchor and the title of the operation that contains a part. */
export function headingAbove(part: Element): { anchor: string; title: string } {
  for (let element: Element | null = part; element; element = element.parentElement) {
    const heading = element.previousElementSibling;
    if (heading?.matches('h3[id]'))
      return { anchor: heading.id, title: heading.firstChild?.textContent ?? '' };
  }
  return { anchor: '', title: '' };
}
