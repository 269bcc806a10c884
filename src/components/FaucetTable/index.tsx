import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { networks } from '../../../packages/model/src/sdkInternals.ts';
import table from '../../data/faucets.json';
import DataTable from '../DataTable/index.tsx';

/** They belong to other companies, and their limits and requirements change, so only names and addresses are listed. */
const faucets: readonly ((typeof table)[number] & { readonly networks: readonly string[] })[] = table;

/** Faucets by test network, in the order of the SDK's table. Those without a fixed network come last. */
const groups = [
  ...Object.values(networks)
    .filter(({ environment }) => environment === 'sandbox')
    .map(({ name, network }) => ({
      name,
      rows: faucets.filter((faucet) => faucet.networks.includes(network)),
    })),
  { name: 'Chosen on the faucet’s page', rows: faucets.filter((faucet) => faucet.networks.length === 0) },
];

/** Lists no requirements or amounts, because those are up to each faucet's company. */
export default function FaucetTable(): ReactNode {
  return (
    <DataTable
      caption="Public faucets of other companies"
      heads={['Test network', 'Faucet', 'Run by', 'Gives']}
    >
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          {rows.map((faucet, index) => (
            <tr key={faucet.url}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={rows.length}>
                  {name}
                </th>
              )}
              <td>
                <Link to={faucet.url}>{faucet.name}</Link>
              </td>
              <td>{faucet.provider}</td>
              <td>{faucet.gives}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}
