import { flushSync } from 'react-dom';

/** Makes a change that removes the pressed button, and focuses the element with the given ID. */
export function changeThenFocus(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
