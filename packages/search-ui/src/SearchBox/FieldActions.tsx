import { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly hasText: boolean;
  readonly isOpen: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The end of the field: a button that clears it, and on phones a button that returns to the page. */
export default function FieldActions({ hasText, isOpen, onClear, onClose }: Props): ReactNode {
  return (
    <>
      {hasText && (
        <button type="button" className={styles.clear} aria-label="Clear the search" onClick={onClear}>
          ✕
        </button>
      )}
      {isOpen && (
        <button type="button" className={styles.cancel} onClick={onClose}>
          Cancel
        </button>
      )}
    </>
  );
}
