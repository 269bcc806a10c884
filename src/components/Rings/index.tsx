import { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The layers of the logo, enlarged behind the corner of a page. Its container needs a position and a clipped edge. */
export default function Rings(): ReactNode {
  return (
    <svg className={styles.rings} viewBox="0 0 800 800" width="24" aria-hidden="true" focusable="false">
      <circle cx="400" cy="400" r="400" />
      <circle cx="454" cy="454" r="324" />
      <circle cx="507" cy="507" r="249" />
      <circle cx="560" cy="560" r="174" />
      <circle cx="611" cy="611" r="102" />
    </svg>
  );
}
