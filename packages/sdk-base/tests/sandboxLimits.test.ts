import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SdkError } from '../src/errors/SdkError.ts';
import { limits, SIGN_IN_CALLS, timings } from '../src/sandbox/constants.ts';
import type { Schema } from '../src/sandbox/operations.ts';
import {
  createSandbox,
  type Sandbox,
  type SandboxExchange,
  type SandboxOptions,
} from '../src/sandbox/index.ts';
import { rateLimits } from './sandboxContract.ts';

const description = readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8').replace(
  /\s+/g,
  ' ',
);

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: SdkError) => error.code,
  );

describe('a one-time code', () => {
  const open = async () => {
    const sandbox = createSandbox();
    const { otpId } = await sandbox.api.request('sendOtp', {
      body: { channel: 'email', email: 'ada@shop.example' },
    });
    const enter = (code: string) =>
      codeOf(sandbox.api.request('signIn', { body: { method: 'otp', otpId, code } }));
    return { sandbox, enter };
  };

  test('is used up after several wrong attempts, to prevent guessing', async () => {
    const { enter } = await open();
    const answers: string[] = [];
    for (let attempt = 1; attempt <= limits.wrongCodes; attempt++)
      answers.push(await enter(`11111${attempt}`));
    expect(answers).toEqual([
      ...Array.from({ length: limits.wrongCodes - 1 }, () => 'sdk/otp-invalid'),
      'sdk/otp-used-up',
    ]);
    expect(await enter('000000')).toBe('sdk/otp-used-up');
    expect(description).toContain(`After ${limits.wrongCodes} wrong codes, it no longer works.`);
  });

  test.each([
    [{ channel: 'email', email: 'ci-17+nacre_test@shop.example' }, '424242'],
    [{ channel: 'sms', phone: '+12125550100' }, '424242'],
    [{ channel: 'sms', phone: '+12125550199' }, '424242'],
    [{ channel: 'email', email: 'nacre_test@shop.example' }, '000000'],
    [{ channel: 'email', email: 'ada+nacre_tests@shop.example' }, '000000'],
    [{ channel: 'sms', phone: '+12125550200' }, '000000'],
    [{ channel: 'sms', phone: '+442125550100' }, '000000'],
  ] as const)('for %o is %s, as in the hosted sandbox for test identities', async (body, code) => {
    const sandbox = createSandbox();
    const { otpId } = await sandbox.api.request('sendOtp', { body });
    const enter = (tried: string) =>
      codeOf(sandbox.api.request('signUp', { body: { method: 'otp', otpId, code: tried } }));
    expect(await enter(code === '424242' ? '000000' : '424242')).toBe('sdk/otp-invalid');
    expect(await enter(code)).toBe('done');
    for (const said of ['+nacre_test', '555-0100', '555-0199', '424242']) expect(description).toContain(said);
  });

  test('works after one wrong attempt less', async () => {
    const { enter } = await open();
    for (let attempt = 1; attempt < limits.wrongCodes; attempt++) await enter('111111');
    expect(await enter('000000')).toBe('done');
  });

  test('is sent to an address a limited number of times per period', async () => {
    const exchanges: SandboxExchange[] = [];
    const sandbox = createSandbox({ onExchange: (exchange) => exchanges.push(exchange) });
    const send = (email: string) =>
      sandbox.api.request('sendOtp', { body: { channel: 'email', email } }).catch((error: SdkError) => error);
    for (let count = 0; count < limits.codes; count++) {
      expect(await send('ada@shop.example')).toHaveProperty('otpId');
      sandbox.clock.advance(1_000);
    }
    const refused = await send('ada@shop.example');
    const wait = limits.codesWindow - limits.codes * 1_000;
    expect(refused).toMatchObject({ code: 'sdk/rate-limited', retryAfterMs: wait });
    expect(exchanges.at(-1)?.headers['Retry-After']).toBe(`${wait / 1_000}`);
    // The limit of one address doesn't affect another.
    expect(await send('grace@shop.example')).toHaveProperty('otpId');

    sandbox.clock.advance(wait - 1);
    expect(await send('ada@shop.example')).toMatchObject({ code: 'sdk/rate-limited' });
    sandbox.clock.advance(1);
    expect(await send('ada@shop.example')).toHaveProperty('otpId');
    expect(description).toContain(
      `An address gets at most ${limits.codes} codes in ${limits.codesWindow / 60_000} minutes.`,
    );
  });

  test('is not sent again for a repeated call, which is not counted', async () => {
    const sandbox = createSandbox();
    const body = { channel: 'email', email: 'ada@shop.example' } as const;
    const again = () => sandbox.api.request('sendOtp', { body }, { idempotencyKey: 'one' });
    const { otpId } = await again();
    for (let count = 0; count < 2 * limits.codes; count++) expect((await again()).otpId).toBe(otpId);
    sandbox.clock.advance(timings.otpLifetime);
    expect(await codeOf(sandbox.api.request('sendOtp', { body }))).toBe('done');
  });
});

describe('the limit of calls', () => {
  const open = (options: SandboxOptions = {}) => {
    const exchanges: SandboxExchange[] = [];
    const sandbox = createSandbox({ ...options, onExchange: (exchange) => exchanges.push(exchange) });
    const { api, secretKey } = sandbox;
    return {
      sandbox,
      asServer: () => codeOf(api.request('listUsers', {}, { secretKey })),
      signIn: () =>
        codeOf(api.request('signIn', { body: { method: 'otp', otpId: 'otp_1', code: '111111' } })),
      refresh: () => codeOf(api.request('refreshSession', { body: { refreshToken: 'a' } })),
      /**
       * Returns headers of the last response: the limit, the remaining calls, the seconds until the reset, and the
       * seconds to wait.
       */
      last: () => {
        const headers = exchanges.at(-1)?.headers ?? {};
        return ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'].map(
          (name) => headers[name],
        );
      },
    };
  };
  const times = async (count: number, call: () => Promise<string>) => {
    let code: string | undefined;
    for (let made = 0; made < count; made++) code = await call();
    return code;
  };

  test('matches the API’s description', () => {
    const { callsWindow, codesWindow } = limits;
    expect(rateLimits).toMatchObject([
      { security: 'secretKey', calls: limits.secretKeyCalls, seconds: callsWindow / 1_000 },
      { security: 'publishableKey', calls: limits.publishableKeyCalls, seconds: callsWindow / 1_000 },
      {
        security: 'publishableKey',
        operations: SIGN_IN_CALLS,
        calls: limits.signInCalls,
        seconds: callsWindow / 1_000,
      },
      { operations: ['sendOtp'], calls: limits.codes, seconds: codesWindow / 1_000 },
    ]);
  });

  test('decreases with each call with a secret key, rejects further calls, and resets', async () => {
    const { sandbox, asServer, last } = open();
    expect(await asServer()).toBe('done');
    expect(last()).toEqual(['600', '599', '60', undefined]);
    sandbox.clock.advance(12_500);
    expect(await asServer()).toBe('done');
    expect(last()).toEqual(['600', '598', '48', undefined]);
    expect(await times(598, asServer)).toBe('done');
    expect(last()).toEqual(['600', '0', '48', undefined]);
    expect(await asServer()).toBe('sdk/rate-limited');
    expect(last()).toEqual(['600', '0', '48', '48']);
    sandbox.clock.advance(47_499);
    expect(await asServer()).toBe('sdk/rate-limited');
    expect(last()).toEqual(['600', '0', '1', '1']);
    sandbox.clock.advance(1);
    expect(await asServer()).toBe('done');
    expect(last()).toEqual(['600', '599', '60', undefined]);
  });

  test('is lower for sign-in calls, and rejected calls do not count towards the other limit', async () => {
    const { signIn, refresh, asServer, last } = open();
    expect(await times(20, signIn)).toBe('sdk/otp-invalid');
    expect(last()).toEqual(['20', '0', '60', undefined]);
    expect(await times(3, signIn)).toBe('sdk/rate-limited');
    expect(last()).toEqual(['20', '0', '60', '60']);
    expect(await refresh()).toBe('sdk/not-authenticated');
    expect(last()).toEqual(['60', '39', '60', undefined]);
    expect(await times(39, refresh)).toBe('sdk/not-authenticated');
    expect(await refresh()).toBe('sdk/rate-limited');
    expect(await asServer()).toBe('done');
  });

  test('is the one with the fewest remaining calls, and the wait lasts until all have reset', async () => {
    const { sandbox, signIn, refresh, last } = open();
    await times(50, refresh);
    sandbox.clock.advance(10_000);
    await signIn();
    expect(last()).toEqual(['60', '9', '50', undefined]);
    await times(9, signIn);
    expect(await signIn()).toBe('sdk/rate-limited');
    expect(last()).toEqual(['60', '0', '50', '50']);
  });

  test.each([
    ['getStatus', {}],
    ['getCurrentUser', { accessToken: 'a' }],
    ['listUsers', { secretKey: 'sk_sandbox_wrong' }],
  ] as const)('does not apply to %s with %o', async (operation, options) => {
    const { sandbox, last } = open();
    await codeOf(sandbox.api.request(operation, {}, options));
    expect(last()).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is in responses of calls set to fail, and starts over after a reset', async () => {
    const { sandbox, asServer, last } = open({ faults: { listUsers: { code: 'sdk/api-unavailable' } } });
    expect(await asServer()).toBe('sdk/api-unavailable');
    expect(last()).toEqual(['600', '599', '60', undefined]);
    sandbox.reset();
    await asServer();
    expect(last()).toEqual(['600', '599', '60', undefined]);
  });
});

describe('an e-mail address', () => {
  const userOf = (answer: object | undefined): Schema<'User'> => {
    if (!answer || !('user' in answer)) throw new Error('Nobody is signed in.');
    return (answer as Schema<'Session'>).user;
  };
  const signIn = async (sandbox: Sandbox, email: string, method: 'signIn' | 'signUp') => {
    const { otpId } = await sandbox.api.request('sendOtp', { body: { channel: 'email', email } });
    const session = await sandbox.api.request(method, { body: { method: 'otp', otpId, code: '000000' } });
    return userOf(session);
  };

  const signInWithGoogle = async ({ api, approveRedirect }: Sandbox, email: string) => {
    // The pair of RFC 7636, appendix B.
    const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const google = { method: 'google', redirectUrl: 'https://shop.example/in', codeChallenge } as const;
    const away = await api.request('signIn', { body: google });
    if (!('authorizationUrl' in away)) throw new Error('Google was not asked.');
    const code = new URL(approveRedirect(away.authorizationUrl, email)).searchParams.get('nacre_code') ?? '';
    const session = await api.request('signIn', { body: { method: 'redirect', code, codeVerifier } });
    return userOf(session);
  };

  test.each(['Ada@Shop.Example', ' ada@shop.example', 'ADA@SHOP.EXAMPLE\t'])(
    'belongs to the same user in the spelling %j',
    async (email) => {
      const sandbox = createSandbox();
      expect((await signIn(sandbox, email, 'signIn')).id).toBe(sandbox.seeded.userId);
      expect(await codeOf(signIn(sandbox, email, 'signUp'))).toBe('sdk/conflict');
      expect((await signInWithGoogle(sandbox, email)).id).toBe(sandbox.seeded.userId);
      expect(description).toContain('addresses are compared without regard to case');
    },
  );

  test('is stored as in the sign-up, without leading and trailing spaces', async () => {
    const sandbox = createSandbox();
    const user = await signIn(sandbox, ' Grace.Hopper@Shop.example ', 'signUp');
    expect(user.email).toBe('Grace.Hopper@Shop.example');
    expect(await signIn(sandbox, 'grace.hopper@shop.example', 'signIn')).toEqual(user);
    expect(description).toContain('spelled as at the sign-up');
  });

  test('gets no more codes in other spellings', async () => {
    const sandbox = createSandbox();
    const send = (email: string) =>
      codeOf(sandbox.api.request('sendOtp', { body: { channel: 'email', email } }));
    const spellings = [
      'a@shop.example',
      'A@shop.example',
      ' a@shop.example',
      'a@Shop.example',
      'a@SHOP.EXAMPLE ',
    ];
    for (const email of spellings) expect(await send(email)).toBe('done');
    expect(await send('A@SHOP.EXAMPLE')).toBe('sdk/rate-limited');
  });

  test('in the application’s own token is an id like any other, and keeps its case', async () => {
    const sandbox = createSandbox();
    const signUp = async (sub: string) => {
      const token = sandbox.issueToken({ sub });
      return (await sandbox.api.request('signUp', { body: { method: 'jwt', token } })).user.externalId;
    };
    expect(await signUp('ada@shop.example')).toBe('ada@shop.example');
    expect(await signUp('Ada@shop.example')).toBe('Ada@shop.example');
  });
});

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'])(
  'a member %s of a body is unknown, and causes no failure',
  async (name) => {
    const body = JSON.parse(`{"channel":"email","email":"ada@shop.example","${name}":"1"}`) as never;
    await expect(createSandbox().api.request('sendOtp', { body })).rejects.toMatchObject({
      code: 'sdk/invalid-argument',
      details: { errors: [{ pointer: `/${name}`, detail: 'Is not known.' }] },
    });
  },
);

describe('the headers that a page can read', () => {
  test('include the request id, also after a success', async () => {
    const exchanges: SandboxExchange[] = [];
    const sandbox = createSandbox({ onExchange: (exchange) => exchanges.push(exchange) });
    await sandbox.api.request('getStatus', {});
    const error = await sandbox.api.request('listUsers', {}).catch((reason: SdkError) => reason);
    const [worked, failed] = exchanges.map(({ headers }) => headers);
    expect(worked?.['Nacre-Request-Id']).toMatch(/^req_/);
    expect(failed?.['Nacre-Request-Id']).toBe((error as SdkError).requestId);
    const exposed = worked?.['Access-Control-Expose-Headers'] ?? '';
    expect(exposed.split(', ')).toEqual([
      'Nacre-Request-Id',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
    ]);
    expect(description).toContain(`sends \`Access-Control-Expose-Headers: ${exposed}\``);
  });
});
