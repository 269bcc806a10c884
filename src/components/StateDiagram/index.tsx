import { useId, type ReactNode } from 'react';
import TableRegion from '../TableRegion/index.tsx';
import { box, describeStates, layoutStates, type Branch } from './layout.ts';
import styles from './styles.module.css';

interface StateDiagramProps {
  /** What the states are of, such as "States of an order". */
  readonly label: string;
  /** The states that follow each other, first to last. */
  readonly main: readonly string[];
  /** States that end the line early. */
  readonly branches?: readonly Branch[];
}

/** States and the ways between them, drawn at build time in the colors of the page. */
export default function StateDiagram({ label, main, branches = [] }: StateDiagramProps): ReactNode {
  const head = useId();
  const { boxes, arrows, width, height } = layoutStates(main, branches);
  return (
    <TableRegion label={label}>
      <svg
        className={styles.diagram}
        viewBox={`0 0 ${width} ${height}`}
        style={{ maxInlineSize: width, minInlineSize: width * 0.8 }}
        role="img"
        aria-label={`${label}: ${describeStates(main, branches)}`}
      >
        <defs>
          <marker
            id={head}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" className={styles.head} />
          </marker>
        </defs>
        {arrows.map((arrow) => (
          <line
            key={Object.values(arrow).join(' ')}
            {...arrow}
            className={styles.arrow}
            markerEnd={`url(#${head})`}
          />
        ))}
        {boxes.map(({ state, x, y }) => (
          <g key={state} transform={`translate(${x} ${y})`}>
            <rect className={styles.box} width={box.width} height={box.height} rx="8" />
            <text className={styles.text} x={box.width / 2} y={box.height / 2}>
              {state}
            </text>
          </g>
        ))}
      </svg>
    </TableRegion>
  );
}
