import type { ReactNode } from 'react';
import type { Link, Place, Places } from '../../data/pictures/places.ts';
import Figure from '../Figure/index.tsx';
import styles from './styles.module.css';

/** Distance between the centers of dots. */
const pitch = 15;

type Width = 'wide' | 'narrow';

function Box({ place, at }: { readonly place: Place; readonly at: Width }): ReactNode {
  const { title, kind, dots = [], narrowLines = place.lines } = place;
  const [x, y, width, height] = place[at];
  const lines = at === 'narrow' ? narrowLines : place.lines;
  const isOuter = kind === 'zone' || kind === 'origin';
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="8" className={styles[kind]} />
      <text x={x + 12} y={y + 25} className={isOuter ? styles[`${kind}Title`] : styles.title}>
        {title}
      </text>
      {dots.map((isFilled, index) => (
        <circle
          key={index}
          cx={x + width - 14 - (dots.length - 1 - index) * pitch}
          cy={y + 20}
          r="5"
          className={isFilled ? styles.dot : styles.hole}
        />
      ))}
      {lines.map((line, index) => (
        <text key={line} x={x + 12} y={y + 48 + index * 20} className={styles.text}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Length of an arrowhead, and half its width. */
const head = { length: 9, half: 4.5 };

/** A horizontal or vertical line between two places. With a label, it's an arrow with the label next to it. */
function Arrow({ link }: { readonly link: Link }): ReactNode {
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

function Drawing({ of, at }: { readonly of: Places; readonly at: Width }): ReactNode {
  const { width, height, links } = of[at];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={at === 'wide' ? '50rem' : '26rem'} className={styles[at]}>
      {of.places.map((place) => (
        <Box key={place[at].join(' ')} place={place} at={at} />
      ))}
      {links.map((link) => (
        <Arrow key={`${link[0]} ${link[1]} ${link[2]}`} link={link} />
      ))}
    </svg>
  );
}

/**
 * A diagram of nested places, with lines between those that communicate. It has two versions, for a wide and a narrow
 * column, so that it never shrinks until it's unreadable.
 */
export default function PlaceMap({ of }: { readonly of: Places }): ReactNode {
  return (
    <Figure label={of.label}>
      <div role="img" aria-label={of.description}>
        <Drawing of={of} at="wide" />
        <Drawing of={of} at="narrow" />
      </div>
    </Figure>
  );
}
