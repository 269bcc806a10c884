import type { ClientEvent } from '../types/ClientEvent.ts';
import type { ServerApi } from './ServerApi.ts';

/**
 * The settings of a server client. Only the secret key is required.
 *
 * @example Take the key from the environment
 * ```ts
 * import type { ServerClientConfig } from '@nacre/sdk-base/server';
 *
 * const secretKey = process.env.NACRE_SECRET_KEY;
 * if (!secretKey) throw new Error('Set NACRE_SECRET_KEY.');
 * const config: ServerClientConfig = { secretKey, timeoutMs: 10_000 };
 * console.log(config.timeoutMs); // 10000
 * ```
 *
 * @category Server
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export type ServerClientConfig = {
  /** A secret key, `sk_sandbox_…` or `sk_live_…`. It determines the environment. Never use it in a browser. */
  secretKey: string;
  /**
   * The address of the API.
   *
   * @defaultValue the address of the key's environment
   */
  baseUrl?: string | undefined;
  /**
   * The time limit of a call in milliseconds, retries included.
   *
   * @defaultValue `30000`
   */
  timeoutMs?: number | undefined;
  /**
   * How many times a call that failed for a temporary reason is retried, from 0 to 10.
   *
   * @defaultValue `2`
   */
  maxRetries?: number | undefined;
  /**
   * The function that makes HTTP requests.
   *
   * @defaultValue the platform's `fetch`
   */
  fetch?: typeof fetch | undefined;
  /**
   * Additional headers of every HTTP request, such as those that your proxy expects.
   *
   * @remarks You can't set headers of the SDK itself: `Accept`, `Authorization`, `Content-Type`, `Idempotency-Key`, and
   * those that begin with `Nacre-`.
   *
   * @defaultValue no additional headers
   * @since 0.3.0
   */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * A function that receives an event for each request, response and failed attempt, for logs and metrics.
   *
   * @defaultValue `undefined`: nothing is reported
   * @since 0.3.0
   */
  onEvent?: ((event: ClientEvent) => void) | undefined;
  /**
   * A custom transport to use instead of HTTP, such as the local sandbox's `api`.
   *
   * @defaultValue the transport over HTTP
   */
  api?: ServerApi | undefined;
};
