/**
 * The memo of a transfer on Stellar, with its type.
 *
 * @remarks
 * On the network, the text `1234567890` and the id `1234567890` are different memos. Use the type that the receiver asks for:
 * many exchanges credit a deposit by an id, and a deposit with another memo may be lost.
 *
 * - `text`: 1 to 28 bytes of UTF-8
 * - `id`: a whole number from 0 to 18446744073709551615, in decimal digits
 * - `hash`: 32 bytes, as 64 hexadecimal digits
 *
 * @example Pay into an account at an exchange
 * ```ts release="next"
 * import { parseBalance, type StellarMemo, type TransferParams } from '@nacre/sdk-base';
 *
 * const memo: StellarMemo = { type: 'id', value: '1234567890' };
 * const params: TransferParams = {
 *   kind: 'native',
 *   to: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
 *   amount: parseBalance('25', { decimals: 7 }),
 *   memo,
 * };
 * console.log(params.memo); // { type: 'id', value: '1234567890' }
 * ```
 *
 * @see [Supported blockchains](https://docs.nacre.example/roadmap-and-references/supported-blockchains)
 * @category Accounts
 * @since 0.3.0
 */
export type StellarMemo = {
  /** The type that the receiver asks for. */
  type: 'text' | 'id' | 'hash';
  /** The memo itself, in the form of its type. */
  value: string;
};
