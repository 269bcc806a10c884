import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Menu, Screen } from '../../data/pictures/Screen.ts';
import { menuSize, numberBadge, type ScreenLayout } from './layout.ts';
import Part from './Part.tsx';
import styles from './styles.module.css';

interface ScreenSvgProps {
  readonly screen: Screen;
  readonly layout: ScreenLayout;
  /** Whether the parts show the numbers of the list of notes. */
  readonly isNumbered?: boolean;
  readonly className?: string | undefined;
}

/** The window of a screen with its parts. It's hidden from screen readers, as the text around it describes it. */
export default function ScreenSvg(props: ScreenSvgProps): ReactNode {
  const { screen, layout, isNumbered = false, className } = props;
  const { width, window, height, bar, left, right, placed, notes, menu, dialog } = layout;
  return (
    <svg
      viewBox={`0 0 ${isNumbered ? width : window} ${height}`}
      width={isNumbered ? width : window}
      className={clsx(styles.screen, className)}
      aria-hidden="true"
    >
      <rect
        x="0.5"
        y="0.5"
        width={window - 1}
        height={height - 1}
        rx={screen.device === 'phone' ? 22 : 10}
        className={clsx(styles.window, dialog && styles.behind)}
      />
      <text x={menu || dialog ? 16 : left} y={bar / 2 + 5} className={styles.quiet}>
        {screen.location}
      </text>
      <line x1="0.5" x2={window - 0.5} y1={bar} y2={bar} className={styles.rule} />
      {menu && <MenuRail menu={menu} top={bar} foot={height} />}
      {dialog && (
        <>
          <rect x="16" y={bar + 14} width="120" height="9" rx="4.5" className={styles.blind} />
          <rect {...dialog} rx="10" className={styles.front} />
          <text x={left} y={dialog.y + 23} className={styles.owner}>
            Key frame: Nacre’s origin
          </text>
        </>
      )}
      {placed.map((part) => (
        <Part key={part.y} {...part} left={left} right={right} />
      ))}
      {isNumbered &&
        notes.map(({ number: count, y }) => (
          <g key={count}>
            <circle cx={window} cy={y} r={numberBadge.radius} className={styles.number} />
            <text x={window} y={y} className={styles.digits}>
              {count}
            </text>
          </g>
        ))}
    </svg>
  );
}

interface MenuProps {
  readonly menu: Menu;
  /** Top and bottom of the menu. */
  readonly top: number;
  readonly foot: number;
}

/** The menu at the left of a screen, with the open entry highlighted. */
function MenuRail({ menu: { entries, current }, top, foot }: MenuProps): ReactNode {
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
