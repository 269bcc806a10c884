import './styles.css';
import { element } from '../Dom/element.ts';

/** A message about the page, with a button for the reader's remedy. */
interface Notice {
  readonly text: string;
  readonly label: string;
  readonly act: () => unknown;
}

const CLASS = 'page-notice';
export const NOTICE_SELECTOR = `.${CLASS}`;
const open = () => document.querySelector(NOTICE_SELECTOR);

/**
 * Shows a notice over the page's text, or above it without a style sheet. It replaces the previous notice. It uses
 * plain elements, since the app itself may have failed to load. `client/inline/watchPage.ts` has its own
 * implementation.
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
