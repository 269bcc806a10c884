import Link from '@docusaurus/Link';
import { Network, type NetworkFeature, type NetworkInfo } from '@nacre/sdk-base';
import type { ReactNode } from 'react';
import { networks } from '../../../packages/model/src/sdkInternals.ts';
import DataTable from '../DataTable/index.tsx';
import styles from './styles.module.css';

interface NetworkTableProps {
  /** `networks` lists each network's names and currency, `features` the features that each network supports. */
  readonly show: 'networks' | 'features';
}

const rows = Object.entries(Network).map(([member, value]) => ({ member, info: networks[value] }));

/** A record over the SDK's features, so that a new feature without a label fails to compile. */
const featureLabels: Record<NetworkFeature, string> = {
  nativeTransfer: 'Native transfer',
  tokenTransfer: 'ERC-20 or Stellar asset',
  nft: 'NFT',
  loyaltyPoints: 'Loyalty points',
  passports: 'Passports',
  feesEstimation: 'Fees estimation',
};
const features = Object.keys(featureLabels) as NetworkFeature[];

const kindLabels: Record<NetworkInfo['kind'], string> = { evm: 'EVM', stellar: 'Stellar' };

function networkRow(member: string, info: NetworkInfo): ReactNode {
  const { nativeCurrency: currency, explorerUrl } = info;
  return (
    <tr key={member}>
      <th scope="row">
        {info.name}
        <br />
        <span className={styles.kind}>{`${kindLabels[info.kind]}, ${info.environment}`}</span>
      </th>
      <td className={styles.unbroken}>
        <code>{`Network.${member}`}</code>
        <br />
        <code>{`"${info.network}"`}</code>
      </td>
      <td className={styles.unbroken}>
        <code>{info.caip2}</code>
      </td>
      <td className={styles.unbroken}>{`${currency.symbol} (${currency.decimals})`}</td>
      <td>
        <Link to={explorerUrl}>{explorerUrl.replace('https://', '')}</Link>
      </td>
    </tr>
  );
}

function featureRow(member: string, info: NetworkInfo): ReactNode {
  return (
    <tr key={member}>
      <th scope="row">{info.name}</th>
      {features.map((feature) => (
        <td key={feature} className={info.features[feature] ? styles.yes : styles.no}>
          {info.features[feature] ? 'Yes' : 'No'}
        </td>
      ))}
    </tr>
  );
}

/** The networks, from the base SDK's own table. */
export default function NetworkTable({ show }: NetworkTableProps): ReactNode {
  const isMatrix = show === 'features';
  const caption = isMatrix ? 'What each network supports' : 'Networks and their identifiers';
  const heads = isMatrix
    ? ['Network', ...features.map((feature) => featureLabels[feature])]
    : ['Network', 'In the SDK and in JSON', 'CAIP-2', 'Currency (decimals)', 'Explorer'];
  return (
    <DataTable caption={caption} heads={heads}>
      <tbody>{rows.map(({ member, info }) => (isMatrix ? featureRow : networkRow)(member, info))}</tbody>
    </DataTable>
  );
}
