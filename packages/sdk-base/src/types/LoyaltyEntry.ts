/**
 * The kind of an entry in the points history.
 *
 * @remarks
 * - `earn`: a purchase or a reward of kind `points`
 * - `redeem`: a reward
 * - `reversal`: a refund of the purchase that earned them
 * - `use`: a voucher used at a till; moves no points; since 0.2.0
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Label each kind
 * ```ts
 * import type { KnownValue, LoyaltyEntryKind } from '@nacre/sdk-base';
 *
 * const words: Record<KnownValue<LoyaltyEntryKind>, string> = {
 *   earn: 'Earned',
 *   redeem: 'Redeemed',
 *   reversal: 'Reversed',
 *   use: 'Used',
 * };
 * console.log(words.earn); // "Earned"
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyEntryKind = 'earn' | 'redeem' | 'reversal' | 'use' | (string & {});

/**
 * The status of an entry, which goes from `pending` to `settled` or `failed`.
 *
 * @remarks
 * - `pending`: it's queued, and counts in the balance's `pending`
 * - `settled`: it's on chain, and counts in the balance's `settled`
 * - `failed`: it didn't settle, and doesn't count
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Check whether an entry counts
 * ```ts
 * import type { LoyaltyEntryStatus } from '@nacre/sdk-base';
 *
 * function counts(status: LoyaltyEntryStatus): boolean {
 *   return status !== 'failed';
 * }
 * console.log(counts('pending')); // true
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyEntryStatus = 'pending' | 'settled' | 'failed' | (string & {});

/**
 * One entry in a user's points history.
 *
 * @example Show the change with its sign
 * ```ts
 * import type { LoyaltyEntry } from '@nacre/sdk-base';
 *
 * function change(entry: LoyaltyEntry): string {
 *   return entry.points > 0n ? `+${entry.points}` : `${entry.points}`;
 * }
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.1.0
 */
export type LoyaltyEntry = {
  /** The entry's id, such as `ent_4Zm67rQx`. */
  id: string;
  /** The id of the program. */
  programId: string;
  /** The id of the user. */
  userId: string;
  /** The reason why the points moved. */
  kind: LoyaltyEntryKind;
  /** The status of the entry. */
  status: LoyaltyEntryStatus;
  /** The change to the balance, in the token's smallest unit. Negative if points leave the account. */
  points: bigint;
  /** Your id for the purchase, such as the till's order id; `null` if there is none. */
  reference: string | null;
  /** The id of the reward; `null` if there is none. */
  rewardId: string | null;
  /** The hash of the transaction that settled it; `null` until then. */
  transactionHash: string | null;
  /** When the entry was queued, in RFC 3339 format. */
  createdAt: string;
  /** When the entry settled, in RFC 3339 format; `null` until then. */
  settledAt: string | null;
};
