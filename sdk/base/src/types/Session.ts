import type { User } from './User.ts';

/**
 * Holds what a signed-in user's app needs to call the API for the user.
 *
 * @example Tell whether the access token still works
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
  /** The token that gets the next session. It works once. Treat it as a secret. */
  refreshToken: string;
  /** When the access token expires, as an RFC 3339 time. */
  expiresAt: string;
  /** The user who is signed in. */
  user: User;
};
