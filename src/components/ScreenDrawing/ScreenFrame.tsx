import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Screen } from '../../data/pictures/Screen.ts';
import CodeText from '../CodeText/index.tsx';
import Figure from '../Figure/index.tsx';
import NumberedList from '../NumberedList/index.tsx';
import { number, type ScreenLayout } from './layout.ts';
import Part from './Part.tsx';
import styles from './styles.module.css';

interface ScreenFrameProps {
  readonly screen: Screen;
  readonly layout: ScreenLayout;
  readonly description: string;
  /** What is drawn above the parts. */
  readonly children?: ReactNode;
}

/** A screen with its parts. Its numbers are those of the list beside it, which says what each part is for. */
export default function ScreenFrame({ screen, layout, description, children }: ScreenFrameProps): ReactNode {
  const { width, window, height, bar, left, right, placed, notes } = layout;
  return (
    <Figure label={screen.label}>
      <div className={styles.parts}>
        <div className={clsx(styles.mat, styles[screen.device])}>
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
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
            {notes.map(({ number: count, y }) => (
              <g key={count}>
                <circle cx={window} cy={y} r={number.radius} className={styles.number} />
                <text x={window} y={y} className={styles.digits}>
                  {count}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <NumberedList>
          {notes.map(({ term, text }) => (
            <li key={term}>
              <strong>{term}:</strong> <CodeText>{text}</CodeText>
            </li>
          ))}
        </NumberedList>
      </div>
    </Figure>
  );
}
