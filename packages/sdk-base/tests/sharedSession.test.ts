import { describe, expect, it, vi } from 'vitest';
import { Client } from '../src/client/Client.ts';
import { SdkError } from '../src/errors/SdkError.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import { createSandbox } from '../src/sandbox/createSandbox.ts';
import type { ClientStorage } from '../src/types/ClientStorage.ts';
import { clientOf, KEY, noSigner, session, user } from './fakeBackend.ts';
import { fakeTimers } from './fakeTimers.ts';

const STORAGE_KEY = `nacre.session.${KEY}`;
const FIRST = 'rt_first';
const MINUTE_MS = 60_000;

fakeTimers({ now: Date.UTC(2026, 2, 2, 9, 30) });

/** Creates a backend with single-use refresh tokens. It responds with a delay, so that tabs overlap. */
function rotatingBackend({ heedsKeys }: { heedsKeys: boolean }) {
  let valid: string | undefined = FIRST;
  const answers = new Map<string, ReturnType<typeof session>>();
  const refused: string[] = [];
  return {
    refused,
    /** Ends the session. */
    end: () => (valid = undefined),
    async refreshSession({ args, options }: { args: Record<string, unknown>; options: object }) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      const { refreshToken } = args.body as { refreshToken: string };
      const { idempotencyKey = '' } = options as { idempotencyKey?: string };
      const before = heedsKeys ? answers.get(idempotencyKey) : undefined;
      if (before) return before;
      if (refreshToken !== valid) {
        refused.push(refreshToken);
        throw new SdkError(SdkErrorType.NotAuthenticated);
      }
      const next = session();
      valid = next.refreshToken;
      answers.set(idempotencyKey, next);
      return next;
    },
    getCurrentUser: () => user,
  };
}

/** Creates a storage for several tabs. A tab sees its own writes immediately, and those of others after a delay. */
function sharedStorage(lagMs: number) {
  const views: Map<string, string>[] = [];
  const all = new Map([[STORAGE_KEY, FIRST]]);
  const set = (map: Map<string, string>, key: string, value: string | null) =>
    void (value === null ? map.delete(key) : map.set(key, value));
  return {
    all,
    view(): ClientStorage {
      const own = new Map(all);
      views.push(own);
      const write = (key: string, value: string | null) => {
        set(own, key, value);
        const publish = () => [all, ...views].forEach((view) => set(view, key, value));
        if (lagMs === 0) publish();
        else setTimeout(publish, lagMs);
      };
      return {
        getItem: (key) => own.get(key) ?? null,
        setItem: (key, value) => write(key, value),
        removeItem: (key) => write(key, null),
      };
    },
  };
}

/** Stubs the browser's locks for the tabs of one origin. */
function stubLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    const granted = last.then(work, work);
    last = granted.catch(() => undefined);
    return granted;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const afterAWhile = async <T>(work: Promise<T>): Promise<T> => {
  await vi.advanceTimersByTimeAsync(10_000);
  return work;
};

describe.each([
  { backend: 'a backend that gives the first answer again', heedsKeys: true },
  { backend: 'a backend that refuses each used token', heedsKeys: false },
])('with $backend', ({ heedsKeys }) => {
  it.each([
    { locks: 'without locks', hasLocks: false, lagMs: 0 },
    { locks: 'without locks and with a late storage', hasLocks: false, lagMs: 50 },
    { locks: 'with locks and a late storage', hasLocks: true, lagMs: 50 },
  ])('three tabs that open at once stay signed in, $locks', async ({ hasLocks, lagMs }) => {
    if (hasLocks) stubLocks();
    const backend = rotatingBackend({ heedsKeys });
    const storage = sharedStorage(lagMs);
    const tabs = [1, 2, 3].map(() => clientOf(backend, { storage: storage.view() }).client);
    const restored = await afterAWhile(Promise.all(tabs.map((tab) => tab.auth.restore())));
    expect(restored.map((restoredSession) => restoredSession?.user.id)).toEqual([user.id, user.id, user.id]);
    expect(storage.all.get(STORAGE_KEY)).toMatch(/^rt_\d+$/);

    // A tab opened later has a valid token.
    const { client } = clientOf(backend, { storage: storage.view() });
    expect(await afterAWhile(client.auth.restore())).not.toBeNull();
    if (heedsKeys) expect(backend.refused).toEqual([]);
  });

  it('all tabs are signed out, and the storage is empty, when the session has ended', async () => {
    const backend = rotatingBackend({ heedsKeys });
    backend.end();
    const storage = sharedStorage(50);
    const tabs = [1, 2, 3].map(() => clientOf(backend, { storage: storage.view() }).client);
    expect(await afterAWhile(Promise.all(tabs.map((tab) => tab.auth.restore())))).toEqual([null, null, null]);
    expect(storage.all.size).toBe(0);
  });
});

it('a refused token does not overwrite a token of another tab', async () => {
  const storage = sharedStorage(0);
  const other = storage.view();
  const { client, api } = clientOf(
    {
      refreshSession({ args }) {
        const { refreshToken } = args.body as { refreshToken: string };
        if (refreshToken !== FIRST) return session({ userId: 'usr_second' });
        other.setItem(STORAGE_KEY, 'rt_of_the_second_user');
        throw new SdkError(SdkErrorType.NotAuthenticated);
      },
    },
    { storage: storage.view() },
  );
  const restored = await afterAWhile(client.auth.restore());
  expect(restored?.user.id).toBe('usr_second');
  expect(api.asked.map(({ args }) => args.body)).toEqual([
    { refreshToken: FIRST },
    { refreshToken: 'rt_of_the_second_user' },
  ]);
});

it('a renewed token does not overwrite a sign-in of another tab', async () => {
  const storage = sharedStorage(0);
  const other = storage.view();
  const { client } = clientOf(
    {
      refreshSession() {
        other.setItem(STORAGE_KEY, 'rt_of_the_second_user');
        return session();
      },
    },
    { storage: storage.view() },
  );
  expect((await client.auth.restore())?.user.id).toBe(user.id);
  expect(storage.all.get(STORAGE_KEY)).toBe('rt_of_the_second_user');
});

it('a token that could not be written is used after the stored one is refused', async () => {
  const backend = rotatingBackend({ heedsKeys: false });
  const kept = new Map([[STORAGE_KEY, FIRST]]);
  let isFull = true;
  const storage: ClientStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
  };
  const { client } = clientOf(backend, { storage });
  const first = await afterAWhile(client.auth.restore());
  isFull = false;
  const second = await afterAWhile(client.auth.refresh());
  expect(second.refreshToken).not.toBe(first?.refreshToken);
  expect(kept.get(STORAGE_KEY)).toBe(second.refreshToken);
});

describe('a duplicated tab with a copied storage', () => {
  /** Returns the original tab, signed in on the sandbox, and its copy, which has renewed the session. */
  async function copiedTab() {
    const sandbox = createSandbox();
    const original = sharedStorage(0);
    const clientWith = (storage: ClientStorage) =>
      new Client({ publishableKey: KEY, api: sandbox.api, signer: noSigner, storage });
    const first = clientWith(original.view());
    const { otpId } = await first.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await first.auth.signIn({ method: 'otp', otpId, code: '000000' });
    const copy = sharedStorage(0);
    copy.all.set(STORAGE_KEY, original.all.get(STORAGE_KEY) ?? '');
    const second = clientWith(copy.view());
    const wait = async (milliseconds: number) => {
      sandbox.clock.advance(milliseconds);
      await vi.advanceTimersByTimeAsync(milliseconds);
    };
    await wait(MINUTE_MS);
    await second.auth.restore();
    return { sandbox, first, second, wait, original };
  }

  it('and its original both continue the session', async () => {
    const { first, second, wait } = await copiedTab();
    for (let minute = 0; minute < 60; minute++) {
      await wait(MINUTE_MS);
      expect((await first.auth.getUser()).email).toBe('ada@shop.example');
      if (minute % 2 === 0) expect((await second.auth.getUser()).email).toBe('ada@shop.example');
    }
  });

  it('never gets an access token that has expired', async () => {
    const { sandbox, first, second, wait } = await copiedTab();
    for (let minute = 0; minute < 60; minute++) {
      await wait(MINUTE_MS);
      for (const tab of [first, second]) {
        const accessToken = await tab.auth.getAccessToken();
        await sandbox.api.request('getCurrentUser', {}, { accessToken });
      }
    }
  });

  it('and its original end together', async () => {
    const { first, second, wait, original } = await copiedTab();
    await second.auth.signOut();
    await wait(MINUTE_MS);
    const asked = first.auth.getUser();
    asked.catch(() => undefined);
    await expect(afterAWhile(asked)).rejects.toMatchObject({ code: 'sdk/not-authenticated' });
    expect(original.all.size).toBe(0);
  });
});

it('the sandbox repeats a session only until its access token expires', async () => {
  const sandbox = createSandbox();
  const client = new Client({ publishableKey: KEY, api: sandbox.api, signer: noSigner });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  const { refreshToken } = await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
  const refresh = () =>
    sandbox.api.request('refreshSession', { body: { refreshToken } }, { idempotencyKey: 'one' });
  const first = await refresh();
  sandbox.clock.advance(14 * MINUTE_MS);
  expect(await refresh()).toEqual(first);
  sandbox.clock.advance(MINUTE_MS);
  await expect(refresh()).rejects.toMatchObject({ code: 'sdk/not-authenticated' });
});
