import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The squares; without them there is the room only. */
  readonly code?: { readonly path: string; readonly size: number };
  readonly text: string;
}

/** What a QR code needs around it to be read, in squares. */
const MARGIN = 4;

/** A QR code, dark on light in both modes, as readers want it, with its text below. */
export default function QrCode({ code, text }: Props): ReactNode {
  const side = code ? code.size + 2 * MARGIN : 0;
  return (
    <div className={styles.code}>
      <div className={styles.square}>
        {code && (
          <svg viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={`QR code of ${text}`}>
            <path d={code.path} />
          </svg>
        )}
      </div>
      <code>{text || 'https://id.nacre.example/…'}</code>
    </div>
  );
}
