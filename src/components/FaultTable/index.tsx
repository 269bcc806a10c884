import type { ReactNode } from 'react';
import DataTable from '../DataTable/index.tsx';

interface Count {
  readonly seeded: number;
  readonly caught: number;
}

interface FaultTableProps {
  /** The result of `npm run faults`. */
  readonly of: Count & { readonly kinds: readonly (Count & { readonly label: string })[] };
}

/** The number of seeded faults of each kind that the checks detect, as counted by the run. */
export default function FaultTable({ of }: FaultTableProps): ReactNode {
  return (
    <DataTable
      caption="Seeded faults by kind"
      heads={['What is wrong', 'Refused']}
      rows={[...of.kinds, { ...of, label: 'All' }].map(({ label, caught, seeded }) => [
        label,
        `${caught} of ${seeded}`,
      ])}
    />
  );
}
