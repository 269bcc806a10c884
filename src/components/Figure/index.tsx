import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface FigureProps {
  /** What it is of, shown above it. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing under its name. What is inside asks for the figure's own width. */
export default function Figure({ label, className, children }: FigureProps): ReactNode {
  return (
    <figure className={clsx(styles.figure, className)}>
      <figcaption className={styles.caption}>{label}</figcaption>
      {children}
    </figure>
  );
}
