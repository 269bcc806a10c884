import type { PreparedTransfer } from './PreparedTransfer.ts';

/**
 * What a client remembers of its transfers, so that a repeated call repeats the broadcast and nothing else.
 *
 * @internal
 */
export type TransferMemory = {
  /** Signed transfers by address and idempotency key. */
  readonly signed: Map<string, PreparedTransfer>;
  /** The idempotency keys of transfers whose broadcast had no answer, by what they move. */
  readonly unanswered: Map<string, string>;
};
