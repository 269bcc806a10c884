import type { ReactNode } from 'react';
import CodeText from '../CodeText/index.tsx';
import ScrollTable from '../ScrollTable/index.tsx';

interface DataTableProps {
  /** The visible caption, also the name for screen readers. */
  readonly caption?: string;
  readonly heads: readonly string[];
  /** The cells of each row. The first is the row's header. Text between backticks is code. */
  readonly rows?: readonly (readonly string[])[];
  /** The `tbody` elements of a table whose rows are grouped, or contain more than text. */
  readonly children?: ReactNode;
}

/** A scrollable table with a caption and column headers. */
export default function DataTable({ caption, heads, rows, children }: DataTableProps): ReactNode {
  return (
    <ScrollTable label={caption}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {rows && <tbody>{rows.map(toRow)}</tbody>}
      {children}
    </ScrollTable>
  );
}

const toRow = ([head = '', ...cells]: readonly string[]): ReactNode => (
  <tr key={head}>
    <th scope="row">
      <CodeText>{head}</CodeText>
    </th>
    {cells.map((cell, index) => (
      <td key={index}>
        <CodeText>{cell}</CodeText>
      </td>
    ))}
  </tr>
);
