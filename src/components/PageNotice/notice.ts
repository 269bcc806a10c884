import './styles.css';
import { element } from '../Dom/element.ts';

/** What is said of a page, with a button for what a reader can do about it. */
interface Notice {
  readonly text: string;
  readonly label: string;
  readonly act: () => unknown;
}

const CLASS = 'page-notice';
/** Finds what is said of a page. */
export const NOTICE = `.${CLASS}`;
const open = () => document.querySelector(NOTICE);

/**
 * Says something of the page as a whole: over its text, or above it where there is no style sheet. In plain elements,
 * since it may be the app that did not load; one at a time. `client/inline/watchPage.ts` makes the same by itself.
 */
export function showNotice({ text, label, act }: Notice): HTMLElement {
  const hadFocus = open()?.contains(document.activeElement);
  hideNotice();
  const bar = element('div', CLASS, `${text} `);
  bar.setAttribute('role', 'alert');
  const button = element('button', '', label);
  button.addEventListener('click', act);
  const close = element('button', '', 'Close');
  close.addEventListener('click', hideNotice);
  bar.append(button, ' ', close);
  document.body.prepend(bar);
  if (hadFocus) button.focus();
  return bar;
}

export function hideNotice(): void {
  open()?.remove();
}
