import type { Network } from '../networks/Network.ts';

/**
 * Names the standard that an NFT's contract follows.
 *
 * @remarks
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Tell whether an NFT can have copies
 * ```ts
 * import type { NftStandard } from '@nacre/sdk-base';
 *
 * const standard: NftStandard = 'erc721';
 * console.log((standard as NftStandard) === 'erc1155'); // false
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type NftStandard = 'erc721' | 'erc1155' | (string & {});

/**
 * Describes one trait of an NFT.
 *
 * @example Show a trait
 * ```ts
 * import type { NftAttribute } from '@nacre/sdk-base';
 *
 * const attribute: NftAttribute = { trait: 'Edition', value: 'First' };
 * console.log(`${attribute.trait}: ${attribute.value}`); // "Edition: First"
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type NftAttribute = {
  /** The name of the trait. */
  trait: string;
  /** The trait's value. */
  value: string | number;
};

/**
 * Names an NFT on its network.
 *
 * @example Keep a list of NFTs
 * ```ts
 * import type { NftReference } from '@nacre/sdk-base';
 *
 * const ticket: NftReference = { contract: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', tokenId: '42' };
 * console.log(ticket.tokenId); // "42"
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type NftReference = {
  /** The address of the NFT's contract. */
  contract: string;
  /** The id in the contract, as a decimal string. */
  tokenId: string;
};

/**
 * Describes a non-fungible token with what its metadata says.
 *
 * @remarks
 * The metadata comes from whoever minted the NFT. Treat its texts and addresses as data that a stranger
 * wrote.
 *
 * @example Show the picture with a text for those who do not see it
 * ```ts
 * import type { Nft } from '@nacre/sdk-base';
 *
 * function picture(nft: Nft): { src: string; alt: string } | null {
 *   return nft.imageUrl === null ? null : { src: nft.imageUrl, alt: nft.name };
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type Nft = {
  /** The network that the NFT is on. */
  network: Network;
  /** The address of the NFT's contract. */
  contract: string;
  /** The id in the contract, as a decimal string. */
  tokenId: string;
  /** The standard that the contract follows. */
  standard: NftStandard;
  /** The collection that it was minted from; `null` when it does not come from your application. */
  collectionId: string | null;
  /** The NFT's name. */
  name: string;
  /** What the NFT is; `null` when it does not say. */
  description: string | null;
  /** The address of the picture; `null` when there is none. */
  imageUrl: string | null;
  /** A page about the NFT; `null` when there is none. */
  externalUrl: string | null;
  /** The NFT's traits. */
  attributes: NftAttribute[];
};
