import { type ReactNode } from 'react';
import styles from './panel.module.css';
import Suggestions, { type ListProps } from './Suggestions';
import { useSlashShortcut } from './useSlashShortcut';

interface Props extends Omit<ListProps, 'label'> {
  readonly onForget: () => void;
}

/** The panel for an empty field, with recently opened pages, starting points and a switch for the shortcut key. */
export default function Start({ onForget, ...list }: Props): ReactNode {
  const [isOn, turn] = useSlashShortcut();
  return (
    <>
      <Suggestions {...list} label="Pages" />
      {list.suggestions.some(({ page }) => page) && (
        <p className={styles.all}>
          <button type="button" className={styles.turn} onClick={onForget}>
            Clear recently opened
          </button>
        </p>
      )}
      <p className={styles.foot}>
        <button type="button" className={styles.turn} onClick={() => turn(!isOn)}>
          Turn {isOn ? 'off' : 'on'} the <kbd>/</kbd> key
        </button>{' '}
        that leads here.
      </p>
    </>
  );
}
