import type { ReactNode } from 'react';
import ScrollTable from '../ScrollTable/index.tsx';

interface DataTableProps {
  /** What the table is called, where it is read aloud too. */
  readonly caption: string;
  readonly heads: readonly string[];
  readonly className?: string | undefined;
  /** The bodies: the table gives no `tbody` of its own, so that rows may stand in groups. */
  readonly children: ReactNode;
}

/** A table under its name. */
export default function DataTable({ caption, heads, className, children }: DataTableProps): ReactNode {
  return (
    <ScrollTable label={caption} className={className}>
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
    </ScrollTable>
  );
}
