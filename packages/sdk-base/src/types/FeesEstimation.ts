import type { Network } from '../networks/Network.ts';
import type { NativeCurrency } from './NativeCurrency.ts';

/**
 * The parts of a fee on an EVM network, as in EIP-1559.
 *
 * @example Compute the highest fee
 * ```ts
 * import type { EvmFeeDetails } from '@nacre/sdk-base';
 *
 * function highestFee(details: EvmFeeDetails): bigint {
 *   return details.gasLimit * details.maxFeePerGas + details.l1DataFee;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type EvmFeeDetails = {
  /** The kind of network: EVM. */
  kind: 'evm';
  /** The maximum gas that the transaction may use, in units of gas. */
  gasLimit: bigint;
  /** The base fee of the latest block, in wei per unit of gas. */
  baseFeePerGas: bigint;
  /** The maximum that the sender pays per unit of gas, including the tip, in wei. */
  maxFeePerGas: bigint;
  /** The tip per unit of gas, in wei. */
  maxPriorityFeePerGas: bigint;
  /** The amount that a rollup such as Base adds for storing the transaction on Ethereum, in wei; `0n` elsewhere. */
  l1DataFee: bigint;
};

/**
 * The parts of a fee on Stellar.
 *
 * @example Compute the highest fee
 * ```ts
 * import type { StellarFeeDetails } from '@nacre/sdk-base';
 *
 * function highestFee(details: StellarFeeDetails): bigint {
 *   return details.maxFeePerOperation * BigInt(details.operationCount);
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type StellarFeeDetails = {
  /** The kind of network: Stellar. */
  kind: 'stellar';
  /** The network's base fee per operation, in stroops. */
  baseFee: bigint;
  /** The maximum that the sender pays per operation, in stroops. */
  maxFeePerOperation: bigint;
  /** The number of operations in the transaction. */
  operationCount: number;
  /**
   * Whether the transfer creates the receiver's account. If so, the amount must cover the network's minimum balance.
   */
  createsAccount: boolean;
};

/**
 * The parts of a fee, by kind of network.
 *
 * @example Show the kind of fee
 * ```ts
 * import type { FeeDetails } from '@nacre/sdk-base';
 *
 * function unit(details: FeeDetails): string {
 *   return details.kind === 'evm' ? 'wei' : 'stroops';
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type FeeDetails = EvmFeeDetails | StellarFeeDetails;

/**
 * An unsigned transaction for an EVM network.
 *
 * @example Read the type of the transaction
 * ```ts
 * import { Network, type EvmUnsignedTransaction } from '@nacre/sdk-base';
 *
 * const transaction: EvmUnsignedTransaction = {
 *   kind: 'evm',
 *   network: Network.PolygonAmoy,
 *   serialized: '0x02c0',
 * };
 * console.log(transaction.serialized.slice(0, 4)); // "0x02"
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @advanced
 * @category Accounts
 * @since 0.1.0
 */
export type EvmUnsignedTransaction = {
  /** The kind of network: EVM. */
  kind: 'evm';
  /** The network that the transaction is for. */
  network: Network;
  /** The EIP-1559 transaction without its signature, serialized as in EIP-2718, in hexadecimal. */
  serialized: string;
};

/**
 * An unsigned transaction for Stellar.
 *
 * @example Read the network of a transaction
 * ```ts
 * import type { StellarUnsignedTransaction } from '@nacre/sdk-base';
 *
 * function isTest(transaction: StellarUnsignedTransaction): boolean {
 *   return transaction.networkPassphrase.startsWith('Test ');
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @advanced
 * @category Accounts
 * @since 0.1.0
 */
export type StellarUnsignedTransaction = {
  /** The kind of network: Stellar. */
  kind: 'stellar';
  /** The network that the transaction is for. */
  network: Network;
  /** The network's passphrase, which is part of the signed data. */
  networkPassphrase: string;
  /** The transaction envelope without signatures, as XDR in base64. */
  serialized: string;
};

/**
 * A transaction that's ready for the account's key to sign.
 *
 * @example Tell the kinds apart
 * ```ts
 * import type { UnsignedTransaction } from '@nacre/sdk-base';
 *
 * function encoding(transaction: UnsignedTransaction): string {
 *   return transaction.kind === 'evm' ? 'hexadecimal' : 'base64';
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @advanced
 * @category Accounts
 * @since 0.1.0
 */
export type UnsignedTransaction = EvmUnsignedTransaction | StellarUnsignedTransaction;

/**
 * The estimated network fee of a transfer.
 *
 * @example Show the highest fee before the user confirms
 * ```ts
 * import { formatBalance, type FeesEstimation } from '@nacre/sdk-base';
 *
 * function atMost({ maxFee, currency }: FeesEstimation): string {
 *   const { decimals, symbol } = currency;
 *   return `At most ${formatBalance(maxFee, { decimals, symbol })}`;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Accounts
 * @since 0.1.0
 */
export type FeesEstimation = {
  /** The network. */
  network: Network;
  /** The currency that the fee is paid in. */
  currency: NativeCurrency;
  /** The expected fee, in the currency's smallest unit. */
  estimatedFee: bigint;
  /** The maximum that this transaction can cost, in the currency's smallest unit. Show this to the user. */
  maxFee: bigint;
  /** The parts of the fee. */
  details: FeeDetails;
  /** The transaction to sign. */
  transaction: UnsignedTransaction;
  /**
   * When the estimate expires, in RFC 3339 format. Estimate again after it. On Stellar, the transaction is invalid after
   * it too.
   */
  expiresAt: string;
};
