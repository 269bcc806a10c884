import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { BaseError } from '../src/errors/BaseError.ts';
import { clientOf, session } from './fakeBackend.ts';
import { fakeTimers } from './fakeTimers.ts';

const REDIRECT_URL = 'https://shop.example/signed-in';
const AUTHORIZATION_URL = 'https://accounts.google.com/o/oauth2/v2/auth?state=af0ifjsldkj';
const google = { method: 'google', redirectUrl: REDIRECT_URL } as const;

/** Stubs a browser tab at an address. */
function tab(href: string, kept = new Map<string, string>()) {
  const page = {
    location: { href, assign: vi.fn() },
    history: {
      state: { mine: 1 },
      replaceState: vi.fn((_state: unknown, _title: string, url: string) => {
        page.location.href = url;
      }),
    },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  return { ...page, kept };
}

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'succeeds',
    (error: unknown) => (error instanceof BaseError ? error.code : error),
  );

const redirecting = (authorizationUrl = AUTHORIZATION_URL) =>
  clientOf({
    signIn: ({ args }) =>
      (args as { body: { method: string } }).body.method === 'google'
        ? { authorizationUrl, expiresAt: '2026-03-02T09:40:00Z' }
        : session(),
  });

fakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

describe('a sign-in with Google', () => {
  it('leaves the page with a challenge, returns with a code, and is completed by the same call', async () => {
    const away = tab('https://shop.example/start');
    const { client, api } = redirecting();
    const leaving = codeOf(client.auth.signIn(google));
    await expect.poll(() => away.location.assign).toHaveBeenCalledExactlyOnceWith(AUTHORIZATION_URL);
    const left = api.asked[0]?.args as { body: { codeChallenge: string } } | undefined;
    const codeChallenge = left?.body.codeChallenge;
    expect(codeChallenge).toMatch(/^[\w-]{43}$/);

    // The browser doesn't leave the page, and the call times out.
    await vi.advanceTimersByTimeAsync(30_001);
    expect(await leaving).toBe('sdk/timeout');

    const back = tab(`${REDIRECT_URL}?tab=orders&nacre_code=SplxlOBeZQQYbYS6WxSbIA#top`, away.kept);
    const second = redirecting();
    // Like an effect that runs twice.
    const calls = [second.client.auth.signIn(google), second.client.auth.signIn(google)];
    const [first, again] = await Promise.all(calls);
    expect(first).toBe(again);
    expect(second.client.auth.session).toEqual(first);
    expect(second.api.asked).toHaveLength(1);
    const asked = second.api.asked[0]?.args as { body: Record<string, string> } | undefined;
    const body = asked?.body ?? {};
    expect(body).toMatchObject({ method: 'redirect', code: 'SplxlOBeZQQYbYS6WxSbIA' });
    const digest = createHash('sha256')
      .update(body.codeVerifier ?? '')
      .digest('base64url');
    expect(digest).toBe(codeChallenge);
    expect(back.location.href).toBe(`${REDIRECT_URL}?tab=orders#top`);
    expect(back.history.replaceState.mock.calls[0]?.[0]).toEqual({ mine: 1 });
    expect(back.kept.size).toBe(0);
    expect(back.location.assign).not.toHaveBeenCalled();
  });

  it('that this tab did not start is rejected without using its code', async () => {
    tab(`${REDIRECT_URL}?nacre_code=of-an-attacker`);
    const { client, api } = redirecting();
    expect(await codeOf(client.auth.signIn(google))).toBe('sdk/not-authenticated');
    expect(api.asked).toEqual([]);
  });

  it('accepts a code only on the page that it named', async () => {
    const other = tab('https://shop.example/other?nacre_code=1');
    const { client } = redirecting();
    const leaving = codeOf(client.auth.signIn(google));
    await expect.poll(() => other.location.assign).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30_001);
    await leaving;
  });

  it.each(['javascript:alert(1)', 'http://accounts.google.com/', 'data:text/html,1', 'not a URL', ''])(
    'does not navigate to %j',
    async (address) => {
      const { location } = tab('https://shop.example/start');
      expect(await codeOf(redirecting(address).client.auth.signIn(google))).toBe('sdk/unexpected-response');
      expect(location.assign).not.toHaveBeenCalled();
    },
  );

  it('needs a browser with session storage, and an absolute address', async () => {
    const { client, api } = redirecting();
    expect(await codeOf(client.auth.signIn(google))).toBe('sdk/not-supported');
    tab('https://shop.example/start');
    expect(await codeOf(client.auth.signIn({ method: 'google', redirectUrl: '/signed-in' }))).toBe(
      'sdk/invalid-argument',
    );
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await codeOf(client.auth.signIn(google))).toBe('sdk/not-supported');
    expect(api.asked).toEqual([]);
  });
});
