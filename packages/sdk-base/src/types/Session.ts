import type { User } from './User.ts';

/**
 * A signed-in user's session: the tokens that call the API on the user's behalf, and the user.
 *
 * @example Check whether the access token is still valid
 * ```ts
 * import type { Session } from '@nacre/sdk-base';
 *
 * function isFresh(session: Session, now = Date.now()): boolean {
 *   return Date.parse(session.expiresAt) > now;
 * }
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type Session = {
  /** The access token: a JWT signed with ES256. Treat it as a secret. */
  accessToken: string;
  /** The token that renews the session. It works once. Treat it as a secret. */
  refreshToken: string;
  /** When the access token expires, in RFC 3339 format. */
  expiresAt: string;
  /** The user who is signed in. */
  user: User;
};
