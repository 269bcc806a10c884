import type { ReactNode } from 'react';
import type { Link } from '../../data/pictures/places.ts';
import styles from './styles.module.css';

/** Length of an arrowhead, and half its width. */
const head = { length: 9, half: 4.5 };

/** A horizontal or vertical line between two places. With a label, it's an arrow with the label next to it. */
export default function Arrow({ link }: { readonly link: Link }): ReactNode {
  const [x1, y1, x2, y2, label] = link;
  if (label === undefined) return <line x1={x1} y1={y1} x2={x2} y2={y2} className={styles.link} />;
  const isLevel = y1 === y2;
  const way = Math.sign(isLevel ? x2 - x1 : y2 - y1);
  const [alongX, alongY] = isLevel ? [way, 0] : [0, way];
  const wings = isLevel
    ? `l${-way * head.length}-${head.half}v${2 * head.half}Z`
    : `l-${head.half} ${-way * head.length}h${2 * head.half}Z`;
  return (
    <g>
      <line x1={x1} y1={y1} x2={x2 - 6 * alongX} y2={y2 - 6 * alongY} className={styles.arrow} />
      <path d={`M${x2 - alongX} ${y2 - alongY}${wings}`} className={styles.head} />
      <text
        x={isLevel ? (x1 + x2) / 2 : x1 + 8}
        y={isLevel ? y1 - 8 : (y1 + y2) / 2 + 4}
        className={isLevel ? styles.label : styles.besides}
      >
        {label}
      </text>
    </g>
  );
}
