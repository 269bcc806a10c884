import { useState } from 'react';
import { isSlashOn, setSlash } from './shortcut';

/** Whether the key that stands alone leads to the box, and what changes that. Only in a browser, which knows how it is set. */
export function useSlash(): readonly [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(isSlashOn);
  const turn = (on: boolean) => {
    setSlash(on);
    setOn(on);
  };
  return [isOn, turn];
}
