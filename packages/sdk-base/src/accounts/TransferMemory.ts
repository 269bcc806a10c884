import type { PreparedTransfer } from './PreparedTransfer.ts';

/**
 * A client's record of its transfers. With it, a repeated call repeats only the broadcast.
 *
 * @internal
 */
export type TransferMemory = {
  /** Signed transfers by address and idempotency key. */
  readonly signed: Map<string, PreparedTransfer>;
  /** The idempotency keys of transfers whose broadcast got no response, by network, account and parameters. */
  readonly unanswered: Map<string, string>;
};
