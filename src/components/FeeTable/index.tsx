import { Fragment, type ReactNode } from 'react';
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
    <DataTable caption="Who pays the network" heads={['What happens', 'Started by', 'Who pays']}>
      <tbody>
        {Object.entries(networkFees).map(([key, [action, payer, ...calls]]) => (
          <tr key={key}>
            <th scope="row">{action}</th>
            <td>
              {calls.map((call, index) => (
                <Fragment key={call}>
                  {index > 0 && ', '}
                  <code>{call}</code>
                </Fragment>
              ))}
            </td>
            <td>{payers[payer]}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
