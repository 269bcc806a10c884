import type { ReactNode } from 'react';
import type { Place, Places, PlacesLayout } from '../../data/pictures/Places.ts';
import Picture from '../Picture/index.tsx';
import styles from './styles.module.css';

function Box({ x, y, width, height, title, lines, kind }: Place): ReactNode {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="8" className={styles[kind]} />
      <text x={x + 12} y={y + 25} className={kind === 'zone' ? styles.zoneTitle : styles.title}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x + 12} y={y + 48 + index * 20} className={styles.text}>
          {line}
        </text>
      ))}
    </g>
  );
}

function Drawing({ width, height, places, links, room }: PlacesLayout & { room: string }): ReactNode {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ maxInlineSize: room }}>
      {places.map((place) => (
        <Box key={`${place.x} ${place.y}`} {...place} />
      ))}
      {links.map(([x1, y1, x2, y2]) => (
        <line key={`${x1} ${y1}`} x1={x1} y1={y1} x2={x2} y2={y2} className={styles.link} />
      ))}
    </svg>
  );
}

/** A picture of what is in what, with lines between what talks to each other. */
export default function PlaceMap({ of }: { readonly of: Places }): ReactNode {
  return (
    <Picture
      label={of.label}
      description={of.description}
      wide={<Drawing {...of.wide} room="50rem" />}
      narrow={<Drawing {...of.narrow} room="26rem" />}
    />
  );
}
