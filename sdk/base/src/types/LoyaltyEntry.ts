/**
 * Names what moved points.
 *
 * @remarks
 * - `earn`: a purchase or a reward of kind `points`
 * - `redeem`: a reward
 * - `reversal`: a refund of the purchase that earned them
 * - `use`: a voucher that was used at a till; it moves no points; since 0.2.0
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Show a word for each kind
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
 * Says how far an entry is: it goes from `pending` to `settled` or `failed`.
 *
 * @remarks
 * - `pending`: it is queued, and counts in the balance's `pending`
 * - `settled`: it is on chain, and counts in the balance's `settled`
 * - `failed`: it did not settle, and counts nowhere
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Tell whether an entry counts
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
 * Describes one line of a user's points history.
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
  /** The program. */
  programId: string;
  /** The user. */
  userId: string;
  /** What moved the points. */
  kind: LoyaltyEntryKind;
  /** How far the entry is. */
  status: LoyaltyEntryStatus;
  /** How the entry changes the balance, in the token's smallest unit. Negative when points leave. */
  points: bigint;
  /** Your id of the purchase, such as the order id of the till; `null` when there is none. */
  reference: string | null;
  /** The reward; `null` when no reward is involved. */
  rewardId: string | null;
  /** The hash of the transaction that settled it; `null` before. */
  transactionHash: string | null;
  /** When the entry was queued, as an RFC 3339 time. */
  createdAt: string;
  /** When the entry settled, as an RFC 3339 time; `null` before. */
  settledAt: string | null;
};
