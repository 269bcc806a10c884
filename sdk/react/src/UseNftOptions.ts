import type { NetworkQueryOptions } from './NetworkQueryOptions.ts';

/**
 * Says which NFT {@link useNft} reads.
 *
 * @example Name an NFT by its contract and number
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
  /** The address of the collection's contract. */
  contract: string;
  /** The number of the NFT in its collection, as a decimal text. */
  tokenId: string;
};
