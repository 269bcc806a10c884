/**
 * The networks that Nacre supports.
 *
 * @remarks
 * Each member's value is the network's name in the backend API.
 *
 * @example Use a test network while you develop
 * ```ts
 * import { Network, networkInfo } from '@nacre/sdk-base';
 *
 * console.log(networkInfo(Network.PolygonAmoy).environment); // "sandbox"
 * ```
 *
 * @see [Supported blockchains](https://docs.nacre.example/roadmap-and-references/supported-blockchains)
 * @category Types
 * @since 0.1.0
 */
export enum Network {
  /** Ethereum's main network. */
  Ethereum = 'ethereum',
  /** Ethereum's test network Sepolia. */
  EthereumSepolia = 'ethereum-sepolia',
  /** Polygon's main network. */
  Polygon = 'polygon',
  /** Polygon's test network Amoy. */
  PolygonAmoy = 'polygon-amoy',
  /** Base's main network. */
  Base = 'base',
  /** Base's test network on Sepolia. */
  BaseSepolia = 'base-sepolia',
  /** Stellar's public network. */
  Stellar = 'stellar',
  /** Stellar's test network. */
  StellarTestnet = 'stellar-testnet',
}
