import type { ReactNode } from 'react';
import type { Place, Places, PlacesLayout } from '../../data/pictures/Places.ts';
import Picture from '../Picture/index.tsx';
import Arrow from './Arrow.tsx';
import styles from './styles.module.css';

/** Distance between the centers of dots. */
const pitch = 15;

function Box({ x, y, width, height, title, lines, kind, dots = [] }: Place): ReactNode {
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

function Drawing({ width, height, places, links, room }: PlacesLayout & { room: string }): ReactNode {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={room} className={styles.map}>
      {places.map((place) => (
        <Box key={`${place.x} ${place.y}`} {...place} />
      ))}
      {links.map((link) => (
        <Arrow key={`${link[0]} ${link[1]} ${link[2]}`} link={link} />
      ))}
    </svg>
  );
}

/** A diagram of nested places, with lines between those that communicate. */
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
