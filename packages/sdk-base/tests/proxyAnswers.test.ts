import { describe, expect, it, vi } from 'vitest';
import { Client } from '../src/client/Client.ts';
import { KEY, noSigner, session, user } from './fakeBackend.ts';
import { fakeTimers } from './fakeTimers.ts';

const STORAGE_KEY = `nacre.session.${KEY}`;
const STATUSES = Array.from({ length: 400 }, (_, index) => 200 + index);
/** Responses with these statuses have no body in the Fetch standard. */
const EMPTY = [204, 205, 304];

/** Bodies sent by proxies: pages, JSON of other APIs, and problem documents of their own. */
const bodies = {
  'an HTML page': ['<html><body>Blocked</body></html>', 'text/html'],
  nothing: ['', 'text/plain'],
  'JSON of another kind': ['{"error":"invalid_token","message":"Blocked"}', 'application/json'],
  'a problem document without a code': ['{"title":"Blocked","status":401}', 'application/problem+json'],
  'a code that is not of the catalogue': ['{"code":"unauthorized"}', 'application/problem+json'],
  'the name of a member that all objects have': ['{"code":"constructor"}', 'application/problem+json'],
  'a list': ['["sdk/not-authenticated"]', 'application/json'],
  null: ['null', 'application/json'],
} as const;

fakeTimers({ now: Date.UTC(2026, 2, 2, 9, 30) });

/** Creates a client on a page with a stored session, with the given response to renewals. */
function returningClient(answer: () => Response) {
  const stored = new Map([[STORAGE_KEY, 'rt_before']]);
  const client = new Client({
    publishableKey: KEY,
    signer: noSigner,
    maxRetries: 0,
    fetch: () => Promise.resolve(answer()),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  return { client, stored };
}

const outcomeOf = async (work: Promise<unknown>): Promise<unknown> => {
  const outcome = work.then(
    (value) => value,
    (error: { code?: string }) => error.code,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  return outcome;
};

describe.each(Object.entries(bodies))('a proxy that responds to a renewal with %s', (_, [body, type]) => {
  it('ends no session with any status', async () => {
    for (const status of STATUSES) {
      const answer = () =>
        new Response(EMPTY.includes(status) ? null : body, { status, headers: { 'Content-Type': type } });
      const { client, stored } = returningClient(answer);
      expect(await outcomeOf(client.auth.restore()), `${status}`).toMatch(
        /^sdk\/(?:api-unavailable|unexpected-response|rate-limited)$/,
      );
      expect(stored.get(STORAGE_KEY), `${status}`).toBe('rt_before');
    }
  });
});

it('a refusal of the API ends the session with any status', async () => {
  for (const status of [400, 401, 403, 404, 409, 422]) {
    const { client, stored } = returningClient(() =>
      Response.json({ code: 'sdk/not-authenticated' }, { status }),
    );
    expect(await outcomeOf(client.auth.restore())).toBeNull();
    expect(stored.size).toBe(0);
  }
});

it('a proxy that responds between two renewals leaves the client signed in', async () => {
  const next = session();
  let isBlocked = false;
  const { client } = returningClient(() =>
    isBlocked ? new Response('Blocked', { status: 401 }) : Response.json(next),
  );
  expect((await client.auth.restore())?.user).toEqual(user);
  isBlocked = true;
  expect(await outcomeOf(client.auth.refresh())).toBe('sdk/api-unavailable');
  expect(await client.auth.getAccessToken()).toBe(next.accessToken);
  isBlocked = false;
  expect(await client.auth.refresh()).toEqual(next);
});

it('a sign-out reports when a proxy responds in place of the API', async () => {
  const { client } = returningClient(() => new Response('Blocked', { status: 401 }));
  expect(await outcomeOf(client.auth.signOut())).toBe('sdk/not-authenticated');
});
