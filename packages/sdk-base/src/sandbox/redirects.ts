import { found, notFound } from './refuse.ts';
import { seedIds } from './seed/seedIds.ts';
import type { World } from './World.ts';

/** Completes a sign-in with Google in place of the user. Returns the address that the browser is sent back to. */
export function approveRedirect(
  { state, clock, ids }: World,
  authorizationUrl: string,
  email?: string,
): string {
  const [, key = ''] = /[?&]state=(\w+)/.exec(authorizationUrl) ?? [];
  const redirect = found(state.redirects.get(key));
  if (redirect.expiresAt <= clock.milliseconds()) throw notFound();
  redirect.code = ids.next('code');
  redirect.email = (email ?? found(state.users.get(seedIds.userId)).email)?.trim();
  const back = new URL(redirect.redirectUrl);
  back.searchParams.set('nacre_code', redirect.code);
  return back.href;
}
