import { Network } from '@nacre/sdk-base';

/**
 * A public faucet. All of these belong to other companies. Their limits and account requirements change, so this table
 * contains only names and addresses.
 */
export interface Faucet {
  /** The name of the faucet. */
  readonly name: string;
  /** The company that runs it. */
  readonly provider: string;
  readonly url: string;
  /** The symbol of the test token that it sends. */
  readonly gives: string;
  /** The test networks of these docs that it serves. Empty if the reader has to choose on the faucet's page. */
  readonly networks: readonly Network[];
}

const serving = (
  networks: readonly Network[],
  gives: string,
  rows: readonly (readonly [name: string, provider: string, url: string])[],
): Faucet[] => rows.map(([name, provider, url]) => ({ name, provider, url, gives, networks }));

/** Public faucets, in the order in which the page lists them for a network. */
export const faucets: readonly Faucet[] = [
  ...serving([Network.EthereumSepolia], 'ETH', [
    [
      'Google Cloud Web3 faucet',
      'Google Cloud',
      'https://cloud.google.com/application/web3/faucet/ethereum/sepolia',
    ],
    ['Alchemy Ethereum Sepolia faucet', 'Alchemy', 'https://www.alchemy.com/faucets/ethereum-sepolia'],
  ]),
  ...serving([Network.PolygonAmoy], 'POL', [
    ['Polygon faucet', 'Polygon', 'https://faucet.polygon.technology'],
    ['Alchemy Polygon Amoy faucet', 'Alchemy', 'https://www.alchemy.com/faucets/polygon-amoy'],
  ]),
  ...serving([Network.BaseSepolia], 'ETH', [
    ['Coinbase Developer Platform faucet', 'Coinbase', 'https://portal.cdp.coinbase.com/products/faucet'],
    ['Alchemy Base Sepolia faucet', 'Alchemy', 'https://www.alchemy.com/faucets/base-sepolia'],
  ]),
  ...serving([Network.StellarTestnet], 'XLM', [['Friendbot', 'Stellar', 'https://friendbot.stellar.org']]),
  ...serving([], 'test USDC', [['Circle faucet', 'Circle', 'https://faucet.circle.com']]),
];
