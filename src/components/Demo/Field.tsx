import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Takes the whole row. */
  readonly isWide?: boolean;
  /** The input, select or textarea. */
  readonly children: ReactNode;
}

/** A labelled field of a demo. */
export default function Field({ label, isWide = false, children }: Props): ReactNode {
  return (
    <label className={clsx(styles.field, isWide && styles.wide)}>
      <span>{label}</span>
      {children}
    </label>
  );
}
