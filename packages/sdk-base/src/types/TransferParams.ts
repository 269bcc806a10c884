import type { StellarMemo } from './StellarMemo.ts';

/**
 * A transfer of a network's native currency.
 *
 * @example Send a tenth of a unit
 * ```ts
 * import { parseBalance, type NativeTransferParams } from '@nacre/sdk-base';
 *
 * const params: NativeTransferParams = {
 *   kind: 'native',
 *   to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
 *   amount: parseBalance('0.1', { decimals: 18 }),
 * };
 * console.log(params.amount); // 100000000000000000n
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type NativeTransferParams = {
  /** The kind of transfer: native currency. */
  kind: 'native';
  /**
   * The receiver's address. On Stellar, it can be a muxed address (`M…`): the transfer goes to its account, and its id
   * becomes the memo. The SDK rejects the zero address and addresses with a wrong checksum.
   */
  to: string;
  /** The amount to transfer, in the currency's smallest unit. */
  amount: bigint;
  /**
   * A memo, on Stellar only. Exchanges often require one, of a certain type. A transfer to a muxed address can't have one.
   *
   * @remarks A plain string is a text memo of up to 28 bytes. One that has digits only is rejected, because it could mean an
   * id too: name its type, `{ type: 'id', value: '1234567890' }`.
   *
   * @defaultValue no memo
   */
  memo?: string | StellarMemo | undefined;
};

/**
 * A transfer of an ERC-20 token on an EVM network.
 *
 * @example Send one and a half tokens of six decimals
 * ```ts
 * import { parseBalance, type Erc20TransferParams } from '@nacre/sdk-base';
 *
 * const params: Erc20TransferParams = {
 *   kind: 'erc20',
 *   token: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
 *   to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
 *   amount: parseBalance('1.5', { decimals: 6 }),
 * };
 * console.log(params.amount); // 1500000n
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type Erc20TransferParams = {
  /** The kind of transfer: an ERC-20 token. */
  kind: 'erc20';
  /** The address of the token's contract. */
  token: string;
  /** The receiver's address. The SDK rejects the zero address, and the contract of the token itself. */
  to: string;
  /** The amount to transfer, in the token's smallest unit. */
  amount: bigint;
};

/**
 * A transfer of a classic Stellar asset, which the receiver must trust.
 *
 * @example Send two units of an asset of seven decimals
 * ```ts
 * import { parseBalance, type StellarAssetTransferParams } from '@nacre/sdk-base';
 *
 * const params: StellarAssetTransferParams = {
 *   kind: 'stellar-asset',
 *   asset: 'USDC:GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H',
 *   to: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
 *   amount: parseBalance('2', { decimals: 7 }),
 * };
 * console.log(params.amount); // 20000000n
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type StellarAssetTransferParams = {
  /** The kind of transfer: a Stellar asset. */
  kind: 'stellar-asset';
  /** The asset as `CODE:ISSUER`, which is the `address` of its token. */
  asset: string;
  /**
   * The receiver's address. On Stellar, it can be a muxed address (`M…`): the transfer goes to its account, and its id
   * becomes the memo. The SDK rejects the account whose key is all zeros.
   */
  to: string;
  /** The amount to transfer, in the asset's smallest unit. */
  amount: bigint;
  /**
   * A memo, on Stellar only. Exchanges often require one, of a certain type. A transfer to a muxed address can't have one.
   *
   * @remarks A plain string is a text memo of up to 28 bytes. One that has digits only is rejected, because it could mean an
   * id too: name its type, `{ type: 'id', value: '1234567890' }`.
   *
   * @defaultValue no memo
   */
  memo?: string | StellarMemo | undefined;
};

/**
 * A transfer of an NFT on an EVM network.
 *
 * @example Send a ticket
 * ```ts
 * import type { NftTransferParams } from '@nacre/sdk-base';
 *
 * const params: NftTransferParams = {
 *   kind: 'nft',
 *   contract: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
 *   tokenId: '42',
 *   to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
 * };
 * console.log(params.amount ?? 1n); // 1n
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type NftTransferParams = {
  /** The kind of transfer: an NFT. */
  kind: 'nft';
  /** The address of the NFT's contract. */
  contract: string;
  /** The NFT's id in the contract, as a decimal string. */
  tokenId: string;
  /** The receiver's address. The SDK rejects the zero address, and the contract of the NFT itself. */
  to: string;
  /**
   * The number of copies to transfer. Only an ERC-1155 token can have more than one.
   *
   * @defaultValue `1n`
   */
  amount?: bigint | undefined;
};

/**
 * The asset to transfer, the amount and the receiver, by kind of asset.
 *
 * @example Estimate any transfer in one place
 * ```ts
 * import type { TransferParams } from '@nacre/sdk-base';
 *
 * function receiver(params: TransferParams): string {
 *   return params.to;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type TransferParams =
  | NativeTransferParams
  | Erc20TransferParams
  | StellarAssetTransferParams
  | NftTransferParams;

/**
 * The arguments of {@link Account.transferErc20}: {@link Erc20TransferParams} with an optional kind.
 *
 * @example Send one and a half tokens of six decimals
 * ```ts
 * import { parseBalance, type Erc20TransferArgs } from '@nacre/sdk-base';
 *
 * const args: Erc20TransferArgs = {
 *   token: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
 *   to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
 *   amount: parseBalance('1.5', { decimals: 6 }),
 * };
 * console.log(args.amount); // 1500000n
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.2.0
 */
export type Erc20TransferArgs = Omit<Erc20TransferParams, 'kind'> & {
  /**
   * The kind of transfer: an ERC-20 token.
   *
   * @defaultValue `'erc20'`
   */
  kind?: 'erc20' | undefined;
};

/**
 * The arguments of {@link Account.transferNft}: {@link NftTransferParams} with an optional kind.
 *
 * @example Send an NFT
 * ```ts
 * import type { NftTransferArgs } from '@nacre/sdk-base';
 *
 * const args: NftTransferArgs = {
 *   contract: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
 *   tokenId: '42',
 *   to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
 * };
 * console.log(args.tokenId); // "42"
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.2.0
 */
export type NftTransferArgs = Omit<NftTransferParams, 'kind'> & {
  /**
   * The kind of transfer: an NFT.
   *
   * @defaultValue `'nft'`
   */
  kind?: 'nft' | undefined;
};
