import type { ReactNode } from 'react';
import type { States } from '../../data/pictures/states.ts';
import Picture from '../Picture/index.tsx';
import { box, describeStates, layoutNarrow, layoutWide, type Layout } from './layout.ts';
import styles from './styles.module.css';

/** The head of an arrow whose path ends with a horizontal or vertical segment. */
function Head({ path }: { path: string }): ReactNode {
  const points = [...path.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)].reduce<{ x: number; y: number }[]>(
    (previous, [, way, first, second]) => {
      const last = previous.at(-1) ?? { x: 0, y: 0 };
      const next = way === 'M' ? { x: Number(first), y: Number(second) } : { ...last };
      if (way === 'H') next.x = Number(first);
      if (way === 'V') next.y = Number(first);
      return [...previous, next];
    },
    [],
  );
  const [before, end] = points.slice(-2);
  if (!before || !end) return null;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <path
      d="M0 0-9-4.5v9Z"
      transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      className={styles.head}
    />
  );
}

function Drawing({ boxes, arrows, words, width, height }: Layout): ReactNode {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={`${(width * 1.1) / 16}rem`}>
      {arrows.map((path) => (
        <g key={path}>
          <path d={path} className={styles.arrow} />
          <Head path={path} />
        </g>
      ))}
      {boxes.map(({ state, x, y }) => (
        <g key={state} transform={`translate(${x} ${y})`}>
          <rect className={styles.box} width={box.width} height={box.height} rx="8" />
          <text className={styles.state} x={box.width / 2} y={box.height / 2}>
            {state}
          </text>
        </g>
      ))}
      {words.map(({ x, y, anchor, lines }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} className={styles.words}>
          {lines.map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? 0 : 15}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}

/** States and the transitions between them, drawn at build time in the colors of the page. */
export default function StateDiagram({ of }: { readonly of: States }): ReactNode {
  return (
    <Picture
      label={of.label}
      description={describeStates(of)}
      wide={<Drawing {...layoutWide(of)} />}
      narrow={<Drawing {...layoutNarrow(of)} />}
      room={of.main.length > 4 ? 'much' : 'little'}
    />
  );
}
