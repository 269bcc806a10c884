import type { ReactNode } from 'react';
import { browsers, runtimes } from '../../data/platforms.ts';
import DataTable from '../DataTable/index.tsx';

interface PlatformTableProps {
  readonly of: 'browsers' | 'runtimes';
}

const tables = {
  browsers: { caption: 'Browsers', rows: browsers },
  runtimes: { caption: 'Servers and frameworks', rows: runtimes },
};

/** Lists the supported versions, and those that this version's tests ran on. */
export default function PlatformTable({ of }: PlatformTableProps): ReactNode {
  const { caption, rows } = tables[of];
  return (
    <DataTable
      caption={caption}
      heads={[caption, 'Supported', 'Run in this version’s tests']}
      rows={rows.map(({ name, supported, ran }) => [name, supported ?? 'No', ran ?? 'Not run'])}
    />
  );
}
