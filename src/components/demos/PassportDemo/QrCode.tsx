import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The squares of the code. Without it, only the placeholder is shown. */
  readonly code?: { readonly path: string; readonly size: number };
  readonly text: string;
}

/** Width of the quiet zone that a QR code requires, in squares. */
const MARGIN = 4;

const corner = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
const CORNERS = [corner(0, 0), corner(18, 0), corner(0, 18)].join('');

/** A QR code with its text below. It's dark on light in both color modes, as scanners require. */
export default function QrCode({ code, text }: Props): ReactNode {
  const side = code ? code.size + 2 * MARGIN : 0;
  return (
    <div className={styles.code}>
      <div className={clsx(styles.square, !code && styles.empty)}>
        {code ? (
          <svg
            viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
            width="160"
            role="img"
            aria-label={`QR code of ${text}`}
          >
            <path d={code.path} />
          </svg>
        ) : (
          // A placeholder that shows only the corners of a code.
          <svg viewBox="-4 -4 33 33" width="160" aria-hidden="true">
            <path d={CORNERS} />
          </svg>
        )}
      </div>
      {code ? <code>{text}</code> : <span className={styles.later}>The code on the jacket’s label</span>}
    </div>
  );
}
