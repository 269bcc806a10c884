import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Art } from '../../data/pictures/Screen.ts';
import styles from './art.module.css';

/** Two waves, 60 wide, centered in a 120 × 120 square. */
const waves = [54, 68].map((y) => `M30 ${y}q7.5-10 15 0t15 0 15 0 15 0`);

function Waves(): ReactNode {
  return waves.map((path) => <path key={path} d={path} className={styles.wave} />);
}

function Coin(): ReactNode {
  return (
    <>
      <circle cx="60" cy="60" r="59" className={styles.solid} />
      <circle cx="60" cy="60" r="48" className={styles.ring} />
      <Waves />
    </>
  );
}

/** The angles of ten dots, one per visit. */
const dots = Array.from({ length: 10 }, (_, index) => (index * 36 * Math.PI) / 180);

function Medal(): ReactNode {
  return (
    <>
      <path d="M43 66 31 112l15-6 11 11 6-38ZM77 66l12 46-15-6-11 11-6-38Z" className={styles.soft} />
      <g transform="translate(12 2) scale(.8)">
        <circle cx="60" cy="60" r="54" className={styles.solid} />
        {dots.map((angle) => (
          <circle
            key={angle}
            cx={(60 + 43 * Math.sin(angle)).toFixed(1)}
            cy={(60 - 43 * Math.cos(angle)).toFixed(1)}
            r="4"
            className={styles.dot}
          />
        ))}
        <Waves />
      </g>
    </>
  );
}

function Bowl(): ReactNode {
  return (
    <>
      <circle cx="60" cy="34" r="17" className={clsx(styles.soft, styles.edge)} />
      <circle cx="42" cy="48" r="17" className={clsx(styles.soft, styles.edge)} />
      <circle cx="78" cy="48" r="17" className={clsx(styles.soft, styles.edge)} />
      <path d="M20 54h80c0 24-16 36-40 36S20 78 20 54Z" className={styles.solid} />
      <path d="M57 88h6v12h17v6H40v-6h17Z" className={styles.solid} />
    </>
  );
}

const drawings = { coin: Coin, medal: Medal, bowl: Bowl };

/** A drawing in place of an asset's picture. A points token is shown in a circle, the others on a plate. */
export default function ArtPicture({ art }: { readonly art: Art }): ReactNode {
  const Drawing = drawings[art];
  return (
    <svg
      viewBox="0 0 120 120"
      width={art === 'coin' ? 70 : 146}
      className={clsx(styles.art, art !== 'coin' && styles.plate)}
    >
      <Drawing />
    </svg>
  );
}
