import type { ErrorCode } from '../errors/ErrorType.ts';
import type { SandboxOperation } from './SandboxApi.ts';

/**
 * A call that the sandbox can delay or fail: a backend API operation or a signer's call.
 *
 * @remarks `signer.setUpRecovery` and `signer.recover` stand for the key frame's dialogs. On a device that has lost
 * its share, `signer.sign` goes through `signer.recover` as well.
 *
 * @example Decline the next signature, as a user would
 * ```ts
 * import { createSandbox, type SandboxTarget } from '@nacre/sdk-base/sandbox';
 *
 * const target: SandboxTarget = 'signer.sign';
 * createSandbox({ faults: { [target]: { code: 'iframe/user-rejected' } } });
 * ```
 *
 * @category Sandbox
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
 * An event that can fail on chain after its call has returned: a transfer, the minting of an item, or the settlement
 * of points.
 *
 * @example Make the next transfer fail on chain
 * ```ts
 * import { createSandbox, type SandboxChainEvent } from '@nacre/sdk-base/sandbox';
 *
 * const event: SandboxChainEvent = 'transfer';
 * createSandbox().failOnChain(event);
 * ```
 *
 * @category Sandbox
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export type SandboxChainEvent = 'transfer' | 'mint' | 'points';

/**
 * How calls should fail.
 *
 * @example Hit the rate limit twice
 * ```ts
 * import { createSandbox, type SandboxFault } from '@nacre/sdk-base/sandbox';
 *
 * const fault: SandboxFault = { code: 'sdk/rate-limited', times: 2, retryAfterMs: 1_000 };
 * createSandbox({ faults: { getBalance: fault } });
 * ```
 *
 * @category Sandbox
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export type SandboxFault = {
  /**
   * The code to fail with. A code that the API can return arrives as its response, with a status and request id. Any
   * other code is thrown directly, as the transport or the key frame would throw it.
   */
  code: ErrorCode;
  /**
   * The number of calls that fail.
   *
   * @defaultValue `1`
   */
  times?: number | undefined;
  /**
   * The time that the API asks you to wait, in milliseconds, rounded up to seconds as in `Retry-After`.
   *
   * @defaultValue 1 second for `sdk/rate-limited`, none for other codes
   */
  retryAfterMs?: number | undefined;
  /**
   * Whether the call takes effect before it fails, as if its response were lost on the way.
   *
   * @defaultValue `false`
   */
  afterEffect?: boolean | undefined;
};
