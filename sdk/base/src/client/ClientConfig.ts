import type { Network } from '../networks/Network.ts';
import type { Signer } from '../signer/Signer.ts';
import type { Api } from '../transport/Api.ts';
import type { ClientStorage } from '../types/ClientStorage.ts';
import type { Environment } from '../types/Environment.ts';

/**
 * Configures a client.
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
  /** The publishable key of the application, `pk_sandbox_…` or `pk_live_…`. Never a secret key. */
  publishableKey: string;
  /**
   * The environment to work in.
   *
   * @defaultValue the one that the publishable key belongs to
   */
  environment?: Environment;
  /**
   * The address of the backend API, with its version and without a slash at the end.
   *
   * @defaultValue `https://api.sandbox.nacre.example/v1` or `https://api.nacre.example/v1`, by environment
   */
  baseUrl?: string;
  /**
   * The address of the key frame.
   *
   * @defaultValue `https://keys.sandbox.nacre.example` or `https://keys.nacre.example`, by environment
   */
  keyFrameUrl?: string;
  /**
   * The network of calls that name none.
   *
   * @defaultValue `Network.PolygonAmoy` in the sandbox, `Network.Polygon` in live
   */
  network?: Network;
  /**
   * What carries the requests.
   *
   * @defaultValue a transport over `fetch`
   */
  api?: Api;
  /**
   * What turns a payload into a signature.
   *
   * @defaultValue the key frame
   */
  signer?: Signer;
  /**
   * Where the refresh token is kept between visits, such as `sessionStorage`; `null` keeps the session in memory,
   * for the life of the page.
   *
   * @remarks
   * What is in the page's storage can be read by every script that ever runs in the page, so nothing is written
   * there unless you say so. The access token is never written.
   *
   * @defaultValue `null`
   */
  storage?: ClientStorage | null;
  /**
   * The time limit of a call with all its tries, in milliseconds.
   *
   * @defaultValue `30_000`
   */
  timeoutMs?: number;
  /**
   * How often a call that failed for a passing reason is tried again, from 0 to 10.
   *
   * @defaultValue `2`
   */
  maxRetries?: number;
  /**
   * The function that makes HTTP requests.
   *
   * @defaultValue the platform's `fetch`
   */
  fetch?: typeof globalThis.fetch;
};
