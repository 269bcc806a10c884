import type { Network } from '../networks/Network.ts';

/**
 * The standard that an NFT's contract follows.
 *
 * @remarks
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Check whether an NFT can have copies
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
 * One trait of an NFT.
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
 * A reference to an NFT on its network.
 *
 * @example Keep a list of NFTs
 * ```ts
 * import type { NftReference } from '@nacre/sdk-base';
 *
 * const ticket: NftReference = {
 *   contract: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
 *   tokenId: '42',
 * };
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
  /** The NFT's id in the contract, as a decimal string. */
  tokenId: string;
};

/**
 * A non-fungible token with its metadata.
 *
 * @remarks
 * The NFT's metadata comes from its minter. Treat its texts and URLs as untrusted input.
 *
 * @example Show the image with a text alternative
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
  /** The NFT's id in the contract, as a decimal string. */
  tokenId: string;
  /** The standard that the contract follows. */
  standard: NftStandard;
  /** The id of the collection it was minted from; `null` if it doesn't come from your application. */
  collectionId: string | null;
  /** The NFT's name. */
  name: string;
  /** A description of the NFT; `null` if there is none. */
  description: string | null;
  /** The URL of the image; `null` if there is none. */
  imageUrl: string | null;
  /** The URL of a page about the NFT; `null` if there is none. */
  externalUrl: string | null;
  /** The NFT's traits. */
  attributes: NftAttribute[];
};
