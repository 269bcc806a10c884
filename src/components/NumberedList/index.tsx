import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface NumberedListProps {
  readonly start?: number;
  /** Connects the numbers with a line, for consecutive steps. */
  readonly joined?: true;
  readonly children: ReactNode;
}

/** The explanations of a drawing, with the numbers used in it. */
export default function NumberedList({ start, joined, children }: NumberedListProps): ReactNode {
  return (
    // VoiceOver doesn't announce a list without default bullets as a list, unless it has the role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" start={start} className={`clean-list margin--none ${styles.list}`} data-joined={joined}>
      {children}
    </ol>
  );
}
