/**
 * Holds the claims of a token of your own, where they differ from those of a token that is accepted.
 *
 * @example Sign in with a token of your own
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const { user } = await client.auth.signIn({ method: 'jwt', token: sandbox.issueToken({ sub: '1047' }) });
 * console.log(user.externalId); // "1047"
 * ```
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type SandboxTokenClaims = {
  /** Your id of the user. It becomes the user's `externalId`. */
  sub: string;
  /**
   * The issuer.
   *
   * @defaultValue `https://shop.example`, which the sandbox has registered
   */
  iss?: string;
  /**
   * The audience, or a list that it has to be in.
   *
   * @defaultValue `app_sandbox`, the id of the sandbox's application
   */
  aud?: string | string[];
  /**
   * When the token ends, in seconds since 1970.
   *
   * @defaultValue five minutes from now
   */
  exp?: number;
  /**
   * When the token was made, in seconds since 1970.
   *
   * @defaultValue now
   */
  iat?: number;
  /**
   * When the token begins to be valid, in seconds since 1970.
   *
   * @defaultValue the token has no such claim
   */
  nbf?: number;
  /**
   * The algorithm that the header names. The token is signed with ES256 whatever it says.
   *
   * @defaultValue `ES256`
   */
  alg?: string;
  /**
   * The id of the key that the header names.
   *
   * @defaultValue `shop-1`, the only key that the sandbox's issuer publishes
   */
  kid?: string;
};
