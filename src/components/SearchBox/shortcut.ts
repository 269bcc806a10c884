import { searchKey } from '@site/src/config/search';
import { readStored, writeStored } from '../Dom/storage.ts';

const isMac = (): boolean => /mac/i.test(navigator.userAgent);

/** The keys that lead to the box, as the reader's keyboard has them. */
export const shortcutKeys = (): string[] => [isMac() ? '⌘' : 'ctrl', searchKey.toUpperCase()];

/** Whether a key that is pressed leads to the box: Ctrl or ⌘ with a letter, or a slash where it is not typed. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key === '/') return !ctrlKey && !metaKey && !altKey && !isField(target) && isSlashOn();
  const [wanted, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // A field that the browser fills in makes events without a key.
  return wanted && !other && !altKey && !shiftKey && String(key).toLowerCase() === searchKey;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && Boolean(target.closest('input, textarea, select, [contenteditable]'));

/** Name in the browser's storage. */
const SLASH = 'search.slash';

/** A key that stands alone is pressed by accident, and by those who speak their letters: a reader can turn it off. */
export const isSlashOn = (): boolean => readStored(SLASH) !== 'off';

export const setSlash = (isOn: boolean): void => writeStored(SLASH, isOn ? null : 'off');
