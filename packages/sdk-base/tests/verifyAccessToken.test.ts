import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Client } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { type KeySet, verifyAccessToken, type VerifyAccessTokenOptions } from '@nacre/sdk-base/server';

/* These tests create and sign tokens with node:crypto, without any code of the SDK. */

const now = new Date('2026-03-02T09:30:00Z');
const seconds = now.getTime() / 1_000;
const claims = {
  iss: 'https://api.nacre.example',
  sub: 'usr_4Kd92mXw',
  aud: 'app_1Xk02bNq',
  exp: seconds + 900,
  iat: seconds,
};

type Key = { kid: string; privateKey: KeyObject; jwk: object };
function makeKey(kid: string): Key {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' } };
}
const first = makeKey('nacre-1');
const second = makeKey('nacre-2');

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
function token(
  changed: object = {},
  { key = first, header = {} }: { key?: Key; header?: object } = {},
): string {
  const signed = `${part({ alg: 'ES256', typ: 'JWT', kid: key.kid, ...header })}.${part({ ...claims, ...changed })}`;
  const signature = sign('sha256', Buffer.from(signed), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

const setOf = (...keys: Key[]): KeySet => ({ keys: keys.map(({ jwk }) => jwk) });
const keys = setOf(first);
const verify = (text: string, options: Partial<VerifyAccessTokenOptions> = {}) =>
  verifyAccessToken(text, { audience: claims.aud, keys, now, ...options });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('a token', () => {
  test('that is valid returns only its claims', async () => {
    expect(await verify(token({ jti: 'jti_1', admin: true }))).toEqual(claims);
    expect(await verify(token({ aud: ['other', claims.aud] }))).toEqual(claims);
  });

  test('of the sandbox is accepted with the sandbox’s keys', async () => {
    const sandbox = createSandbox();
    const { publishableKey, api, signer } = sandbox;
    const client = new Client({ publishableKey, api, signer });
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    const { accessToken } = await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
    const options = {
      audience: 'app_sandbox',
      environment: 'sandbox',
      keys: () => sandbox.api.request('getJwks', {}),
      now: sandbox.clock.now(),
    } as const;
    expect((await verifyAccessToken(accessToken, options)).sub).toBe(sandbox.user.id);
    expect(await codeOf(verifyAccessToken(accessToken, { ...options, environment: 'live' }))).toBe(
      'jwt/issuer-mismatch',
    );
    expect(await codeOf(verifyAccessToken(accessToken, { ...options, audience: 'app_other' }))).toBe(
      'jwt/audience-mismatch',
    );
  });

  const [head = '', body = '', signature = ''] = token().split('.');
  const none = `${part({ alg: 'none', kid: 'nacre-1' })}.${body}.${signature}`;
  /** Encodes the same bytes with different unused bits. */
  const respelled = token().replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
  test.each([undefined, 'JWT', 'jwt', 'at+jwt', 'application/at+jwt'])(
    'of the type %s is accepted',
    async (typ) => {
      expect(await codeOf(verify(token({}, { header: { typ } })))).toBe('accepted');
    },
  );

  test.each([
    ['no token', 'jwt/malformed', 'not a token'],
    ['an empty one', 'jwt/malformed', ''],
    ['with four parts', 'jwt/malformed', `${token()}.x`],
    ['that is far too long', 'jwt/malformed', `${head}.${'A'.repeat(9_000)}.${signature}`],
    ['whose header is no JSON', 'jwt/malformed', `AAAA.${body}.${signature}`],
    ['whose header is a list', 'jwt/malformed', `${part([])}.${body}.${signature}`],
    ['without a subject', 'jwt/malformed', token({ sub: undefined })],
    ['without an end', 'jwt/malformed', token({ exp: undefined })],
    ['whose end is a text', 'jwt/malformed', token({ exp: '9999999999' })],
    ['without a start', 'jwt/malformed', token({ iat: undefined })],
    ['that asks for what is not understood', 'jwt/malformed', token({}, { header: { crit: ['b64'] } })],
    ['of another type', 'jwt/malformed', token({}, { header: { typ: 'dpop+jwt' } })],
    ['whose type is no text', 'jwt/malformed', token({}, { header: { typ: 5 } })],
    ['without an algorithm', 'jwt/algorithm-not-allowed', none],
    ['with a shared secret', 'jwt/algorithm-not-allowed', token({}, { header: { alg: 'HS256' } })],
    ['that names no key', 'jwt/key-not-found', token({}, { header: { kid: undefined } })],
    ['that names an unknown key', 'jwt/key-not-found', token({}, { header: { kid: 'other' } })],
    ['of another signer', 'jwt/signature-invalid', token({}, { key: { ...second, kid: 'nacre-1' } })],
    [
      'whose claims were changed',
      'jwt/signature-invalid',
      `${head}.${part({ ...claims, sub: 'usr_x' })}.${signature}`,
    ],
    ['whose signature has another last character', 'jwt/signature-invalid', respelled],
    ['whose signature is cut', 'jwt/signature-invalid', token().slice(0, -1)],
    ['whose signature is no whole number of bytes', 'jwt/signature-invalid', token().slice(0, -3)],
    ['of another issuer', 'jwt/issuer-mismatch', token({ iss: 'https://api.sandbox.nacre.example' })],
    ['for another application', 'jwt/audience-mismatch', token({ aud: 'app_other' })],
    ['for a list without it', 'jwt/audience-mismatch', token({ aud: ['app_other'] })],
    ['for nobody', 'jwt/audience-mismatch', token({ aud: undefined })],
  ])('%s is rejected with %s', async (_, code, text) => {
    expect(await codeOf(verify(text))).toBe(code);
  });

  test.each([
    [{ exp: seconds + 1 }, 0, 'accepted'],
    [{ exp: seconds }, 0, 'jwt/expired'],
    [{ exp: seconds - 4 }, undefined, 'accepted'],
    [{ exp: seconds - 5 }, undefined, 'jwt/expired'],
    [{ exp: seconds - 299 }, 300, 'accepted'],
    [{ iat: seconds + 5 }, undefined, 'accepted'],
    [{ iat: seconds + 6 }, undefined, 'jwt/not-yet-valid'],
    [{ nbf: seconds + 6 }, undefined, 'jwt/not-yet-valid'],
    [{ nbf: seconds + 6 }, 6, 'accepted'],
  ])('with %j and a leeway of %s is %s', async (changed, leewaySeconds, expected) => {
    expect(await codeOf(verify(token(changed), { leewaySeconds }))).toBe(expected);
  });

  test.each([
    [{ audience: '' }, 'audience'],
    [{ leewaySeconds: -1 }, 'leewaySeconds'],
    [{ leewaySeconds: 301 }, 'leewaySeconds'],
    [{ leewaySeconds: Number.NaN }, 'leewaySeconds'],
    [{ leewaySeconds: '5' as never }, 'leewaySeconds'],
    [{ leewaySeconds: [5] as never }, 'leewaySeconds'],
    [{ environment: 'prod' as never }, 'environment'],
    [{ now: new Date('never') }, 'now'],
  ])('is not verified with the options %j', async (options, argument) => {
    await expect(verify(token(), options)).rejects.toMatchObject({
      code: 'sdk/invalid-argument',
      details: { argument },
    });
  });
});

test('a token is not verified without options', async () => {
  await expect(verifyAccessToken(token(), undefined as never)).rejects.toMatchObject({
    code: 'sdk/invalid-argument',
    details: { argument: 'audience' },
  });
});

describe('the keys', () => {
  let answers: (KeySet | Error)[] = [];
  let fetched: string[] = [];
  let count = 0;
  /** Returns a new address each time, since fetched keys are cached. */
  const address = () => `https://keys.test/${(count += 1)}`;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
    fetched = [];
    vi.stubGlobal('fetch', (url: string) => {
      fetched.push(url);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer instanceof Error || !answer
        ? Promise.reject(answer ?? new Error())
        : Promise.resolve(Response.json(answer));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const later = (ms: number) => vi.advanceTimersByTime(ms);

  test('are those of the environment, fetched once for concurrent tokens', async () => {
    answers = [setOf(first)];
    const all = Array.from({ length: 20 }, () => verify(token(), { keys: undefined }));
    expect(await Promise.all(all)).toHaveLength(20);
    expect(fetched).toEqual(['https://api.nacre.example/.well-known/jwks.json']);
  });

  test('are fetched again after ten minutes, and immediately for a new key', async () => {
    answers = [setOf(first), setOf(first, second), setOf(second)];
    const url = address();
    await verify(token(), { keys: url });
    later(60_000);
    await verify(token({}, { key: second }), { keys: url });
    expect(fetched).toHaveLength(2);
    later(9 * 60_000);
    await verify(token({}, { key: second }), { keys: url });
    expect(fetched).toHaveLength(2);
    later(60_001);
    // The first key was retired.
    expect(await codeOf(verify(token(), { keys: url }))).toBe('jwt/key-not-found');
    expect(fetched).toHaveLength(3);
  });

  test('are fetched again in time after the clock is set back', async () => {
    answers = [setOf(first), setOf(first, second)];
    const url = address();
    await verify(token(), { keys: url });
    vi.setSystemTime(Date.now() - 48 * 60 * 60_000);
    later(30_000);
    expect(await codeOf(verify(token({}, { key: second }), { keys: url }))).toBe('accepted');
    later(10 * 60_000 + 1);
    await verify(token(), { keys: url });
    expect(fetched).toHaveLength(3);
  });

  test('are fetched only over TLS, or from this device', async () => {
    answers = [setOf(first)];
    for (const url of [
      'http://keys.example/jwks.json',
      'ftp://keys.example',
      '/jwks.json',
      'https://a:b@keys.example',
    ])
      await expect(verify(token(), { keys: url })).rejects.toMatchObject({
        code: 'sdk/invalid-argument',
        details: { argument: 'keys' },
      });
    expect(fetched).toEqual([]);
    for (const url of [
      'http://localhost:1/a',
      'http://127.0.0.1:1/a',
      'http://[::1]:1/a',
      'https://keys.example/a?b=1',
    ])
      expect(await codeOf(verify(token(), { keys: url }))).toBe('accepted');
  });

  test('for another use are ignored', async () => {
    for (const change of [
      { alg: 'ES512' },
      { alg: 5 },
      { key_ops: ['sign'] },
      { key_ops: [] },
      { key_ops: 'verify' },
      { use: 'enc' },
    ])
      expect(await codeOf(verify(token(), { keys: { keys: [{ ...first.jwk, ...change }] } }))).toBe(
        'jwt/key-not-found',
      );
    const { kid, kty, crv, x, y } = first.jwk as Record<string, unknown>;
    for (const jwk of [
      { kid, kty, crv, x, y },
      { ...first.jwk, key_ops: ['verify'] },
    ])
      expect(await codeOf(verify(token(), { keys: { keys: [jwk] } }))).toBe('accepted');
  });

  test('are not fetched for each token with an unknown key', async () => {
    answers = [setOf(first)];
    const url = address();
    for (let index = 0; index < 50; index++)
      expect(await codeOf(verify(token({}, { header: { kid: `k${index}` } }), { keys: url }))).toBe(
        'jwt/key-not-found',
      );
    expect(fetched).toHaveLength(1);
    later(30_000);
    await codeOf(verify(token({}, { header: { kid: 'k' } }), { keys: url }));
    expect(fetched).toHaveLength(2);
  });

  test('are still used while fetching fails, and a fetch error differs from an unknown key', async () => {
    answers = [setOf(first), new TypeError('fetch failed')];
    const url = address();
    await verify(token(), { keys: url });
    later(60 * 60_000);
    expect(await codeOf(verify(token(), { keys: url }))).toBe('accepted');
    later(60_000);
    expect(await codeOf(verify(token({}, { key: second }), { keys: url }))).toBe('sdk/api-unavailable');
    const down = address();
    answers = [new TypeError('fetch failed')];
    expect(await codeOf(verify(token(), { keys: down }))).toBe('sdk/api-unavailable');
    // Without any cached key, the next token triggers a fetch immediately.
    answers = [setOf(first)];
    expect(await codeOf(verify(token(), { keys: down }))).toBe('accepted');
  });

  test('are not fetched for each token while they cannot be fetched', async () => {
    answers = [setOf(first), new TypeError('fetch failed')];
    const url = address();
    await verify(token(), { keys: url });
    later(60 * 60_000);
    for (let index = 0; index < 20; index++)
      expect(await codeOf(verify(token(), { keys: url }))).toBe('accepted');
    expect(fetched).toHaveLength(2);
    // A possibly new key isn't reported as wrong while this can't be verified.
    expect(await codeOf(verify(token({}, { key: second }), { keys: url }))).toBe('sdk/api-unavailable');
    expect(fetched).toHaveLength(2);
    answers = [setOf(second)];
    later(30_000);
    expect(await codeOf(verify(token({}, { key: second }), { keys: url }))).toBe('accepted');
    expect(await codeOf(verify(token(), { keys: url }))).toBe('jwt/key-not-found');
    expect(fetched).toHaveLength(3);
  });

  test('of other kinds are ignored, and a response without keys is reported', async () => {
    const rsa = { kty: 'RSA', kid: 'rsa', n: 'AQAB', e: 'AQAB' };
    const offCurve = { ...first.jwk, kid: 'off', y: Buffer.alloc(32, 1).toString('base64url') };
    const held: KeySet = { keys: [rsa, offCurve, {}, first.jwk] };
    expect(await codeOf(verify(token(), { keys: held }))).toBe('accepted');
    for (const kid of ['rsa', 'off'])
      expect(await codeOf(verify(token({}, { header: { kid } }), { keys: held }))).toBe('jwt/key-not-found');
    answers = [{} as KeySet];
    expect(await codeOf(verify(token(), { keys: address() }))).toBe('sdk/unexpected-response');
  });
});
