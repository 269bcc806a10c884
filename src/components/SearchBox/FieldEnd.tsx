import { type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { shortcutKeys } from './shortcut';
import styles from './styles.module.css';

interface Props {
  readonly hasText: boolean;
  readonly onClear: () => void;
}

/** At the end of the field: the keys that lead to it, or a button that clears it. */
export default function FieldEnd({ hasText, onClear }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  if (hasText) {
    return (
      <button type="button" className={styles.clear} aria-label="Clear the search" onClick={onClear}>
        ✕
      </button>
    );
  }
  // Which keys depends on the reader's system, which the build does not know.
  if (!isBrowser) return null;
  return (
    <span className={styles.keys} aria-hidden="true">
      {shortcutKeys().map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
