import type { ErrorCode } from '../errors/ErrorType.ts';
import type { SandboxOperation } from './SandboxApi.ts';

/**
 * Names what the sandbox can be told to delay or to let fail: an operation of the backend API, or one of the calls of
 * the signer.
 *
 * @remarks `signer.setUpRecovery` and `signer.recover` stand for the key frame's dialogs. A `signer.sign` on a device that
 * lost its share goes through `signer.recover` too.
 *
 * @example Refuse the next signature, as a user does who declines
 * ```ts
 * import { createSandbox, type SandboxTarget } from '@nacre/sdk-base/sandbox';
 *
 * const target: SandboxTarget = 'signer.sign';
 * createSandbox({ faults: { [target]: { code: 'iframe/user-rejected' } } });
 * ```
 *
 * @category Client
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export type SandboxTarget =
  | SandboxOperation
  | 'signer.getPublicKey'
  | 'signer.sign'
  | 'signer.getRecoveryStatus'
  | 'signer.setUpRecovery'
  | 'signer.recover';

/**
 * Names what can fail on chain, after the answer to the call that started it: a transfer, the minting of one item,
 * or the settlement of points.
 *
 * @example Let the next transfer fail on chain
 * ```ts
 * import { createSandbox, type SandboxChainEvent } from '@nacre/sdk-base/sandbox';
 *
 * const event: SandboxChainEvent = 'transfer';
 * createSandbox().failOnChain(event);
 * ```
 *
 * @category Client
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export type SandboxChainEvent = 'transfer' | 'mint' | 'points';

/**
 * Says how calls are to fail.
 *
 * @example Be rate limited twice
 * ```ts
 * import { createSandbox, type SandboxFault } from '@nacre/sdk-base/sandbox';
 *
 * const fault: SandboxFault = { code: 'sdk/rate-limited', times: 2, retryAfterMs: 1_000 };
 * createSandbox({ faults: { getBalance: fault } });
 * ```
 *
 * @category Client
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export type SandboxFault = {
  /**
   * The code to fail with. What the API can answer with arrives as an answer of the API, with status and request
   * id; any other code is thrown as it is, as the transport or the key frame would.
   */
  code: ErrorCode;
  /**
   * How many calls fail.
   *
   * @defaultValue `1`
   */
  times?: number;
  /**
   * What the API asks to wait, in milliseconds, rounded up to seconds as in `Retry-After`.
   *
   * @defaultValue 1 second for `sdk/rate-limited`, none for other codes
   */
  retryAfterMs?: number;
  /**
   * Whether the call takes effect before it fails, as when its answer is lost on the way.
   *
   * @defaultValue `false`
   */
  afterEffect?: boolean;
};
