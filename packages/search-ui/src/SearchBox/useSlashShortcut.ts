import { useState } from 'react';
import { isSlashOn, setSlash } from './shortcut';

/**
 * Returns whether the slash shortcut is on, and a function to change that. Works in browsers only, since it reads
 * storage.
 */
export function useSlashShortcut(): readonly [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(isSlashOn);
  const turn = (on: boolean) => {
    setSlash(on);
    setOn(on);
  };
  return [isOn, turn];
}
