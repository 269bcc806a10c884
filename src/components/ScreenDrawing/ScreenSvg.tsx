import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Screen } from '../../data/pictures/Screen.ts';
import { numberBadge, type ScreenLayout } from './layout.ts';
import MenuRail from './MenuRail.tsx';
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
