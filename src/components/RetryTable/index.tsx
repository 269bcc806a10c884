import type { ReactNode } from 'react';
import { units } from '../../../packages/model/src/quantities.ts';
import { retryGaps } from '../../../packages/model/src/sdkConstants.ts';
import DataTable from '../DataTable/index.tsx';

/** Formats a time: "1 minute", "36 minutes", "2 hours", "2 h 36 min". */
function formatTime(milliseconds: number): string {
  const minutes = milliseconds / units.minute;
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'}`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hours} hours` : `${hours} h ${minutes % 60} min`;
}

/** The attempts to deliver an event after the first one, as the local sandbox makes them. */
export default function RetryTable(): ReactNode {
  return (
    <DataTable
      heads={['Attempt', 'After the one before', 'After the first']}
      rows={retryGaps.map((gap, index) => [
        String(index + 2),
        formatTime(gap),
        formatTime(retryGaps.slice(0, index + 1).reduce((sum, each) => sum + each)),
      ])}
    />
  );
}
