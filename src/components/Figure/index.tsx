import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface FigureProps {
  /** The caption above the drawing. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing with a caption. It's a size container, so the contents can query its width. */
export default function Figure({ label, className, children }: FigureProps): ReactNode {
  return (
    <figure className={clsx(styles.figure, className)}>
      <figcaption className={styles.caption}>{label}</figcaption>
      {children}
    </figure>
  );
}
