import type { ReactNode } from 'react';
import ScrollTable from '../ScrollTable/index.tsx';

interface DataTableProps {
  /** The visible caption, also the name for screen readers. */
  readonly caption: string;
  readonly heads: readonly string[];
  readonly className?: string | undefined;
  /** The `tbody` elements. The table adds none of its own, so that rows can be grouped. */
  readonly children: ReactNode;
}

/** A scrollable table with a caption and column headers. */
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
