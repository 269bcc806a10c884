import type { ServerApi } from './ServerApi.ts';

/**
 * Configures a server client.
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
 * @category Client
 * @see [Backend API](https://docs.nacre.example/backend-openapi)
 * @since 0.2.0
 */
export type ServerClientConfig = {
  /** A secret key, `sk_sandbox_…` or `sk_live_…`. It decides on the environment. Never give it to a browser. */
  secretKey: string;
  /**
   * The address of the API.
   *
   * @defaultValue that of the key's environment
   */
  baseUrl?: string;
  /**
   * The time limit of a call with all its tries, in milliseconds.
   *
   * @defaultValue `30000`
   */
  timeoutMs?: number;
  /**
   * How often a call that failed for a while is made again, from 0 to 10.
   *
   * @defaultValue `2`
   */
  maxRetries?: number;
  /**
   * What makes requests over HTTP.
   *
   * @defaultValue the platform's `fetch`
   */
  fetch?: typeof fetch;
  /**
   * A transport of your own in the place of HTTP, such as the `api` of the local sandbox.
   *
   * @defaultValue the transport over HTTP
   */
  api?: ServerApi;
};
