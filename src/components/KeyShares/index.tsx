import type { ReactNode } from 'react';
import Picture from '../Picture/index.tsx';
import { narrow, wide, type KeySharesLayout, type Place } from './layout.ts';
import styles from './styles.module.css';

const description =
  'In the browser, your page holds no share and talks to the key frame by postMessage. The key frame, on Nacre’s own origin, holds the device share, joins two shares for the moment of a signature, and wipes what JavaScript can wipe. Nacre’s servers hold the session share, for a signed-in user, and the recovery share as cipher text that only the user’s passkey or recovery password opens, in the key frame. Both travel to the key frame only.';

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

function Drawing({ width, height, places, links, room }: KeySharesLayout & { room: string }): ReactNode {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ maxInlineSize: room }}>
      {places.map((place) => (
        <Box key={place.title} {...place} />
      ))}
      {links.map(([x1, y1, x2, y2]) => (
        <line key={`${x1} ${y1}`} x1={x1} y1={y1} x2={x2} y2={y2} className={styles.link} />
      ))}
    </svg>
  );
}

/** The picture of the page, the key frame and Nacre's servers, with the share that each holds. */
export default function KeyShares(): ReactNode {
  return (
    <Picture
      label="Where the three key shares live"
      description={description}
      wide={<Drawing {...wide} room="50rem" />}
      narrow={<Drawing {...narrow} room="26rem" />}
    />
  );
}
