import { API_ISSUER, APPLICATION_ID, timings } from './constants.ts';
import { accessTokenKey, signJwt } from './jwt.ts';
import type { Schema } from './operations.ts';
import { found, unauthenticated } from './refuse.ts';
import type { SessionRecord } from './State.ts';
import type { World } from './World.ts';

/** Issues a session's next pair of tokens, and invalidates the previous refresh token. */
export function renewSession({ state, clock, ids }: World, session: SessionRecord): Schema<'Session'> {
  const user = found(state.users.get(session.userId));
  const now = clock.milliseconds();
  const iat = Math.floor(now / 1_000);
  const lifetime = timings.accessTokenLifetime / 1_000;
  const exp = iat + lifetime;
  const accessToken = signJwt(
    { iss: API_ISSUER, sub: user.id, aud: APPLICATION_ID, exp, iat, jti: ids.next('jti') },
    accessTokenKey,
  );
  state.accessTokens.set(accessToken, { sessionId: session.id, userId: user.id, expiresAt: exp * 1_000 });
  session.refreshToken = ids.next('rt');
  return {
    accessToken,
    refreshToken: session.refreshToken,
    expiresAt: clock.text(exp * 1_000 - now),
    user: { ...user },
  };
}

export function startSession(world: World, userId: string): Schema<'Session'> {
  const session: SessionRecord = { id: world.ids.next('ses'), userId, ended: false, refreshToken: '' };
  world.state.sessions.set(session.id, session);
  return renewSession(world, session);
}

/** Whether an access token is valid. */
export function isLiving({ state, clock }: World, accessToken: string): boolean {
  const known = state.accessTokens.get(accessToken);
  if (!known || known.expiresAt <= clock.milliseconds()) return false;
  return state.sessions.get(known.sessionId)?.ended === false;
}

/** Returns the user and the session of an access token, or throws if the token is invalid. */
export function readAccessToken(
  { state, clock }: World,
  token: string,
): { userId: string; sessionId: string } {
  const known = state.accessTokens.get(token);
  if (!known) throw unauthenticated('The access token is not one of this API.');
  if (known.expiresAt <= clock.milliseconds()) throw unauthenticated('The access token has expired.');
  if (state.sessions.get(known.sessionId)?.ended) throw unauthenticated('The session has ended.');
  return known;
}
