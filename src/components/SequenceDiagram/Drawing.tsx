import clsx from 'clsx';
import type { ReactNode } from 'react';
import { layoutSequence, size, type Drawn, type Line } from './layout.ts';
import type { Sequence } from '../../data/pictures/Sequence.ts';
import styles from './styles.module.css';

/** Lines of centered text. The baseline of the last one is at `y`. */
function Lines({ x, y, of }: { x: number; y: number; of: readonly Line[] }): ReactNode {
  return of.map(({ text, code }, index) => (
    <text
      key={index}
      x={x}
      y={y - (of.length - 1 - index) * size.line}
      className={code ? styles.code : styles.text}
    >
      {text}
    </text>
  ));
}

function Numbered({ x, y, number }: { x: number; y: number; number: number }): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r={size.number} className={styles.number} />
      <text x={x} y={y} className={styles.digits}>
        {number}
      </text>
    </>
  );
}

function Step(step: Drawn): ReactNode {
  if (step.kind === 'activity') {
    const { x, y, width, height, lines, number } = step;
    return (
      <g>
        <rect x={x - width / 2} y={y} width={width} height={height} rx="6" className={styles.activity} />
        <Lines x={x + size.number} y={y + height - 11} of={lines} />
        <Numbered x={x - width / 2 + size.number} y={y + height / 2} number={number} />
      </g>
    );
  }
  const { x1, x2, y, lines, reply, number } = step;
  const way = Math.sign(x2 - x1);
  return (
    <g>
      <line x1={x1} x2={x2 - 4 * way} y1={y} y2={y} className={clsx(styles.message, reply && styles.reply)} />
      <path d={`M${x2 - way} ${y}l${-9 * way}-4.5v9Z`} className={styles.point} />
      <Lines x={(x1 + x2) / 2 + (way * size.number) / 2} y={y - 7} of={lines} />
      <Numbered x={x1} y={y} number={number} />
    </g>
  );
}

/** The sequence as a drawing. It's hidden from screen readers, since the list next to it contains its text. */
export default function Drawing({ sequence }: { readonly sequence: Sequence }): ReactNode {
  const { columns, drawn, frames, pitch, foot, height } = layoutSequence(sequence);
  return (
    <svg
      className={styles.drawing}
      width={size.width}
      viewBox={`0 0 ${size.width} ${height}`}
      aria-hidden="true"
    >
      {columns.map(({ id, name, x, nacre }) => (
        <g key={id}>
          <line x1={x} x2={x} y1={size.head} y2={foot} className={styles.life} />
          {[1, foot + 1].map((y) => (
            <g key={y}>
              <rect
                x={x - pitch / 2 + 4}
                y={y}
                width={pitch - 8}
                height={size.head}
                rx="8"
                className={clsx(styles.head, nacre && styles.nacre)}
              />
              <text x={x} y={y + size.head / 2} className={styles.name}>
                {name}
              </text>
            </g>
          ))}
        </g>
      ))}
      {frames.map(({ when, y, height: tall }) => (
        <g key={when}>
          <rect x="1" y={y} width={size.width - 2} height={tall} rx="8" className={styles.frame} />
          <text x="14" y={y + 20} className={styles.when}>
            {when}
          </text>
        </g>
      ))}
      {drawn.map((step) => (
        <Step key={step.number} {...step} />
      ))}
    </svg>
  );
}
