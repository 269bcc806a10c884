import type { ReactNode } from 'react';
import DataTable from '../DataTable/index.tsx';

interface FaultTableProps {
  /** The result of `npm run faults`. */
  readonly of: {
    readonly kinds: readonly {
      readonly kind: string;
      readonly label: string;
      readonly seeded: number;
      readonly caught: number;
    }[];
    readonly seeded: number;
    readonly caught: number;
  };
}

/** The number of seeded faults of each kind that the checks detect, as counted by the run. */
export default function FaultTable({ of }: FaultTableProps): ReactNode {
  return (
    <DataTable caption="Seeded faults by kind" heads={['What is wrong', 'Refused']}>
      <tbody>
        {of.kinds.map(({ kind, label, seeded, caught }) => (
          <tr key={kind}>
            <th scope="row">{label}</th>
            <td>
              {caught} of {seeded}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">All</th>
          <td>
            {of.caught} of {of.seeded}
          </td>
        </tr>
      </tbody>
    </DataTable>
  );
}
