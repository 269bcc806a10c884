import { Network } from '@nacre/sdk-base';

/**
 * A public faucet. All of these belong to other companies: their limits and the accounts that they ask for
 * change, so this table holds names and addresses only.
 */
export interface Faucet {
  /** What the faucet is called. */
  readonly name: string;
  /** Who runs it. */
  readonly provider: string;
  readonly url: string;
  /** The symbol of the test token that it gives. */
  readonly gives: string;
  /** The test networks of these docs that it serves; none where the reader has to choose on the faucet's page. */
  readonly networks: readonly Network[];
}

/** Public faucets, in the order in which the page lists them under a network. */
export const faucets: readonly Faucet[] = [
  {
    name: 'Google Cloud Web3 faucet',
    provider: 'Google Cloud',
    url: 'https://cloud.google.com/application/web3/faucet/ethereum/sepolia',
    gives: 'ETH',
    networks: [Network.EthereumSepolia],
  },
  {
    name: 'Alchemy Ethereum Sepolia faucet',
    provider: 'Alchemy',
    url: 'https://www.alchemy.com/faucets/ethereum-sepolia',
    gives: 'ETH',
    networks: [Network.EthereumSepolia],
  },
  {
    name: 'Polygon faucet',
    provider: 'Polygon',
    url: 'https://faucet.polygon.technology',
    gives: 'POL',
    networks: [Network.PolygonAmoy],
  },
  {
    name: 'Alchemy Polygon Amoy faucet',
    provider: 'Alchemy',
    url: 'https://www.alchemy.com/faucets/polygon-amoy',
    gives: 'POL',
    networks: [Network.PolygonAmoy],
  },
  {
    name: 'Coinbase Developer Platform faucet',
    provider: 'Coinbase',
    url: 'https://portal.cdp.coinbase.com/products/faucet',
    gives: 'ETH',
    networks: [Network.BaseSepolia],
  },
  {
    name: 'Alchemy Base Sepolia faucet',
    provider: 'Alchemy',
    url: 'https://www.alchemy.com/faucets/base-sepolia',
    gives: 'ETH',
    networks: [Network.BaseSepolia],
  },
  {
    name: 'Friendbot',
    provider: 'Stellar',
    url: 'https://friendbot.stellar.org',
    gives: 'XLM',
    networks: [Network.StellarTestnet],
  },
  {
    name: 'Circle faucet',
    provider: 'Circle',
    url: 'https://faucet.circle.com',
    gives: 'test USDC',
    networks: [],
  },
];
