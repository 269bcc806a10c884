import { type ReactNode } from 'react';
import styles from './panel.module.css';
import Suggestions, { type ListProps } from './Suggestions';
import { useSlashShortcut } from './useSlashShortcut';

/** The panel for an empty field, with starting points and a switch for the shortcut key. */
export default function Start(list: Omit<ListProps, 'label'>): ReactNode {
  const [isOn, turn] = useSlashShortcut();
  return (
    <>
      <p className={styles.note} aria-hidden="true">
        Start here
      </p>
      <Suggestions {...list} label="Start here" />
      <p className={styles.foot}>
        <button type="button" className={styles.turn} onClick={() => turn(!isOn)}>
          Turn {isOn ? 'off' : 'on'} the <kbd>/</kbd> key
        </button>{' '}
        that leads here.
      </p>
    </>
  );
}
