/**
 * The claims of your own JWT, if they differ from those of an accepted token.
 *
 * @example Sign in with your own JWT
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 * });
 * const { user } = await client.auth.signIn({
 *   method: 'jwt',
 *   token: sandbox.issueToken({ sub: '1047' }),
 * });
 * console.log(user.externalId); // "1047"
 * ```
 *
 * @category Sandbox
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type SandboxTokenClaims = {
  /** Your id for the user. It becomes the user's `externalId`. */
  sub: string;
  /**
   * The issuer.
   *
   * @defaultValue `https://shop.example`, which the sandbox has registered
   */
  iss?: string | undefined;
  /**
   * The audience, or a list of audiences.
   *
   * @defaultValue `app_sandbox`, the id of the sandbox's application
   */
  aud?: string | string[] | undefined;
  /**
   * When the token expires, in seconds since 1970.
   *
   * @defaultValue five minutes from now
   */
  exp?: number | undefined;
  /**
   * When the token was issued, in seconds since 1970.
   *
   * @defaultValue now
   */
  iat?: number | undefined;
  /**
   * When the token becomes valid, in seconds since 1970.
   *
   * @defaultValue the token has no such claim
   */
  nbf?: number | undefined;
  /**
   * The algorithm that the header names. The token is always signed with ES256.
   *
   * @defaultValue `ES256`
   */
  alg?: string | undefined;
  /**
   * The id of the key that the header names.
   *
   * @defaultValue `shop-1`, the only key that the sandbox's issuer publishes
   */
  kid?: string | undefined;
};
