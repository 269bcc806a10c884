import type { ReactNode } from 'react';
import type { Screen } from '../../data/pictures/Screen.ts';
import { number, type ScreenLayout } from './layout.ts';
import Part from './Part.tsx';
import styles from './styles.module.css';

interface ScreenSvgProps {
  readonly screen: Screen;
  readonly layout: ScreenLayout;
  /** What is on it, in words. Without them it is there for the eye alone, and has no numbers. */
  readonly description?: string;
  /** What is drawn above the parts. */
  readonly children?: ReactNode;
}

/** The window of a screen, with its parts and their numbers. */
export default function ScreenSvg({ screen, layout, description, children }: ScreenSvgProps): ReactNode {
  const { width, window, height, bar, left, right, placed, notes } = layout;
  const told =
    description === undefined
      ? { viewBox: `0 0 ${window} ${height}`, 'aria-hidden': true }
      : { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': description };
  return (
    <svg {...told}>
      <rect
        x="0.5"
        y="0.5"
        width={window - 1}
        height={height - 1}
        rx={screen.device === 'phone' ? 22 : 10}
        className={styles.window}
      />
      <text x={left} y={bar / 2 + 5} className={styles.quiet}>
        {screen.place}
      </text>
      <line x1="0.5" x2={window - 0.5} y1={bar} y2={bar} className={styles.rule} />
      {children}
      {placed.map((part) => (
        <Part key={part.y} {...part} left={left} right={right} />
      ))}
      {description !== undefined &&
        notes.map(({ number: count, y }) => (
          <g key={count}>
            <circle cx={window} cy={y} r={number.radius} className={styles.number} />
            <text x={window} y={y} className={styles.digits}>
              {count}
            </text>
          </g>
        ))}
    </svg>
  );
}
