import type { KeyFrameSettings } from '../keyFrame/KeyServer.ts';
import type { SandboxOperation } from './SandboxApi.ts';
import type { SandboxFault, SandboxTarget } from './SandboxControls.ts';

/**
 * One response of the sandbox's backend, as it would arrive over HTTP.
 *
 * @example Print the responses
 * ```ts
 * import { createSandbox, type SandboxExchange } from '@nacre/sdk-base/sandbox';
 *
 * const print = ({ operation, status }: SandboxExchange) =>
 *   console.log(operation, status);
 * const sandbox = createSandbox({ onExchange: print });
 * await sandbox.api.request('getStatus', {}); // getStatus 200
 * ```
 *
 * @category Sandbox
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxExchange = {
  /** The operation that was called. */
  operation: SandboxOperation;
  /** The HTTP status. */
  status: number;
  /**
   * The relevant headers: `Content-Type`, `Nacre-Request-Id`, `Retry-After`, `RateLimit-Limit`, `RateLimit-Remaining`,
   * `RateLimit-Reset`, and `Access-Control-Expose-Headers`, which lists those that a page may read.
   */
  headers: Record<string, string>;
  /** The JSON of the response: a result, a problem document, or `undefined` if there is no content. */
  body: unknown;
};

/**
 * The settings of a sandbox. All are optional.
 *
 * @example Start at a given time, with slow responses
 * ```ts
 * import { createSandbox, type SandboxOptions } from '@nacre/sdk-base/sandbox';
 *
 * const options: SandboxOptions = { now: '2026-06-01T08:00:00Z', delays: 50 };
 * const sandbox = createSandbox(options);
 * const { time } = await sandbox.api.request('getStatus', {});
 * console.log(time); // "2026-06-01T08:00:00Z"
 * ```
 *
 * @category Sandbox
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export type SandboxOptions = {
  /**
   * The time when the clock starts.
   *
   * @defaultValue `2026-03-02T09:30:00Z`
   */
  now?: string | Date | undefined;
  /**
   * How fast the clock runs by itself: at `0` it stands still, at `1` it runs in real time.
   *
   * @defaultValue `0`
   */
  speed?: number | undefined;
  /**
   * The seed for ids, keys, addresses and hashes. The same seed and the same calls produce the same values.
   *
   * @defaultValue `sandbox`
   */
  seed?: string | undefined;
  /**
   * How long calls take, in milliseconds of real time: one number for all calls, or a number per operation.
   *
   * @defaultValue `0`
   */
  delays?: number | Partial<Record<SandboxTarget | 'all', number | undefined>> | undefined;
  /**
   * The calls that fail, by operation.
   *
   * @defaultValue none
   */
  faults?: Partial<Record<SandboxTarget, SandboxFault | SandboxFault[] | undefined>> | undefined;
  /**
   * The dashboard settings that a key frame with {@link Sandbox.keyServer} follows. The sandbox's own signer never
   * asks the user.
   *
   * @defaultValue users confirm transfers, and are offered recovery after sign-up
   * @since 0.2.0
   */
  keyFrame?: Partial<KeyFrameSettings> | undefined;
  /**
   * Called with each response, as it would arrive over HTTP.
   *
   * @defaultValue responses aren't reported
   */
  onExchange?: ((exchange: SandboxExchange) => void) | undefined;
};
