import type { ReactNode } from 'react';
import { networkFees, type Payer } from '../../data/networkFees.ts';
import DataTable from '../DataTable/index.tsx';

const payers: Record<Payer, string> = {
  nacre: 'Nacre',
  sender: 'The user’s account, in the native currency',
  nobody: 'Nobody: nothing goes to the network',
};

/** Who pays the network fees of each operation. A test compares the table with the sandbox. */
export default function FeeTable(): ReactNode {
  return (
    <DataTable
      caption="Who pays the network"
      heads={['What happens', 'Started by', 'Who pays']}
      rows={Object.values(networkFees).map(([action, payer, ...calls]) => [
        action,
        calls.map((call) => `\`${call}\``).join(', '),
        payers[payer],
      ])}
    />
  );
}
