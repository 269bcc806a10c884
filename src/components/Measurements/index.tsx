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
  /** The benchmark results. A part that was never run has no table. */
  readonly of: Results;
}

const heads = ['Measured', ...Object.values(siteLabels)];

/** Compares the costs of this site with those of the same pages built with other tools, and names the method. */
export default function Measurements({ of }: MeasurementsProps): ReactNode {
  return (Object.keys(parts) as PartName[]).map((name) => {
    const measured = of[name];
    if (!measured) return null;
    return (
      <section key={name}>
        <DataTable
          caption={parts[name].label}
          heads={heads}
          rows={rowsOf(name, measured, 'all')
            .filter(({ cells }) => new Set(cells).size > 1)
            .map(({ label, cells }) => [label, ...cells])}
        />
        <p>
          <code>{measured.command}</code>, {measured.date}, median of {measured.runs}: {measured.machine}
        </p>
      </section>
    );
  });
}
