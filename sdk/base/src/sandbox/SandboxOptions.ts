import type { KeyFrameSettings } from '../keyFrame/KeyServer.ts';
import type { SandboxOperation } from './SandboxApi.ts';
import type { SandboxFault, SandboxTarget } from './SandboxControls.ts';

/**
 * Is one answer of the sandbox's backend, as it would come over HTTP.
 *
 * @example Print the answers
 * ```ts
 * import { createSandbox, type SandboxExchange } from '@nacre/sdk-base/sandbox';
 *
 * const print = ({ operation, status }: SandboxExchange) => console.log(operation, status);
 * const sandbox = createSandbox({ onExchange: print });
 * await sandbox.api.request('getStatus', {}); // getStatus 200
 * ```
 *
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.1.0
 */
export type SandboxExchange = {
  /** The operation that was called. */
  operation: SandboxOperation;
  /** The HTTP status. */
  status: number;
  /** The headers that say something: `Content-Type`, `Nacre-Request-Id`, `Retry-After`, and what a page may read. */
  headers: Record<string, string>;
  /** The JSON of the answer: a result, a problem document, or `undefined` where there is no content. */
  body: unknown;
};

/**
 * Configures a sandbox.
 *
 * @example Start at a time of your own, with slow answers
 * ```ts
 * import { createSandbox, type SandboxOptions } from '@nacre/sdk-base/sandbox';
 *
 * const options: SandboxOptions = { now: '2026-06-01T08:00:00Z', delays: 50 };
 * const sandbox = createSandbox(options);
 * console.log((await sandbox.api.request('getStatus', {})).time); // "2026-06-01T08:00:00Z"
 * ```
 *
 * @category Client
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @since 0.1.0
 */
export type SandboxOptions = {
  /**
   * The time at which the clock starts.
   *
   * @defaultValue `2026-03-02T09:30:00Z`
   */
  now?: string | Date;
  /**
   * How fast the clock runs by itself: `0` stands still, `1` runs like a real one.
   *
   * @defaultValue `0`
   */
  speed?: number;
  /**
   * What ids, keys, addresses and hashes are made from. The same seed and the same calls give the same values.
   *
   * @defaultValue `sandbox`
   */
  seed?: string;
  /**
   * How long calls take, in milliseconds of real time: one number for all, or a number by operation.
   *
   * @defaultValue `0`
   */
  delays?: number | Partial<Record<SandboxTarget | 'all', number>>;
  /**
   * Which calls fail, by operation.
   *
   * @defaultValue none
   */
  faults?: Partial<Record<SandboxTarget, SandboxFault | SandboxFault[]>>;
  /**
   * The dashboard's settings that a key frame over {@link Sandbox.keyServer} follows. The sandbox's own signer asks
   * nobody.
   *
   * @defaultValue transfers are confirmed, and a recovery is offered after the sign-up
   * @since 0.2.0
   */
  keyFrame?: Partial<KeyFrameSettings>;
  /**
   * Hears of each answer, as it would come over HTTP.
   *
   * @defaultValue nobody hears of them
   */
  onExchange?: (exchange: SandboxExchange) => void;
};
