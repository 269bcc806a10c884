import type { NativeCurrency } from '../types/NativeCurrency.ts';
import type { NetworkFeature, NetworkInfo } from '../types/NetworkInfo.ts';
import { Network } from '../networks/Network.ts';

type Features = Readonly<Record<NetworkFeature, boolean>>;

const ether: Readonly<NativeCurrency> = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const pol: Readonly<NativeCurrency> = { name: 'POL', symbol: 'POL', decimals: 18 };
const lumen: Readonly<NativeCurrency> = { name: 'Lumen', symbol: 'XLM', decimals: 7 };

const evm: Features = {
  nativeTransfer: true,
  tokenTransfer: true,
  nft: true,
  loyaltyPoints: true,
  passports: true,
  feesEstimation: true,
};

// Points are ERC-20 tokens and passports are ERC-721 tokens, and Stellar supports neither. Its assets count as tokens.
const stellar: Features = { ...evm, nft: false, loyaltyPoints: false, passports: false };

/**
 * All networks with their properties. The SDK, the sandbox and the documentation pages use this one table.
 *
 * @internal
 */
export const networks: Readonly<Record<Network, NetworkInfo>> = {
  [Network.Ethereum]: {
    network: Network.Ethereum,
    name: 'Ethereum',
    kind: 'evm',
    caip2: 'eip155:1',
    nativeCurrency: ether,
    environment: 'live',
    explorerUrl: 'https://etherscan.io',
    features: evm,
  },
  [Network.EthereumSepolia]: {
    network: Network.EthereumSepolia,
    name: 'Ethereum Sepolia',
    kind: 'evm',
    caip2: 'eip155:11155111',
    nativeCurrency: ether,
    environment: 'sandbox',
    explorerUrl: 'https://sepolia.etherscan.io',
    features: evm,
  },
  [Network.Polygon]: {
    network: Network.Polygon,
    name: 'Polygon',
    kind: 'evm',
    caip2: 'eip155:137',
    nativeCurrency: pol,
    environment: 'live',
    explorerUrl: 'https://polygonscan.com',
    features: evm,
  },
  [Network.PolygonAmoy]: {
    network: Network.PolygonAmoy,
    name: 'Polygon Amoy',
    kind: 'evm',
    caip2: 'eip155:80002',
    nativeCurrency: pol,
    environment: 'sandbox',
    explorerUrl: 'https://amoy.polygonscan.com',
    features: evm,
  },
  [Network.Base]: {
    network: Network.Base,
    name: 'Base',
    kind: 'evm',
    caip2: 'eip155:8453',
    nativeCurrency: ether,
    environment: 'live',
    explorerUrl: 'https://basescan.org',
    features: evm,
  },
  [Network.BaseSepolia]: {
    network: Network.BaseSepolia,
    name: 'Base Sepolia',
    kind: 'evm',
    caip2: 'eip155:84532',
    nativeCurrency: ether,
    environment: 'sandbox',
    explorerUrl: 'https://sepolia.basescan.org',
    features: evm,
  },
  [Network.Stellar]: {
    network: Network.Stellar,
    name: 'Stellar',
    kind: 'stellar',
    caip2: 'stellar:pubnet',
    nativeCurrency: lumen,
    environment: 'live',
    explorerUrl: 'https://stellar.expert/explorer/public',
    features: stellar,
  },
  [Network.StellarTestnet]: {
    network: Network.StellarTestnet,
    name: 'Stellar Testnet',
    kind: 'stellar',
    caip2: 'stellar:testnet',
    nativeCurrency: lumen,
    environment: 'sandbox',
    explorerUrl: 'https://stellar.expert/explorer/testnet',
    features: stellar,
  },
};
