import clsx from 'clsx';
import type { ReactNode } from 'react';
import Figure from '../Figure/index.tsx';
import styles from './styles.module.css';

interface PictureProps {
  readonly label: string;
  /** What it says, in words, for those who do not see it and for the page's Markdown. */
  readonly description: string;
  /** The drawing where there is room for it. */
  readonly wide: ReactNode;
  /** The same for a narrow column. */
  readonly narrow: ReactNode;
  /** How much room the wide one needs. */
  readonly room?: 'little' | 'much';
}

/** A picture drawn twice, for a wide and a narrow column, so that it is never shrunk until nobody can read it. */
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
