import { searchKey } from '@site/src/config/search';
import { readStored, writeStored } from '../../../../src/components/Dom/storage.ts';

const isMac = (): boolean => /mac/i.test(navigator.userAgent);

/** The names of the shortcut's keys on the reader's keyboard. */
export const shortcutKeys = (): string[] => [isMac() ? '⌘' : 'ctrl', searchKey.toUpperCase()];

/** Returns whether a key press is the shortcut: Ctrl or ⌘ with a letter, or a slash outside of form fields. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key === '/') return !ctrlKey && !metaKey && !altKey && !isField(target) && isSlashOn();
  const [modifier, otherModifier] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // Autofill dispatches key events without a `key`.
  return modifier && !otherModifier && !altKey && !shiftKey && String(key).toLowerCase() === searchKey;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && Boolean(target.closest('input, textarea, select, [contenteditable]'));

/** Key in the browser's storage. */
const SLASH = 'search.slash';

/**
 * Whether the slash is on. Single-key shortcuts are triggered by accident and by speech input, so readers can turn it
 * off.
 */
export const isSlashOn = (): boolean => readStored(SLASH) !== 'off';

export const setSlash = (isOn: boolean): void => writeStored(SLASH, isOn ? null : 'off');
