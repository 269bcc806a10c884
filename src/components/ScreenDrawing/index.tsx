/* Without its own bullets a list is no list to VoiceOver, unless it says so. */
/* eslint-disable jsx-a11y/no-redundant-roles */
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Screen } from '../../data/pictures/Screen.ts';
import CodeText from '../CodeText/index.tsx';
import { describeScreen } from './describeScreen.ts';
import { layoutScreen, number } from './layout.ts';
import Part from './Part.tsx';
import styles from './styles.module.css';

/** A drawn screen of an interface. Its numbers are those of the list beside it, which says what each part is for. */
export default function ScreenDrawing({ of }: { readonly of: Screen }): ReactNode {
  const { width, window, height, bar, left, right, placed, notes } = layoutScreen(of);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{of.label}</figcaption>
      <div className={styles.parts}>
        <div className={clsx(styles.mat, styles[of.device])}>
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describeScreen(of)}>
            <rect
              x="0.5"
              y="0.5"
              width={window - 1}
              height={height - 1}
              rx={of.device === 'phone' ? 22 : 10}
              className={styles.window}
            />
            <text x={left} y={bar / 2 + 5} className={styles.quiet}>
              {of.place}
            </text>
            <line x1="0.5" x2={window - 0.5} y1={bar} y2={bar} className={styles.rule} />
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
        <ol role="list" className={styles.notes}>
          {notes.map(({ term, text }) => (
            <li key={term}>
              <strong>{term}:</strong> <CodeText>{text}</CodeText>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
