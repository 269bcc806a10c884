import type { Network } from '../networks/Network.ts';
import type { Signer } from '../signer/Signer.ts';
import type { Api } from '../transport/Api.ts';
import type { ClientStorage } from '../types/ClientStorage.ts';
import type { ClientEvent } from '../types/ClientEvent.ts';
import type { Environment } from '../types/Environment.ts';

/**
 * The settings of a client. Only the publishable key is required.
 *
 * @example Work on the local sandbox, without an account
 * ```ts
 * import { Client, Network, type ClientConfig } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const config: ClientConfig = {
 *   publishableKey: 'pk_sandbox_local',
 *   network: Network.PolygonAmoy,
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 * };
 * const client = new Client(config);
 * console.log((await client.status()).environment); // "sandbox"
 * ```
 *
 * @see [APIs and SDKs](https://docs.nacre.example/products/apis_sdks)
 * @category Client
 * @since 0.1.0
 */
export type ClientConfig = {
  /** Your application's publishable key, `pk_sandbox_…` or `pk_live_…`. Never a secret key. */
  publishableKey: string;
  /**
   * The environment to use.
   *
   * @defaultValue the publishable key's own environment
   */
  environment?: Environment | undefined;
  /**
   * The address of the backend API, with its version and without a trailing slash.
   *
   * @defaultValue `https://api.sandbox.nacre.example/v1` or `https://api.nacre.example/v1`, by environment
   */
  baseUrl?: string | undefined;
  /**
   * The address of the key frame.
   *
   * @defaultValue `https://keys.sandbox.nacre.example` or `https://keys.nacre.example`, by environment
   */
  keyFrameUrl?: string | undefined;
  /**
   * The network that calls use when you don't pass one.
   *
   * @defaultValue `Network.PolygonAmoy` in the sandbox, `Network.Polygon` in live
   */
  network?: Network | undefined;
  /**
   * The transport that sends requests to the backend API.
   *
   * @defaultValue a transport over `fetch`
   */
  api?: Api | undefined;
  /**
   * The signer that turns a payload into a signature.
   *
   * @defaultValue a signer that uses the key frame
   */
  signer?: Signer | undefined;
  /**
   * Where to keep the refresh token between visits, such as `sessionStorage`. With `null`, the session is in memory
   * only and ends with the page.
   *
   * @remarks
   * Every script that ever runs in the page can read the page's storage, so the SDK writes nothing there unless you
   * set this. It never writes the access token.
   *
   * @defaultValue `null`
   */
  storage?: ClientStorage | null | undefined;
  /**
   * The time limit of a call in milliseconds, retries included.
   *
   * @defaultValue `30_000`
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
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Additional headers of every HTTP request, such as those that your proxy expects.
   *
   * @remarks You can't set headers of the SDK itself: `Accept`, `Authorization`, `Content-Type`, `Idempotency-Key`, and
   * those that begin with `Nacre-`. In a browser, the server has to allow each header with `Access-Control-Allow-Headers`.
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
};
