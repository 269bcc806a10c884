import clsx from 'clsx';
import type { ReactNode } from 'react';
import Figure from '../Figure/index.tsx';
import styles from './styles.module.css';

interface PictureProps {
  readonly label: string;
  /** The text alternative for screen readers and the page's Markdown. */
  readonly description: string;
  /** The drawing for a wide column. */
  readonly wide: ReactNode;
  /** The drawing for a narrow column. */
  readonly narrow: ReactNode;
  /** How much space the wide drawing needs. */
  readonly room?: 'little' | 'much';
}

/** A picture in two versions, for a wide and a narrow column, so that it never shrinks until it's unreadable. */
export default function Picture({
  label,
  description,
  wide,
  narrow,
  room = 'much',
}: PictureProps): ReactNode {
  return (
    <Figure label={label}>
      <div className={clsx(styles.picture, styles[room])} role="img" aria-label={description}>
        <div className={styles.wide}>{wide}</div>
        <div className={styles.narrow}>{narrow}</div>
      </div>
    </Figure>
  );
}
