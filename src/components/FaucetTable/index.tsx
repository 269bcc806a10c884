import Link from '@docusaurus/Link';
import { networks } from '@site/sdk/base/src/networks/networks';
import type { ReactNode } from 'react';
import { faucets } from '../../data/faucets.ts';
import TableRegion from '../TableRegion/index.tsx';

const caption = 'Public faucets of other companies';

/** Faucets by test network, in the order of the SDK's table; those without a fixed network come last. */
const groups = [
  ...Object.values(networks)
    .filter(({ environment }) => environment === 'sandbox')
    .map(({ name, network }) => ({
      name,
      rows: faucets.filter((faucet) => faucet.networks.includes(network)),
    })),
  { name: 'Chosen on the faucet’s page', rows: faucets.filter((faucet) => faucet.networks.length === 0) },
];

/** Names and addresses only: what a faucet asks for and how much it gives is its company's to say. */
export default function FaucetTable(): ReactNode {
  return (
    <TableRegion label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Test network</th>
            <th scope="col">Faucet</th>
            <th scope="col">Run by</th>
            <th scope="col">Gives</th>
          </tr>
        </thead>
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
      </table>
    </TableRegion>
  );
}
