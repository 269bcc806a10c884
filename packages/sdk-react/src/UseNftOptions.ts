import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';

/**
 * The options of {@link useNft}: the NFT to read, and when to fetch.
 *
 * @example Choose an NFT by its contract and id
 * ```tsx
 * import { Network, type UseNftOptions } from '@nacre/sdk-react';
 *
 * export const options: UseNftOptions = {
 *   network: Network.PolygonAmoy,
 *   contract: '0x5c1e5b3a1f0d4c2b9a8e7d6f5c4b3a2918070605',
 *   tokenId: '1',
 * };
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Hooks
 * @since 0.1.0
 */
export type UseNftOptions = NetworkQueryOptions & {
  /** The address of the NFT's contract. */
  contract: string;
  /** The NFT's id in the contract, as a decimal string. */
  tokenId: string;
};
