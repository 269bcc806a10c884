import { flushSync } from 'react-dom';

/** Makes a change that takes the pressed button away, and puts the focus where the reader goes on. */
export function focusBehind(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
