import { searchKey } from '@site/src/config/search';

const isMac = (): boolean => /mac/i.test(navigator.userAgent);

/** The keys that lead to the box, as the reader's keyboard has them. */
export const shortcutKeys = (): string[] => [isMac() ? '⌘' : 'ctrl', searchKey.toUpperCase()];

/** Whether a key that is pressed leads to the box. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [wanted, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // A field that the browser fills in makes events without a key.
  return wanted && !other && !altKey && !shiftKey && String(key).toLowerCase() === searchKey;
}
