import type { Environment } from '../types/Environment.ts';

/**
 * Describes a set of public keys, as `/.well-known/jwks.json` has it.
 *
 * @example Count the keys
 * ```ts
 * import type { KeySet } from '@nacre/sdk-base/server';
 *
 * const count = ({ keys }: KeySet): number => keys.length;
 * ```
 *
 * @category Auth
 * @see [Nacre Auth](https://docs.nacre.example/products/nacre-auth)
 * @since 0.2.0
 */
export type KeySet = {
  /** The keys, each a JSON Web Key with its `kid`. */
  readonly keys: readonly object[];
};

/**
 * Says what an access token has to be.
 *
 * @example Accept the tokens of your application in the sandbox environment
 * ```ts
 * import type { VerifyAccessTokenOptions } from '@nacre/sdk-base/server';
 *
 * const options: VerifyAccessTokenOptions = { audience: 'app_1Xk02bNq', environment: 'sandbox' };
 * console.log(options.environment); // "sandbox"
 * ```
 *
 * @category Auth
 * @see [Nacre Auth](https://docs.nacre.example/products/nacre-auth)
 * @since 0.2.0
 */
export type VerifyAccessTokenOptions = {
  /** The id of your application. A token for another one is refused. */
  audience: string;
  /**
   * The environment, which decides on the issuer and on the address of its keys.
   *
   * @defaultValue `live`
   */
  environment?: Environment;
  /**
   * Where the keys come from: an address, a key set that you hold, or a function that fetches one. Keys are kept for ten
   * minutes for each address and for each function, so give the same function each time.
   *
   * @defaultValue `/.well-known/jwks.json` of the issuer
   */
  keys?: string | KeySet | (() => Promise<KeySet>);
  /**
   * How far your clock and Nacre's may differ, in seconds, from 0 to 300.
   *
   * @defaultValue `5`
   */
  leewaySeconds?: number;
  /**
   * The time to verify at.
   *
   * @defaultValue now
   */
  now?: Date;
};
