import type { Environment } from '../types/Environment.ts';

/**
 * A set of public keys, in the form of `/.well-known/jwks.json`.
 *
 * @example Count the keys
 * ```ts
 * import type { KeySet } from '@nacre/sdk-base/server';
 *
 * const count = ({ keys }: KeySet): number => keys.length;
 * ```
 *
 * @category Server
 * @see [Nacre Auth](https://docs.nacre.example/products/nacre-auth)
 * @since 0.2.0
 */
export type KeySet = {
  /** The keys, each a JSON Web Key with its `kid`. */
  readonly keys: readonly object[];
};

/**
 * The options of {@link verifyAccessToken}: your application, the environment and the keys.
 *
 * @example Accept your application's tokens in the sandbox environment
 * ```ts
 * import type { VerifyAccessTokenOptions } from '@nacre/sdk-base/server';
 *
 * const options: VerifyAccessTokenOptions = {
 *   audience: 'app_1Xk02bNq',
 *   environment: 'sandbox',
 * };
 * console.log(options.environment); // "sandbox"
 * ```
 *
 * @category Server
 * @see [Nacre Auth](https://docs.nacre.example/products/nacre-auth)
 * @since 0.2.0
 */
export type VerifyAccessTokenOptions = {
  /** The id of your application. Tokens for other applications are rejected. */
  audience: string;
  /**
   * The environment, which determines the issuer and the address of its keys.
   *
   * @defaultValue `live`
   */
  environment?: Environment | undefined;
  /**
   * The source of the keys: an address, a key set, or a function that fetches one. Keys are cached for ten minutes
   * per address and per function, so pass the same function each time.
   *
   * @defaultValue `/.well-known/jwks.json` of the issuer
   */
  keys?: string | KeySet | (() => Promise<KeySet>) | undefined;
  /**
   * How much your clock may differ from Nacre's, in seconds from 0 to 300.
   *
   * @defaultValue `5`
   */
  leewaySeconds?: number | undefined;
  /**
   * The time to verify at.
   *
   * @defaultValue now
   */
  now?: Date | undefined;
};
