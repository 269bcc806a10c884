/**
 * The claims of a verified access token.
 *
 * @example Find your customer by the token's user
 * ```ts
 * import type { AccessTokenClaims } from '@nacre/sdk-base/server';
 *
 * const customers = new Map([['usr_4Kd92mXw', 'Ada']]);
 * const customerOf = ({ sub }: AccessTokenClaims) => customers.get(sub);
 * ```
 *
 * @category Server
 * @see [Nacre Auth](https://docs.nacre.example/products/nacre-auth)
 * @since 0.2.0
 */
export type AccessTokenClaims = {
  /** The issuer: the API of the environment, such as `https://api.nacre.example`. */
  iss: string;
  /** The id of the user, such as `usr_4Kd92mXw`. */
  sub: string;
  /** The id of your application. */
  aud: string;
  /** When it expires, in seconds since 1970. */
  exp: number;
  /** When it was issued, in seconds since 1970. */
  iat: number;
};
