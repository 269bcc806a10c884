import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface NumberedListProps {
  readonly start?: number;
  /** Joins the numbers by a line, as steps of one way. */
  readonly joined?: true;
  readonly children: ReactNode;
}

/** The explanations of a drawing, under the numbers that it has there. */
export default function NumberedList({ start, joined, children }: NumberedListProps): ReactNode {
  return (
    // Without its own bullets a list is no list to VoiceOver, unless it says so.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" start={start} className={joined ? styles.joined : styles.list}>
      {children}
    </ol>
  );
}
