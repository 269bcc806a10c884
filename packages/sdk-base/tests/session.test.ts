import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { checkJwt, decodeAccessToken } from '../src/auth/accessToken.ts';
import { BaseError } from '../src/errors/BaseError.ts';
import { JwtError } from '../src/errors/JwtError.ts';
import { JwtErrorType } from '../src/errors/JwtErrorType.ts';
import { SdkError } from '../src/errors/SdkError.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import type { ClientStorage } from '../src/types/ClientStorage.ts';
import { clientOf, KEY, session, signedIn, token, user } from './fakeBackend.ts';
import { fakeTimers } from './fakeTimers.ts';

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'succeeds',
    (error: unknown) => (error instanceof BaseError ? error.code : error),
  );

function memoryStorage(): ClientStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const STORAGE_KEY = `nacre.session.${KEY}`;
const refused = () => Promise.reject(new SdkError(SdkErrorType.NotAuthenticated));
const offline = () => Promise.reject(new SdkError(SdkErrorType.ApiUnavailable, { details: { status: 500 } }));

fakeTimers({ now: Date.UTC(2026, 2, 2, 9, 30) });

describe('a sign-in', () => {
  it('returns the session, notifies the listeners, and enables the user’s calls', async () => {
    const given = session();
    const { client, api } = clientOf({ signIn: () => given, getCurrentUser: () => user });
    const heard = vi.fn();
    const stop = client.auth.onSessionChange(heard);
    expect(client.auth.session).toBeNull();
    await client.auth.signIn({ method: 'otp', otpId: 'otp_1', code: '000000' });
    expect(heard).toHaveBeenCalledExactlyOnceWith(given);
    expect(client.auth.session).toEqual(given);
    stop();
    await client.auth.getUser();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(api.asked[1]?.options.accessToken).toBe(given.accessToken);
  });

  it('is required for a user’s calls', async () => {
    const { client, api } = clientOf({});
    expect(await codeOf(client.accounts.list())).toBe('sdk/not-authenticated');
    expect(await codeOf(client.auth.getAccessToken())).toBe('sdk/not-authenticated');
    expect(await client.auth.restore()).toBeNull();
    expect(api.asked).toEqual([]);
  });

  it('with an unknown method is rejected before a request', async () => {
    const { client, api } = clientOf({ signIn: () => session(), signUp: () => session() });
    for (const args of [
      { method: 'passkey' },
      { method: 'redirect', code: 'a' },
      { method: 7 },
      {},
      null,
      'otp',
    ]) {
      await expect(client.auth.signIn(args as never)).rejects.toMatchObject({
        code: 'sdk/invalid-argument',
        message: 'The argument method must be one of: otp, jwt, google.',
        details: { argument: 'method' },
      });
      expect(await codeOf(client.auth.signUp(args as never))).toBe('sdk/invalid-argument');
    }
    expect(await codeOf(client.auth.signUp({ method: 'google' } as never))).toBe('sdk/invalid-argument');
    expect(api.asked).toEqual([]);
  });

  it('with a response for another user, or without one of our tokens, is rejected', async () => {
    const odd = [
      { ...session(), user: { ...user, id: 'usr_other' } },
      { ...session(), accessToken: 'a.b.c' },
      { ...session(), accessToken: token({ sub: user.id, aud: 'app_1', iat: 1, exp: 2 }, { alg: 'none' }) },
      { ...session(), accessToken: token({ sub: user.id, aud: 'app_1', iat: 2, exp: 2 }) },
    ];
    const codes = [
      'sdk/unexpected-response',
      JwtErrorType.Malformed,
      JwtErrorType.AlgorithmNotAllowed,
      JwtErrorType.Expired,
    ];
    for (const [index, answer] of odd.entries()) {
      const { client } = clientOf({ signIn: () => answer });
      expect(await codeOf(client.auth.signIn({ method: 'otp', otpId: 'o', code: '0' }))).toBe(codes[index]);
      expect(client.auth.session).toBeNull();
    }
  });

  it('works on a device whose clock is wrong by a day', async () => {
    const { client } = await signedIn({});
    const token = client.auth.session?.accessToken;
    vi.setSystemTime(Date.UTC(2026, 2, 2, 9, 31));
    const late = session();
    vi.setSystemTime(Date.UTC(2026, 2, 3, 9, 31));
    const other = await signedIn({}, {}, late);
    expect(await other.client.auth.getAccessToken()).toBe(late.accessToken);
    expect(token).toBeDefined();
  });

  it('lasts its whole time after one from a server whose clock was ahead', async () => {
    const iat = Date.now() / 1_000 + 600;
    const answers = [session({ claims: { iat, exp: iat + 900 } }), session()];
    const { client } = clientOf({ signIn: () => answers.shift() });
    for (const code of ['0', '1']) await client.auth.signIn({ method: 'otp', otpId: 'o', code });
    vi.advanceTimersByTime(360_000);
    expect(await client.auth.getAccessToken()).toBe(client.auth.session?.accessToken);
  });

  it.each([
    { where: 'a page hears of it', document: {}, toPage: 1, toConsole: 0 },
    {
      where: 'a server’s console does, and the process goes on',
      document: undefined,
      toPage: 0,
      toConsole: 1,
    },
  ])('survives a listener that throws, and $where', async ({ document, toPage, toConsole }) => {
    const thrown = new Error('the listener’s own');
    const inPage = vi.fn();
    const inConsole = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('document', document);
    vi.stubGlobal('reportError', inPage);
    const { client } = clientOf({ signIn: () => session() });
    const heard = vi.fn();
    client.auth.onSessionChange(() => {
      throw thrown;
    });
    client.auth.onSessionChange(heard);
    await client.auth.signIn({ method: 'otp', otpId: 'otp_1', code: '000000' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(inPage.mock.calls).toEqual(Array.from({ length: toPage }, () => [thrown]));
    expect(inConsole.mock.calls).toEqual(Array.from({ length: toConsole }, () => [thrown]));
  });
});

describe('a renewal', () => {
  it('happens shortly before the token expires, once for all concurrent calls', async () => {
    const next = session({ lifetimeS: 1_800 });
    const { client, api } = await signedIn({
      refreshSession: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return next;
      },
      getCurrentUser: () => user,
    });
    await client.auth.getUser();
    vi.advanceTimersByTime(880_000);
    const calls = Promise.all(Array.from({ length: 20 }, () => client.auth.getUser()));
    await vi.advanceTimersByTimeAsync(60);
    await calls;
    const asked = api.asked.map(({ operation }) => operation);
    expect(asked.filter((operation) => operation === 'refreshSession')).toHaveLength(1);
    expect(api.asked.at(-1)?.options.accessToken).toBe(next.accessToken);
  });

  it('happens once for many refusals, and each call is repeated once', async () => {
    const next = session({ lifetimeS: 1_800 });
    const { client, api } = await signedIn({
      refreshSession: () => next,
      getCurrentUser: ({ options }) => (options.accessToken === next.accessToken ? user : refused()),
    });
    await Promise.all([client.auth.getUser(), client.auth.getUser(), client.auth.getUser()]);
    const asked = api.asked.map(({ operation }) => operation);
    expect(asked.filter((operation) => operation === 'refreshSession')).toHaveLength(1);
    expect(asked.filter((operation) => operation === 'getCurrentUser')).toHaveLength(6);
  });

  it('that does not help is not repeated', async () => {
    const { client, api } = await signedIn({ refreshSession: () => session(), getCurrentUser: refused });
    expect(await codeOf(client.auth.getUser())).toBe('sdk/not-authenticated');
    expect(api.asked.map(({ operation }) => operation)).toEqual([
      'getCurrentUser',
      'refreshSession',
      'getCurrentUser',
    ]);
  });

  it('that is refused ends the session', async () => {
    const { client } = await signedIn({ refreshSession: refused, getCurrentUser: refused });
    const heard = vi.fn();
    client.auth.onSessionChange(heard);
    expect(await codeOf(client.auth.getUser())).toBe('sdk/not-authenticated');
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
    expect(client.auth.session).toBeNull();
  });

  it('that cannot be made keeps the session, and the token until it expires', async () => {
    const { client, session: first } = await signedIn({ refreshSession: offline });
    vi.advanceTimersByTime(880_000);
    expect(await client.auth.getAccessToken()).toBe(first.accessToken);
    vi.advanceTimersByTime(30_000);
    expect(await codeOf(client.auth.getAccessToken())).toBe('sdk/api-unavailable');
    expect(client.auth.session).toEqual(first);
  });

  it('is repeated with the same idempotency key, so that a lost response does not end the session', async () => {
    let lost = true;
    const next = session();
    const { client, api } = await signedIn({
      refreshSession: () => {
        if (!lost) return next;
        lost = false;
        return offline();
      },
    });
    expect(await codeOf(client.auth.refresh())).toBe('sdk/api-unavailable');
    expect(await client.auth.refresh()).toEqual(next);
    const keys = api.asked.map(({ options }) => options.idempotencyKey);
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
  });

  it('outside a secure context has a random key, which is reused after a lost response', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    let lost = true;
    const { client, api } = await signedIn({
      refreshSession: () => {
        if (!lost) return session();
        lost = false;
        return offline();
      },
    });
    expect(await codeOf(client.auth.refresh())).toBe('sdk/api-unavailable');
    await client.auth.refresh();
    await client.auth.refresh();
    const [first, second, third] = api.asked.map(({ options }) => options.idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('continues for the others when one caller stops waiting', async () => {
    const next = session();
    const { client, api } = await signedIn({
      refreshSession: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return next;
      },
    });
    const controller = new AbortController();
    const first = codeOf(client.auth.refresh({ signal: controller.signal }));
    const second = client.auth.refresh();
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await first).toBe('sdk/aborted');
    await vi.advanceTimersByTimeAsync(50);
    expect(await second).toEqual(next);
    expect(api.asked).toHaveLength(1);
  });

  it('for another application or another user is rejected', async () => {
    const aud = await signedIn({ refreshSession: () => session({ claims: { aud: 'app_2' } }) });
    expect(await codeOf(aud.client.auth.refresh())).toBe(JwtErrorType.AudienceMismatch);
    const sub = await signedIn({ refreshSession: () => session({ userId: 'usr_other' }) });
    expect(await codeOf(sub.client.auth.refresh())).toBe('sdk/unexpected-response');
    expect(sub.client.auth.session).toEqual(sub.session);
  });

  it('that ends after another sign-in is dropped', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const second = session({ userId: 'usr_second' });
    let signIns = 0;
    const first = session();
    const { client } = clientOf({
      signIn: () => (signIns++ === 0 ? first : second),
      refreshSession: () => new Promise((resolve) => (answer = resolve)),
    });
    await client.auth.signIn({ method: 'otp', otpId: 'otp_1', code: '000000' });
    const renewal = codeOf(client.auth.refresh());
    await vi.advanceTimersByTimeAsync(1);
    await client.auth.signIn({ method: 'otp', otpId: 'otp_2', code: '000000' });
    answer(session());
    expect(await renewal).toBe('sdk/not-authenticated');
    expect(client.auth.session).toEqual(second);
  });
});

describe('a sign-out', () => {
  it('ends the session here and at the backend', async () => {
    const { client, api, session: first } = await signedIn({ signOut: () => undefined });
    const heard = vi.fn();
    client.auth.onSessionChange(heard);
    await client.auth.signOut();
    expect(client.auth.session).toBeNull();
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
    expect(api.asked).toMatchObject([{ operation: 'signOut', options: { accessToken: first.accessToken } }]);
    await client.auth.signOut();
    expect(api.asked).toHaveLength(1);
  });

  it('ends the session locally when the backend cannot be reached, and reports that', async () => {
    const { client } = await signedIn({ signOut: offline });
    expect(await codeOf(client.auth.signOut())).toBe('sdk/api-unavailable');
    expect(client.auth.session).toBeNull();
  });

  it('succeeds if the backend no longer knows the session', async () => {
    const { client } = await signedIn({ signOut: refused });
    expect(await codeOf(client.auth.signOut())).toBe('succeeds');
  });

  it('obtains a valid token to end the session, without signing in the user', async () => {
    const next = session();
    const { client, api } = await signedIn({ signOut: () => undefined, refreshSession: () => next });
    vi.advanceTimersByTime(1_000_000);
    await client.auth.signOut();
    expect(api.asked.map(({ operation }) => operation)).toEqual(['refreshSession', 'signOut']);
    expect(api.asked[1]?.options.accessToken).toBe(next.accessToken);
    expect(client.auth.session).toBeNull();
  });
});

describe('a storage', () => {
  it('is not used unless it is passed, even if the page has one', async () => {
    const storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    await signedIn({});
    expect(storage.kept.size).toBe(0);
  });

  it('contains only the refresh token, until the sign-out', async () => {
    const storage = memoryStorage();
    const { client, session: first } = await signedIn({ signOut: () => undefined }, { storage });
    expect([...storage.kept]).toEqual([[STORAGE_KEY, first.refreshToken]]);
    await client.auth.signOut();
    expect(storage.kept.size).toBe(0);
  });

  it('restores the session after a reload with one renewal', async () => {
    const storage = memoryStorage();
    storage.setItem(STORAGE_KEY, 'rt_before');
    const next = session();
    const { client, api } = clientOf({ refreshSession: () => next, getCurrentUser: () => user }, { storage });
    expect(client.auth.session).toBeNull();
    expect(await client.auth.restore()).toEqual(next);
    expect(api.asked).toMatchObject([
      { operation: 'refreshSession', args: { body: { refreshToken: 'rt_before' } } },
    ]);
    expect(storage.kept.get(STORAGE_KEY)).toBe(next.refreshToken);
    expect(await client.auth.restore()).toEqual(next);
    expect(api.asked).toHaveLength(1);
  });

  it('with an expired token is cleared', async () => {
    const storage = memoryStorage();
    storage.setItem(STORAGE_KEY, 'rt_before');
    const { client } = clientOf({ refreshSession: refused }, { storage });
    const restored = client.auth.restore();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await restored).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it('that is blocked or full only affects the next visit', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    const { client, session: first } = await signedIn({ signOut: () => undefined }, { storage });
    expect(await client.auth.getAccessToken()).toBe(first.accessToken);
    expect(await codeOf(client.auth.signOut())).toBe('succeeds');
  });

  it('that returns promises, like React Native’s, is rejected on reading', async () => {
    const storage = {
      getItem: () => Promise.resolve(null),
      setItem: () => Promise.resolve(),
      removeItem: () => Promise.resolve(),
    };
    const { client, api } = clientOf({}, { storage: storage as never });
    await expect(client.auth.restore()).rejects.toMatchObject({
      code: 'sdk/invalid-argument',
      details: { argument: 'storage' },
    });
    expect(api.asked).toEqual([]);
  });

  it('is shared by tabs, which exchange the newest token and sign out together', async () => {
    const storage = memoryStorage();
    const { client, api } = await signedIn({ refreshSession: () => session() }, { storage });
    storage.setItem(STORAGE_KEY, 'rt_of_the_other_tab');
    await client.auth.refresh();
    expect(api.asked[0]?.args).toEqual({ body: { refreshToken: 'rt_of_the_other_tab' } });
    storage.removeItem(STORAGE_KEY);
    expect(await codeOf(client.auth.refresh())).toBe('sdk/not-authenticated');
    expect(client.auth.session).toBeNull();
    expect(api.asked).toHaveLength(1);
  });

  it('with another user’s token switches the user, and ends the first user’s calls', async () => {
    const storage = memoryStorage();
    const other = session({ userId: 'usr_other' });
    const { client } = await signedIn({ refreshSession: () => other }, { storage });
    storage.setItem(STORAGE_KEY, 'rt_of_the_other_user');
    expect(await codeOf(client.auth.refresh())).toBe('sdk/not-authenticated');
    expect(client.auth.session).toEqual(other);
  });

  it('is renewed by one tab at a time', async () => {
    const names: string[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string, work: () => Promise<unknown>) => {
          names.push(name);
          return work();
        },
      },
    });
    const { client } = await signedIn({ refreshSession: () => session() }, { storage: memoryStorage() });
    await client.auth.refresh();
    expect(names).toEqual([STORAGE_KEY]);
  });
});

describe('the user', () => {
  it('is updated in the session too', async () => {
    const renamed = { ...user, name: 'Ada Martin-Roux' };
    const { client, api } = await signedIn({ updateCurrentUser: () => renamed });
    expect(await client.auth.updateUser({ name: 'Ada Martin-Roux' })).toEqual(renamed);
    expect(client.auth.session?.user).toEqual(renamed);
    expect(api.asked[0]?.args).toEqual({ body: { name: 'Ada Martin-Roux' } });
  });
});

describe('a JSON Web Token', () => {
  const claims = { sub: 'usr_1', aud: 'app_1', iat: 1, exp: 2 };
  const thrown = (work: () => void): unknown => {
    try {
      work();
      return undefined;
    } catch (error) {
      return error;
    }
  };

  it('is read where it is well formed', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.nat(),
        fc.integer({ min: 1 }),
        (sub, aud, iat, life) => {
          const read = decodeAccessToken(token({ sub, aud, iat, exp: iat + life, extra: 1 }));
          expect(read).toEqual({ sub, aud, iat, exp: iat + life });
        },
      ),
    );
  });

  it('is malformed as anything else, without its text in a message', () => {
    const part = fc.oneof(
      fc.base64String(),
      fc.string(),
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
    );
    const odd = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.array(part, { maxLength: 5 }).map((parts) => parts.join('.')),
      part.map((payload) => `${token(claims).split('.')[0]}.${payload}.${'A'.repeat(86)}`),
      fc.nat({ max: token(claims).length - 1 }).map((end) => token(claims).slice(0, end)),
    );
    fc.assert(
      fc.property(odd, (text) => {
        fc.pre(text !== token(claims));
        const error = thrown(() => decodeAccessToken(text));
        const own = thrown(() => checkJwt(text));
        // A token with a truncated signature is still well-formed, and only the backend can reject it.
        if (error === undefined) {
          expect(String(text).startsWith(token(claims).slice(0, -86))).toBe(true);
          return;
        }
        expect(error).toBeInstanceOf(JwtError);
        expect([JwtErrorType.Malformed, JwtErrorType.AlgorithmNotAllowed]).toContain(
          (error as JwtError).type,
        );
        if (own !== undefined) expect(own).toBeInstanceOf(JwtError);
        expect((error as JwtError).message).toMatch(/^The (text isn't a JSON Web Token|token's algorithm)/);
        expect((error as JwtError).cause).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [{ ...claims, exp: undefined }, JwtErrorType.Malformed],
    [{ ...claims, exp: '2' }, JwtErrorType.Malformed],
    [{ ...claims, exp: -1 }, JwtErrorType.Malformed],
    [{ ...claims, aud: ['app_1'] }, JwtErrorType.Malformed],
    [{ ...claims, sub: '' }, JwtErrorType.Malformed],
    [{ ...claims, exp: 1 }, JwtErrorType.Expired],
  ])('with the claims %j is rejected', (odd, type) => {
    expect(thrown(() => decodeAccessToken(token(odd)))).toMatchObject({ code: type });
  });

  it.each(['none', 'None', 'HS256', 'RS256', 1, undefined])('with the algorithm %j is rejected', (alg) => {
    expect(thrown(() => decodeAccessToken(token(claims, { alg })))).toMatchObject({
      code: JwtErrorType.AlgorithmNotAllowed,
    });
  });

  it('of the application may have any algorithm except “none”, and is checked before a request', async () => {
    expect(thrown(() => checkJwt(token({}, { alg: 'RS256' })))).toBeUndefined();
    expect(thrown(() => checkJwt(token({}, { alg: 'nOnE' })))).toMatchObject({
      code: JwtErrorType.AlgorithmNotAllowed,
    });
    const { client, api } = clientOf({});
    expect(await codeOf(client.auth.signIn({ method: 'jwt', token: 'a.b' }))).toBe(JwtErrorType.Malformed);
    expect(await codeOf(client.auth.signUp({ method: 'jwt', token: '' }))).toBe(JwtErrorType.Malformed);
    expect(api.asked).toEqual([]);
  });
});
