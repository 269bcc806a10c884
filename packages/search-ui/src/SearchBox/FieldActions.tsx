import { type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { shortcutKeys } from './shortcut';
import styles from './styles.module.css';

interface Props {
  readonly hasText: boolean;
  readonly isOpen: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The end of the field: its shortcut or a button that clears it, and on phones a button that returns to the page. */
export default function FieldActions({ hasText, isOpen, onClear, onClose }: Props): ReactNode {
  return (
    <>
      {hasText ? (
        <button type="button" className={styles.clear} aria-label="Clear the search" onClick={onClear}>
          ✕
        </button>
      ) : (
        <ShortcutHint />
      )}
      {isOpen && (
        <button type="button" className={styles.cancel} onClick={onClose}>
          Cancel
        </button>
      )}
    </>
  );
}

function ShortcutHint(): ReactNode {
  // The keys depend on the reader's system, which is unknown at build time.
  if (!useIsBrowser()) return null;
  return (
    <span className={styles.keys} aria-hidden="true">
      {shortcutKeys().map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
