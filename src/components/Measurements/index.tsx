import type { ReactNode } from 'react';
import {
  type Measurements as Results,
  type PartName,
  parts,
  rowsOf,
  siteLabels,
} from '../../data/measurements.ts';
import DataTable from '../DataTable/index.tsx';

interface MeasurementsProps {
  /** What the bench wrote. A part that was never run has no table. */
  readonly of: Results;
}

const heads = ['Measured', ...Object.values(siteLabels)];

/** What the site costs beside its own pages as others build them, with how it was measured. */
export default function Measurements({ of }: MeasurementsProps): ReactNode {
  return (Object.keys(parts) as PartName[]).map((name) => {
    const measured = of[name];
    if (!measured) return null;
    return (
      <section key={name}>
        <DataTable caption={parts[name].label} heads={heads}>
          <tbody>
            {rowsOf(name, measured, 'all').map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <td key={heads[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
        <p>
          <code>{measured.command}</code>, {measured.date}, median of {measured.runs}: {measured.machine}
        </p>
      </section>
    );
  });
}
