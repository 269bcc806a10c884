import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface TableRegionProps {
  /** What the region is called where it is read aloud: the table's own caption, as a rule. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that may be wider than the page: it scrolls on its own, by keyboard too. */
export default function TableRegion({ label, children }: TableRegionProps): ReactNode {
  return (
    // A scroll area that cannot take focus cannot be scrolled by keyboard in every browser.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
