import type { ReactNode } from 'react';
import TableRegion from '../TableRegion/index.tsx';
import styles from './styles.module.css';

const label = 'Where the three key shares live';

/** Lines of text from a point downward. */
function Lines({
  x,
  y,
  of,
  className,
}: {
  x: number;
  y: number;
  of: string[];
  className?: string;
}): ReactNode {
  return (
    <text x={x} y={y} className={className ?? styles.text}>
      {of.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 20}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A box with a title and a few lines. */
function Box(props: {
  x: number;
  y: number;
  w: number;
  h: number;
  title: string;
  of: string[];
  share?: boolean;
}) {
  const { x, y, w, h, title, of, share } = props;
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx="8" className={share ? styles.share : styles.box} />
      <Lines x={x + 14} y={y + 26} of={[title]} className={styles.title} />
      <Lines x={x + 14} y={y + 48} of={of} />
    </g>
  );
}

/** The picture of the page, the key frame and Nacre's servers, with the share that each holds. */
export default function KeyShares(): ReactNode {
  return (
    <TableRegion label={label}>
      <svg
        className={styles.picture}
        viewBox="0 0 760 344"
        role="img"
        aria-label={`${label}. In the browser, your page holds no share and talks to the key frame by postMessage. The key frame, on Nacre's own origin, holds the device share and joins two shares for the moment of a signature. Nacre's servers hold the session share, and the recovery share as cipher text that only the user's passkey or recovery password opens. Both travel to the key frame only.`}
      >
        <rect x="1" y="1" width="484" height="342" rx="8" className={styles.zone} />
        <Lines x={16} y={26} of={['Browser']} className={styles.zoneTitle} />
        <rect x="537" y="1" width="222" height="342" rx="8" className={styles.zone} />
        <Lines x={552} y={26} of={['Nacre’s servers']} className={styles.zoneTitle} />

        <Box
          x={16}
          y={44}
          w={180}
          h={200}
          title="Your page"
          of={['your app', 'the SDK', 'the session', 'no key, no share']}
        />
        <Box
          x={250}
          y={44}
          w={220}
          h={284}
          title="Key frame"
          of={['an iframe on Nacre’s origin', 'joins two shares to sign,', 'then wipes them']}
        />
        <Box x={264} y={156} w={192} h={74} title="Device share" of={['encrypted, on this device']} share />
        <Box x={16} y={260} w={180} h={68} title="The user" of={['passkey or password']} />
        <Box x={552} y={44} w={192} h={74} title="Session share" of={['for a signed-in user']} share />
        <Box x={552} y={254} w={192} h={74} title="Recovery share" of={['cipher text only']} share />

        <path d="M196 100H250" className={styles.arrow} />
        <path d="M196 294H250" className={styles.arrow} />
        <path d="M470 82H552" className={styles.arrow} />
        <path d="M470 290H552" className={styles.arrow} />
        <Lines x={264} y={270} of={['the user opens the recovery', 'share here, nowhere else']} />
      </svg>
    </TableRegion>
  );
}
