import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Menu } from '../../data/pictures/Screen.ts';
import { menuSize } from './layout.ts';
import styles from './styles.module.css';

interface Props {
  readonly menu: Menu;
  /** Top and bottom of the menu. */
  readonly top: number;
  readonly foot: number;
}

/** The menu at the left of a screen, with the open entry highlighted. */
export default function MenuRail({ menu: { entries, current }, top, foot }: Props): ReactNode {
  const { width, entry } = menuSize;
  return (
    <>
      <line x1={width} x2={width} y1={top} y2={foot - 0.5} className={styles.rule} />
      {entries.map((text, index) => {
        const y = top + menuSize.top + index * entry;
        const isHere = text === current;
        return (
          <g key={text}>
            {isHere && (
              <rect x="8" y={y} width={width - 16} height={entry - 2} rx="6" className={styles.here} />
            )}
            <text x="18" y={y + entry / 2 + 4} className={clsx(styles.entry, isHere && styles.open)}>
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}
