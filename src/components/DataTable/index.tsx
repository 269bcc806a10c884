import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface DataTableProps {
  /** What the table is called, where it is read aloud too. */
  readonly caption: string;
  readonly heads: readonly string[];
  readonly className?: string | undefined;
  /** The bodies: the table gives no `tbody` of its own, so that rows may stand in groups. */
  readonly children: ReactNode;
}

/** A table that may be wider than the page: it scrolls on its own, by keyboard too. */
export default function DataTable({ caption, heads, className, children }: DataTableProps): ReactNode {
  return (
    // A scroll area that cannot take focus cannot be scrolled by keyboard in every browser.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-label={caption} tabIndex={0}>
      <table className={className}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
