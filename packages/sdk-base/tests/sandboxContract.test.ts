import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { handlers } from '../src/sandbox/handlers.ts';
import type { Definition } from '../src/sandbox/World.ts';
import type { Operation, Schema } from '../src/sandbox/operations.ts';
import {
  createSandbox,
  type Sandbox,
  type SandboxExchange,
  type SandboxRequestOptions,
} from '../src/sandbox/index.ts';
import type { SdkError } from '../src/errors/SdkError.ts';
import { BaseError } from '../src/errors/BaseError.ts';
import { bodyExamples, bodySchema, checkRequest, documented, judge, operations } from './sandboxContract.ts';

/* Tests every operation with every response in the OpenAPI description, and validates each of the sandbox's
   responses, successful or not, against the description. */

const seen = new Set<string>();
const exchanges: SandboxExchange[] = [];
let sandbox: Sandbox;
let accessToken: string;

type Parts = { path?: object; query?: object; body?: unknown };
/** The members of responses that the tests read. */
type Answer = Record<
  'id' | 'accessToken' | 'refreshToken' | 'points' | 'status' | 'secret' | 'apiKeyEnding' | 'jobId' | 'code',
  string
>;

/**
 * Makes a request whose arguments may be invalid, which the types wouldn't allow. Operations for servers only are
 * called as a server.
 */
const request = (
  operation: Operation,
  parts: Parts = {},
  options: SandboxRequestOptions = serverOnly(operation) ? server() : {},
) => (sandbox.api.request as (...args: unknown[]) => Promise<never>)(operation, parts, options);

async function refused(
  operation: Operation,
  parts: Parts = {},
  options?: SandboxRequestOptions,
): Promise<string> {
  const error: unknown = await request(operation, parts, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof BaseError)) throw new Error(`${operation} was not refused`);
  expect(error.requestId).toMatch(/^req_/);
  return error.code;
}

const user = () => ({ accessToken });
const server = () => ({ secretKey: sandbox.secretKey });

async function signIn(email = 'ada@shop.example', method: 'signIn' | 'signUp' = 'signIn'): Promise<string> {
  const { otpId } = await sandbox.api.request('sendOtp', { body: { channel: 'email', email } });
  const session: Answer = await request(method, { body: { method: 'otp', otpId, code: '000000' } });
  return session.accessToken;
}

beforeEach(async () => {
  sandbox = createSandbox({ onExchange: (exchange) => exchanges.push(exchange) });
  accessToken = await signIn();
});

afterAll(() => {
  const faults = exchanges.flatMap((exchange) => {
    const { faults: found, name } = judge(exchange);
    seen.add(name);
    return found;
  });
  expect(faults).toEqual([]);
  expect(exchanges.length).toBeGreaterThan(300);
  // Every documented response occurred at least once.
  expect(documented().filter((name) => !seen.has(name))).toEqual([]);
});

const names = [...operations.keys()] as Operation[];
const takes = (name: Operation, scheme: string) =>
  operations.get(name)?.security?.some((entry) => scheme in entry) ?? false;
const serverOnly = (name: Operation) => takes(name, 'secretKey') && !takes(name, 'accessToken');
const isOpen = (name: Operation) =>
  operations.get(name)?.security?.some((entry) => Object.keys(entry).length === 0) ?? false;
const has = (name: Operation, status: string) => status in (operations.get(name)?.responses ?? {});
const parameters = (name: Operation) =>
  operations.get(name)?.parameters?.map(({ $ref = '' }) => $ref.split('/').pop()) ?? [];

/** Returns path parameters for existing seed data, or for missing resources. */
function pathOf(name: Operation, existing: boolean): Record<string, string> {
  const { seeded } = sandbox;
  const values: Record<string, string> = {
    network: 'polygon-amoy',
    contract: seeded.nftContract,
    tokenId: existing ? '40' : '999',
    userId: seeded.userId,
    transactionId: 'tx_none',
    orderId: seeded.orderId,
    collectionId: seeded.ticketsId,
    jobId: 'job_none',
    programId: seeded.programId,
    tierId: 'tier_1Cx49gWp',
    rewardId: seeded.voucherRewardId,
    passportId: seeded.itemId,
    statusListId: 'lst_6Qd84tBn',
    webhookId: seeded.webhookId,
    eventId: 'evt_none',
    connectionId: seeded.connectionId,
  };
  const wanted = [...(operations.get(name)?.path ?? '').matchAll(/\{(\w+)\}/g)].map(
    ([, parameter = '']) => parameter,
  );
  return Object.fromEntries(
    wanted.map((parameter) => {
      const value = values[parameter] ?? '';
      return [parameter, existing || !value.includes('_') ? value : `${value.split('_')[0]}_none`];
    }),
  );
}

const caller = (name: Operation): SandboxRequestOptions =>
  takes(name, 'accessToken') ? user() : takes(name, 'secretKey') ? server() : {};

describe('every operation', () => {
  test('has a handler, with the access and the idempotency key of the description', () => {
    expect(Object.keys(handlers).sort()).toEqual([...names].sort());
    for (const name of names) {
      const { access, keyed = false, body } = handlers[name] as Definition<never>;
      const described = operations.get(name);
      const schemes = described?.security?.flatMap((entry) =>
        Object.keys(entry).length ? Object.keys(entry) : ['none'],
      );
      expect([name, ...[...access].sort()]).toEqual([
        name,
        ...(schemes?.length ? [...schemes].sort() : ['none']),
      ]);
      expect([name, keyed]).toEqual([name, parameters(name).includes('IdempotencyKey')]);
      expect([name, body !== undefined]).toEqual([name, described?.requestBody !== undefined]);
    }
  });

  test.each(names)('%s rejects unauthorized callers', async (name) => {
    const parts = { path: pathOf(name, true), body: bodyExamples(operations.get(name) ?? never())[0] };
    if (has(name, '401')) {
      expect(await refused(name, parts, { secretKey: 'sk_sandbox_wrong' })).toBe('sdk/not-authenticated');
      if (takes(name, 'accessToken') || takes(name, 'secretKey'))
        for (const options of [{ accessToken: 'a.b.c' }, ...(isOpen(name) ? [] : [{}])])
          expect(await refused(name, parts, options)).toBe('sdk/not-authenticated');
    }
    if (serverOnly(name)) expect(await refused(name, parts, user())).toBe('sdk/forbidden');
    if (takes(name, 'accessToken') && !takes(name, 'secretKey'))
      expect(await refused(name, parts, server())).toBe('sdk/not-authenticated');
  });

  test.each(names)('%s reports rate limits and outages', async (name) => {
    sandbox.fail(name, { code: 'sdk/rate-limited', retryAfterMs: 1_500 });
    sandbox.fail(name, { code: 'sdk/api-unavailable' });
    const first: unknown = await request(name).catch((error: unknown) => error);
    expect((first as SdkError).retryAfterMs).toBe(2_000);
    expect(await refused(name)).toBe('sdk/api-unavailable');
  });

  test.each(names.filter((name) => /\{\w+Id\}/.test(operations.get(name)?.path ?? '')))(
    '%s finds only existing resources',
    async (name) => {
      const body = bodyExamples(operations.get(name) ?? never())[0];
      expect(await refused(name, { path: pathOf(name, false), body }, caller(name))).toBe('sdk/not-found');
    },
  );

  test.each(names.filter((name) => parameters(name).includes('Limit')))('%s returns pages', async (name) => {
    const path = pathOf(name, true);
    const scope = caller(name);
    const bad = [
      { limit: 0 },
      { limit: 101 },
      { limit: 1.5 },
      { cursor: 'never-given' },
      { cursor: Buffer.from('other x').toString('base64url') },
    ];
    for (const query of bad) expect(await refused(name, { path, query }, scope)).toBe('sdk/invalid-argument');

    type Page = { data: unknown[]; nextCursor: string | null };
    const all: Page = await request(name, { path }, scope);
    const one: unknown[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: Page = await request(
        name,
        { path, query: { limit: 1, ...(cursor ? { cursor } : {}) } },
        scope,
      );
      one.push(...page.data);
      cursor = page.nextCursor;
    }
    expect(one).toEqual(all.data);
  });

  test.each(names.filter((name) => bodySchema(operations.get(name) ?? never())))(
    '%s accepts only the bodies that the description accepts',
    (name) => {
      const described = operations.get(name) ?? never();
      const schema = bodySchema(described) ?? '';
      const check = (handlers[name] as Definition<never>).body;
      const bodies = bodyExamples(described).flatMap((example) => [example, ...mutations(example)]);
      expect(bodies.length).toBeGreaterThan(8);
      for (const body of bodies) {
        const faults = check?.(body, '') ?? [];
        const right = checkRequest(schema, body);
        expect({ body, accepted: faults.length === 0, right }).toEqual({
          body,
          accepted: right.length === 0,
          right,
        });
      }
    },
  );

  test.each(names.filter((name) => bodySchema(operations.get(name) ?? never())))(
    '%s rejects an unreadable or invalid body, and names the place',
    async (name) => {
      for (const body of [[], { surplus: 1 }]) {
        const parts = { path: pathOf(name, true), body };
        expect(await refused(name, parts, caller(name))).toBe('sdk/invalid-argument');
        const { body: problem } = exchanges.at(-1) ?? {};
        expect((problem as { errors: unknown[] }).errors).not.toEqual([]);
      }
    },
  );
});

/* The sandbox has a single application, and its publishable key and users may make every call open to them. It
   therefore returns these responses only when it's told to. */
describe('responses that only occur as faults', () => {
  const forbidden: Operation[] = [
    'sendOtp',
    'signUp',
    'signIn',
    'refreshSession',
    'broadcastTransaction',
    'listOrders',
    'createOrder',
    'getOrder',
    'cancelOrder',
    'listLoyaltyPrograms',
    'getLoyaltyProgram',
    'listLoyaltyTiers',
    'getLoyaltyBalance',
    'listLoyaltyHistory',
    'createVoucherCode',
    'listPassports',
    'getPassport',
  ];
  test.each([
    ...forbidden.map((name) => [name, 'sdk/forbidden'] as const),
    // The description uses one response for the calls that need an EVM network, and one for those of a transfer.
    ['listNfts', 'sdk/invalid-argument'],
    ['getNft', 'sdk/invalid-argument'],
    ['broadcastTransaction', 'sdk/not-supported'],
  ] as const)('%s fails with %s', async (name, code) => {
    sandbox.fail(name, { code });
    expect(await refused(name)).toBe(code);
  });
});

function never(): never {
  throw new Error('There is no such operation.');
}

const odd = [null, '', 'x', 'ä'.repeat(29), 0, -1, 1.5, 1, true, [], [null], {}, '0', '-5', '12', '0x', 'A1'];

/** Returns the values that differ from a valid one in a single place, for every place. */
function mutations(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const inside = value.flatMap((entry, index) =>
      mutations(entry).map((changed) => value.with(index, changed)),
    );
    return [...odd, ...inside, [], [...value, ...value]];
  }
  if (typeof value !== 'object' || value === null) return odd;
  const entries = Object.entries(value);
  return [
    ...odd,
    { ...value, surplus: 1 },
    ...entries.map(([key]) => Object.fromEntries(entries.filter(([name]) => name !== key))),
    ...entries.flatMap(([key, member]) => mutations(member).map((changed) => ({ ...value, [key]: changed }))),
  ];
}

describe('the same idempotency key', () => {
  const keyed = names.filter((name) => parameters(name).includes('IdempotencyKey'));

  /** Returns a request that succeeds on the seed data, and a different one. */
  async function bodiesOf(name: Operation): Promise<[Parts, Parts]> {
    const { seeded } = sandbox;
    const examples = bodyExamples(operations.get(name) ?? never());
    const path = pathOf(name, true);
    const otp = async (email: string) => {
      const { otpId } = await sandbox.api.request('sendOtp', { body: { channel: 'email', email } });
      return { method: 'otp', otpId, code: '000000' };
    };
    switch (name) {
      case 'signUp':
        return [{ body: await otp('new@shop.example') }, { body: await otp('other@shop.example') }];
      case 'signIn':
        return [{ body: await otp('ada@shop.example') }, { body: await otp('ada@shop.example') }];
      case 'refreshSession': {
        const session = await request('signIn', { body: await otp('ada@shop.example') });
        return [
          { body: { refreshToken: (session as Answer).refreshToken } },
          { body: { refreshToken: 'rt_other' } },
        ];
      }
      case 'broadcastTransaction':
        return [{ body: await signed('1') }, { body: await signed('2') }];
      case 'createOrder':
        return [
          { body: examples[0] },
          { body: { items: [{ collectionId: seeded.ticketsId, quantity: 1 }] } },
        ];
      case 'createPassport':
        return [
          { body: { level: 'item', parentId: seeded.batchId, serial: 'HJ-2' } },
          { body: { level: 'item', parentId: seeded.batchId, serial: 'HJ-3' } },
        ];
      case 'publishPassport': {
        const draft = async (serial: string) => {
          const body = { level: 'item', parentId: seeded.batchId, serial } as const;
          return {
            path: { passportId: (await sandbox.api.request('createPassport', { body }, server())).id },
          };
        };
        return [await draft('HJ-4'), { path: { passportId: seeded.itemId } }];
      }
      case 'claimPassport':
        return [
          { path, body: { claimCode: seeded.claimCode } },
          { path, body: { claimCode: 'wrong' } },
        ];
      case 'redeemReward':
        return [
          { path, body: { rewardId: seeded.voucherRewardId } },
          { path, body: { rewardId: seeded.badgeRewardId } },
        ];
      case 'requestTestTokens':
        return [{ body: { network: 'polygon-amoy' } }, { body: { network: 'base-sepolia' } }];
      case 'createLoyaltyProgram':
      case 'createLoyaltyTier':
        return [
          {
            path,
            body: { ...(examples[0] as object), threshold: name.endsWith('Tier') ? '300' : undefined },
          },
          { path, body: { ...(examples[0] as object), name: 'Other' } },
        ];
      case 'createLoyaltyReward':
        return [
          { path, body: examples[1] },
          { path, body: { ...(examples[1] as object), points: '60' } },
        ];
      case 'reversePoints': {
        const earn = async (reference: string) => {
          const body = { basis: 'points', userId: seeded.userId, reference, points: '5' };
          await request('earnPoints', { path, body });
          return { path, body: { reference } };
        };
        return [await earn('one'), await earn('two')];
      }
      case 'createVoucherCode':
        return [
          { path, body: await voucher() },
          { path, body: { contract: seeded.nftContract, tokenId: '41' } },
        ];
      case 'useVoucher': {
        const { code }: Answer = await request('createVoucherCode', { path, body: await voucher() }, user());
        return [
          { path, body: { code } },
          { path, body: { code: 'other' } },
        ];
      }
      case 'testWebhookEndpoint':
        return [{ path }, { path: { webhookId: 'whk_none' } }];
      case 'resendEvent': {
        const { event } = await sandbox.api.request(
          'testWebhookEndpoint',
          { path: { webhookId: seeded.webhookId } },
          server(),
        );
        const at = { path: { eventId: event.id } };
        return [
          { ...at, body: { webhookId: seeded.webhookId } },
          { ...at, body: { webhookId: 'whk_none' } },
        ];
      }
      case 'createCollection':
        return [{ body: examples[0] }, { body: { ...(examples[0] as object), symbol: 'OTHER' } }];
      case 'createZeltyConnection':
        return [{ body: examples[0] }, { body: { ...(examples[0] as object), name: 'Another bistro' } }];
      case 'createWebhookEndpoint':
        return [{ body: examples[0] }, { body: { ...(examples[0] as object), events: ['job.completed'] } }];
      case 'mintItems':
        return [
          { path, body: examples[0] },
          { path, body: { items: [{ to: seeded.userId, name: 'Other' }] } },
        ];
      case 'addPassportEvent':
        return [
          { path, body: examples[0] },
          { path, body: { ...(examples[0] as object), actor: 'Others' } },
        ];
      default:
        return [
          { path, body: examples[0] },
          { path, body: examples[1] },
        ];
    }
  }

  test.each(keyed)('repeats the first response of %s, and rejects another request', async (name) => {
    const [first, second] = await bodiesOf(name);
    const options = { ...(takes(name, 'secretKey') ? server() : caller(name)), idempotencyKey: 'key-1' };
    if (name === 'createOrder') Object.assign(options, { secretKey: undefined, accessToken });
    const answer: unknown = await request(name, first, options);
    expect(await request(name, first, options)).toEqual(answer);
    expect(await refused(name, second, options)).toBe('sdk/conflict');
    sandbox.clock.advance(1_000);
    const again = await request(name, first, { ...options, idempotencyKey: 'key-2' }).catch(
      (error: unknown) => error,
    );
    expect(again).not.toEqual(answer);
  });
});

/** Redeems a voucher for the user, and returns its NFT. */
async function voucher(): Promise<{ contract: string; tokenId: string }> {
  const { programId, voucherRewardId: rewardId } = sandbox.seeded;
  await request('redeemReward', { path: { programId }, body: { rewardId } }, user());
  sandbox.clock.advance(70_000);
  const { data } = await sandbox.api.request('listNfts', { path: { network: 'polygon-amoy' } }, user());
  const { contract = '', tokenId = '' } =
    data.find(({ nft }) => nft.collectionId === sandbox.seeded.vouchersId)?.nft ?? {};
  return { contract, tokenId };
}

type Transfer = Schema<'TransferParams'>;
const transfer = (amount: string): Transfer => ({ kind: 'native', to: sandbox.seeded.friendAddress, amount });

async function signed(what: string | Transfer) {
  const params = typeof what === 'string' ? transfer(what) : what;
  const body = { network: 'polygon-amoy' as const, transfer: params };
  const { transaction } = await sandbox.api.request('estimateFees', { body }, user());
  const payload = { kind: 'transaction' as const, network: 'polygon-amoy', transaction };
  const signature = await sandbox.signer.sign(payload as never, user());
  return { transaction, signature };
}

describe('sign-in', () => {
  test('goes through Google, with a code that works once and its verifier', async () => {
    const codeVerifier = 'v'.repeat(43);
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const start = { method: 'google', redirectUrl: 'https://shop.example/in', codeChallenge };
    const codeOf = async (email?: string) => {
      const { authorizationUrl } = await request('signIn', { body: start });
      const back = new URL(sandbox.approveRedirect(authorizationUrl, email));
      expect(back.origin + back.pathname).toBe('https://shop.example/in');
      return back.searchParams.get('nacre_code');
    };
    const code = await codeOf('grace@shop.example');
    const finish = { method: 'redirect', code, codeVerifier };
    expect(await refused('signIn', { body: { ...finish, codeVerifier: 'w'.repeat(43) } })).toBe(
      'sdk/not-authenticated',
    );
    const session: { user: { email: string } } = await request('signIn', { body: finish });
    expect(session.user.email).toBe('grace@shop.example');
    expect(await refused('signIn', { body: finish })).toBe('sdk/not-authenticated');
    const known: { user: { id: string } } = await request('signIn', {
      body: { ...finish, code: await codeOf() },
    });
    expect(known.user.id).toBe(sandbox.user.id);
  });

  test.each(['signIn', 'signUp'] as const)('%s reports the fault of a one-time code', async (name) => {
    const proof = async (code: string) => {
      const { otpId } = await sandbox.api.request('sendOtp', {
        body: { channel: 'email', email: 'ada@shop.example' },
      });
      return { body: { method: 'otp', otpId, code } };
    };
    expect(await refused(name, await proof('111111'))).toBe('sdk/otp-invalid');
    const unknown = { body: { method: 'otp', otpId: 'otp_none', code: '000000' } };
    expect(await refused(name, unknown)).toBe('sdk/otp-invalid');
    const used = await proof('000000');
    await request('signIn', used);
    expect(await refused(name, used)).toBe('sdk/otp-used-up');
    const late = await proof('000000');
    sandbox.clock.advance(600_000);
    expect(await refused(name, late)).toBe('sdk/otp-expired');
  });

  test.each(['signIn', 'signUp'] as const)(
    '%s accepts the application’s own token, and reports its faults',
    async (name) => {
      const now = sandbox.clock.now().getTime() / 1_000;
      const with_ = (claims: object) => ({
        body: { method: 'jwt', token: sandbox.issueToken({ sub: 'x-1', ...claims }) },
      });
      expect(await refused(name, with_({ alg: 'HS256' }))).toBe('jwt/algorithm-not-allowed');
      expect(await refused(name, with_({ kid: 'other' }))).toBe('jwt/key-not-found');
      expect(await refused(name, with_({ iss: 'https://other.example' }))).toBe('jwt/issuer-mismatch');
      expect(await refused(name, with_({ aud: 'app_other' }))).toBe('jwt/audience-mismatch');
      for (const aud of [[], ['app_other'], ['app_sandbox_2'], [['app_other']]])
        expect(await refused(name, with_({ aud }))).toBe('jwt/audience-mismatch');
      expect(await refused(name, with_({ exp: now - 60 }))).toBe('jwt/expired');
      expect(await refused(name, with_({ nbf: now + 61 }))).toBe('jwt/not-yet-valid');
      expect(await refused(name, with_({ iat: now + 61 }))).toBe('jwt/not-yet-valid');
      expect(await refused(name, with_({ sub: '' }))).toBe('jwt/malformed');
      expect(await refused(name, { body: { method: 'jwt', token: 'a.b.c' } })).toBe('jwt/malformed');
      const [head, , signature] = sandbox.issueToken({ sub: 'x-1' }).split('.');
      const [, other] = sandbox.issueToken({ sub: 'x-2' }).split('.');
      const forged = { body: { method: 'jwt', token: `${head}.${other}.${signature}` } };
      expect(await refused(name, forged)).toBe('jwt/signature-invalid');
    },
  );

  test.each([
    ['several audiences', () => ({ aud: ['app_other', 'app_sandbox'] })],
    ['an end that a slow clock has not seen', (now: number) => ({ exp: now - 59 })],
    ['times of a clock that is ahead', (now: number) => ({ iat: now + 60, nbf: now + 60 })],
  ])('the application’s own token may have %s', async (_, claims) => {
    const token = sandbox.issueToken({ sub: '1047', ...claims(sandbox.clock.now().getTime() / 1_000) });
    const session: { user: { externalId: string } } = await request('signIn', {
      body: { method: 'jwt', token },
    });
    expect(session.user.externalId).toBe('1047');
  });

  test('the application’s own token signs in a user only after the sign-up', async () => {
    const body = { method: 'jwt', token: sandbox.issueToken({ sub: '2001' }) };
    expect(await refused('signIn', { body })).toBe('sdk/not-found');
    const { user: made } = await request('signUp', { body: { ...body, name: 'Bo', locale: 'sv' } });
    expect(made).toMatchObject({ externalId: '2001', name: 'Bo', locale: 'sv', email: null });
    expect(await refused('signUp', { body })).toBe('sdk/conflict');
    const { user: again } = await request('signIn', { body });
    expect(again).toEqual(made);
    const page: { data: unknown[] } = await request('listUsers', { query: { externalId: '2001' } });
    expect(page.data).toEqual([made]);
    expect(await request('getUser', { path: { userId: (made as { id: string }).id } })).toEqual(made);
  });

  test('a refresh token works once', async () => {
    const { otpId } = await sandbox.api.request('sendOtp', {
      body: { channel: 'sms', phone: '+33199001234' },
    });
    const session: Answer = await request('signIn', { body: { method: 'otp', otpId, code: '000000' } });
    const next: Answer = await request('refreshSession', { body: { refreshToken: session.refreshToken } });
    expect(next.refreshToken).not.toBe(session.refreshToken);
    expect(await refused('refreshSession', { body: { refreshToken: session.refreshToken } })).toBe(
      'sdk/not-authenticated',
    );
    await request('signOut', {}, { accessToken: next.accessToken });
    expect(await refused('refreshSession', { body: { refreshToken: next.refreshToken } })).toBe(
      'sdk/not-authenticated',
    );
    expect(await refused('getCurrentUser', {}, { accessToken: next.accessToken })).toBe(
      'sdk/not-authenticated',
    );
  });

  test('the user can be read and changed', async () => {
    await request('getJwks');
    await request('getStatus');
    expect(await request('getCurrentUser', {}, user())).toEqual(sandbox.user);
    sandbox.clock.advance(1_000);
    await request('updateCurrentUser', { body: { name: 'Ada Martin-Roux', locale: null } }, user());
    expect(sandbox.user).toMatchObject({
      name: 'Ada Martin-Roux',
      locale: null,
      updatedAt: '2026-03-02T09:30:01Z',
    });
  });
});

describe('accounts and transactions', () => {
  test('each network of the sandbox can be read, and no other', async () => {
    for (const network of ['ethereum-sepolia', 'polygon-amoy', 'base-sepolia', 'stellar-testnet']) {
      const path = { network };
      for (const name of ['getAccount', 'getBalance', 'listTokenBalances', 'listTransfers'] as const)
        await request(name, { path }, user());
    }
    await request('listNfts', { path: { network: 'polygon-amoy' } }, user());
    await request('getNft', { path: pathOf('getNft', true) }, user());
    const other = await signIn('new@shop.example', 'signUp');
    expect(await request('listAccounts', {}, { accessToken: other })).toEqual({ data: [], nextCursor: null });
    const names = [
      'getAccount',
      'getBalance',
      'listTokenBalances',
      'listNfts',
      'getNft',
      'listTransfers',
    ] as const;
    for (const name of names) {
      const at = (network: string) => ({ path: { ...pathOf(name, true), network } });
      expect(await refused(name, at('mars'), user())).toBe('sdk/invalid-argument');
      expect(await refused(name, at('polygon'), user())).toBe('sdk/network-mismatch');
      expect(await refused(name, at('polygon-amoy'), { accessToken: other })).toBe('sdk/not-found');
    }
    for (const name of ['listNfts', 'getNft'] as const) {
      const path = { ...pathOf(name, true), network: 'stellar-testnet' };
      expect(await refused(name, { path }, user())).toBe('sdk/not-supported');
    }
    const nft = pathOf('getNft', true);
    expect(await refused('getNft', { path: { ...nft, contract: 'x' } }, user())).toBe('sdk/invalid-argument');
    expect(await refused('getNft', { path: { ...nft, tokenId: 'x' } }, user())).toBe('sdk/invalid-argument');
    expect(await refused('getNft', { path: { ...nft, tokenId: '999' } }, user())).toBe('sdk/not-found');
  });

  test('an estimate is rejected for each reason', async () => {
    const {
      friendAddress: to,
      stellarFriendAddress,
      tokenAddress,
      stellarAsset,
      nftContract,
    } = sandbox.seeded;
    const estimate = (network: string, params: object, options = user()) =>
      refused('estimateFees', { body: { network, transfer: params } }, options);
    const native = { kind: 'native', to, amount: '1' };
    expect(await estimate('polygon', native)).toBe('sdk/network-mismatch');
    expect(await estimate('stellar-testnet', { kind: 'erc20', token: tokenAddress, to, amount: '1' })).toBe(
      'sdk/not-supported',
    );
    expect(await estimate('polygon-amoy', { ...native, amount: `${10n ** 30n}` })).toBe(
      'sdk/insufficient-funds',
    );
    const wrong = [
      { ...native, amount: '0' },
      { ...native, to: stellarFriendAddress },
      { ...native, to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed' },
      { ...native, memo: 'x' },
      { kind: 'erc20', token: to, to, amount: '1' },
      { kind: 'nft', contract: nftContract, tokenId: '999', to },
      { kind: 'nft', contract: nftContract, tokenId: '40', to, amount: '2' },
    ];
    for (const params of wrong)
      expect(await estimate('polygon-amoy', params)).toMatch(/sdk\/(invalid-argument|insufficient-funds)/);
    const stellar = { kind: 'stellar-asset', asset: stellarAsset, to: stellarFriendAddress, amount: '1' };
    expect(await estimate('stellar-testnet', { ...stellar, memo: 'ä'.repeat(15) })).toBe(
      'sdk/invalid-argument',
    );
    const muxed = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAAACJUQ';
    for (const params of [
      { ...native, to: muxed, memo: 'one' },
      { ...native, to: `${muxed.slice(0, -1)}R` },
      { ...stellar, asset: stellarAsset.replace(/:.*/, `:${muxed}`) },
    ])
      expect(await estimate('stellar-testnet', params)).toBe('sdk/invalid-argument');
    expect(await estimate('polygon-amoy', { ...native, to: muxed })).toBe('sdk/invalid-argument');
    for (const memo of ['1234567890', { type: 'id', value: 'x' }, { type: 'hash', value: 'ab' }])
      expect(await estimate('stellar-testnet', { ...stellar, memo })).toBe('sdk/invalid-argument');
    expect(await estimate('stellar-testnet', { ...stellar, amount: '999999999999' })).toBe(
      'sdk/insufficient-funds',
    );
    expect(await estimate('base-sepolia', { kind: 'erc20', token: tokenAddress, to, amount: '1' })).toBe(
      'sdk/network-mismatch',
    );
    const other = await signIn('new@shop.example', 'signUp');
    expect(await estimate('polygon-amoy', native, { accessToken: other })).toBe('sdk/not-found');
  });

  test('a signed transaction is rejected for each reason', async () => {
    const body = await signed('1');
    const send = (changed: object, options: SandboxRequestOptions = user()) =>
      refused('broadcastTransaction', { body: { ...body, ...changed } }, options);
    const { transaction, signature } = body;
    expect(await send({ transaction: { ...transaction, serialized: '0x02c0' } })).toBe(
      'sdk/invalid-argument',
    );
    expect(await send({ transaction: { ...transaction, network: 'base-sepolia' } })).toBe(
      'sdk/network-mismatch',
    );
    expect(await send({ transaction: { ...transaction, network: 'polygon' } })).toBe('sdk/network-mismatch');
    const { signature: other } = await signed('2');
    expect(await send({ signature: other })).toBe('sdk/invalid-argument');
    const token = await signIn('new@shop.example', 'signUp');
    expect(await send({}, { accessToken: token })).toBe('sdk/invalid-argument');
    const everything = await signed(`${2_498_000_000_000_000_000n}`);
    const sent: Answer = await request('broadcastTransaction', { body: everything }, user());
    expect(await send({ signature })).toBe('sdk/conflict');
    await request('getTransaction', { path: { transactionId: sent.id } }, user());
    expect(await refused('getTransaction', { path: { transactionId: 'x' } }, user())).toBe(
      'sdk/invalid-argument',
    );
    expect(
      await refused('getTransaction', { path: { transactionId: sent.id } }, { accessToken: token }),
    ).toBe('sdk/not-found');
    expect(
      await refused(
        'estimateFees',
        { body: { network: 'polygon-amoy', transfer: transfer('9999999999999999') } },
        user(),
      ),
    ).toBe('sdk/insufficient-funds');
  });

  test('an expired estimate, or one without funds, is rejected', async () => {
    const late = await signed('1');
    sandbox.clock.advance(60_000);
    expect(await refused('broadcastTransaction', { body: late }, user())).toBe('sdk/conflict');
    const { programId, voucherRewardId: rewardId, friendAddress: to } = sandbox.seeded;
    const { token } = await sandbox.api.request('getLoyaltyProgram', { path: { programId } }, user());
    await request('redeemReward', { path: { programId }, body: { rewardId } }, user());
    sandbox.clock.advance(40_000);
    const points = await signed({ kind: 'erc20', token: token.address, to, amount: '120' });
    sandbox.clock.advance(40_000);
    expect(await refused('broadcastTransaction', { body: points }, user())).toBe('sdk/insufficient-funds');
  });

  test('the faucet is for test networks', async () => {
    for (const network of ['polygon-amoy', 'stellar-testnet'])
      await request('requestTestTokens', { body: { network } }, user());
    expect(await refused('requestTestTokens', { body: { network: 'polygon' } }, user())).toBe(
      'sdk/network-mismatch',
    );
    const other = await signIn('new@shop.example', 'signUp');
    expect(
      await refused('requestTestTokens', { body: { network: 'polygon-amoy' } }, { accessToken: other }),
    ).toBe('sdk/not-found');
  });
});

describe('orders, collections and jobs', () => {
  test('an order goes through its states, and cannot be canceled at the end', async () => {
    const { ticketsId, userId } = sandbox.seeded;
    const order: Answer = await request(
      'createOrder',
      { body: { items: [{ collectionId: ticketsId, quantity: 2 }] } },
      user(),
    );
    const path = { orderId: order.id };
    await request('getOrder', { path }, user());
    sandbox.clock.advance(2_000);
    sandbox.payOrder(order.id);
    for (let step = 0; step < 16; step++) {
      await request('getOrder', { path }, server());
      const { jobId } = await request('getOrder', { path }, user());
      if (jobId)
        expect(await request('getJob', { path: { jobId } })).toMatchObject({ collectionId: ticketsId });
      sandbox.clock.advance(1_000);
    }
    expect(await refused('cancelOrder', { path }, user())).toBe('sdk/conflict');
    const other: Answer = await request(
      'createOrder',
      { body: { userId, items: [{ collectionId: ticketsId, quantity: 1 }] } },
      server(),
    );
    await request('cancelOrder', { path: { orderId: other.id } }, server());
    for (const query of [{}, { status: 'fulfilled' }, { userId }])
      await request('listOrders', { query }, server());
    for (const query of [{ status: 'x' }, { userId }])
      expect(await refused('listOrders', { query }, user())).toBe('sdk/invalid-argument');
    for (const { body } of sandbox.webhooks)
      expect(checkRequest('WebhookEvent', JSON.parse(body))).toEqual([]);
    const stranger = await signIn('new@shop.example', 'signUp');
    for (const name of ['getOrder', 'cancelOrder'] as const)
      expect(await refused(name, { path }, { accessToken: stranger })).toBe('sdk/not-found');
  });

  test('a server lists the orders of all users, or of one', async () => {
    const { ticketsId, userId } = sandbox.seeded;
    const stranger = { accessToken: await signIn('new@shop.example', 'signUp') };
    const body = { items: [{ collectionId: ticketsId, quantity: 1 }] };
    const { userId: strangerId } = await sandbox.api.request('createOrder', { body }, stranger);
    const buyers = async (query: { userId?: string }, options: SandboxRequestOptions) => {
      const { data } = await sandbox.api.request('listOrders', { query }, options);
      return new Set(data.map((order) => order.userId));
    };
    expect(await buyers({}, server())).toEqual(new Set([userId, strangerId]));
    expect(await buyers({ userId: strangerId }, server())).toEqual(new Set([strangerId]));
    expect(await buyers({}, stranger)).toEqual(new Set([strangerId]));
  });

  test('a server has to name the user where the description requires it, and only there', async () => {
    const asking = names.filter((name) =>
      parameters(name).some((each) => /^UserId(Filter|Required)$/.test(each ?? '')),
    );
    expect(asking.sort()).toEqual(['getLoyaltyBalance', 'listLoyaltyHistory', 'listOrders']);
    for (const name of asking) {
      const answer = await request(name, { path: pathOf(name, true) }, server()).then(
        () => 'answered',
        (error: SdkError) => error.code,
      );
      const required = parameters(name).includes('UserIdRequired');
      expect([name, answer]).toEqual([name, required ? 'sdk/invalid-argument' : 'answered']);
    }
  });

  test('an order is rejected for each reason', async () => {
    const { ticketsId, badgesId, userId } = sandbox.seeded;
    const order = (body: object, options: SandboxRequestOptions = user()) =>
      refused('createOrder', { body }, options);
    const line = { collectionId: ticketsId, quantity: 1 };
    expect(await order({ items: [line], userId })).toBe('sdk/invalid-argument');
    expect(await order({ items: [line] }, server())).toBe('sdk/invalid-argument');
    expect(await order({ items: [line], userId: 'usr_none' }, server())).toBe('sdk/invalid-argument');
    expect(await order({ items: [line, line] })).toBe('sdk/invalid-argument');
    expect(await order({ items: [{ ...line, collectionId: 'col_none' }] })).toBe('sdk/invalid-argument');
    expect(await order({ items: [{ ...line, collectionId: badgesId }] })).toBe('sdk/invalid-argument');
    expect(await order({ items: [{ ...line, quantity: 358 }] })).toBe('sdk/conflict');
    const base = { network: 'base-sepolia', name: 'B', symbol: 'B', price: { amount: '1', currency: 'EUR' } };
    const dollars = {
      network: 'polygon-amoy',
      name: 'C',
      symbol: 'C',
      price: { amount: '1', currency: 'USD' },
    };
    for (const body of [base, dollars]) {
      const { id }: Answer = await request('createCollection', { body });
      expect(await order({ items: [line, { collectionId: id, quantity: 1 }] })).toBe('sdk/invalid-argument');
    }
  });

  test('a collection is created, and a job mints from it or fails', async () => {
    const body = {
      network: 'polygon-amoy',
      name: 'Fair',
      symbol: 'FAIR',
      maxSupply: '2',
      standard: 'erc1155',
    };
    const { id: collectionId }: Answer = await request('createCollection', { body });
    const path = { collectionId };
    const items = [
      { to: sandbox.user.id, name: 'One', attributes: [{ trait: 'Row', value: 1 }] },
      { to: 'usr_none', name: 'Two' },
      { to: sandbox.seeded.friendAddress, name: 'Three', externalUrl: 'https://shop.example' },
      { to: sandbox.user.id, name: 'Four' },
    ];
    expect(await refused('mintItems', { path, body: { items } })).toBe('sdk/conflict');
    sandbox.clock.advance(6_000);
    const { contract }: { contract: string } = await request('getCollection', { path });
    for (const to of [`0x${'0'.repeat(40)}`, contract])
      expect(await refused('mintItems', { path, body: { items: [{ to, name: 'x' }] } })).toBe(
        'sdk/invalid-argument',
      );
    const misspelt = [{ to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', name: 'x' }];
    expect(await refused('mintItems', { path, body: { items: misspelt } })).toBe('sdk/invalid-argument');
    const { id: jobId }: Answer = await request('mintItems', { path, body: { items } });
    sandbox.clock.advance(30_000);
    const job: { status: string; results: { reason: string | null }[] } = await request('getJob', {
      path: { jobId },
    });
    expect(job.status).toBe('failed');
    expect(job.results.map(({ reason }) => reason)).toEqual([
      null,
      'The user has no account on this network.',
      null,
      'The collection has no supply left.',
    ]);
    await request('listNfts', { path: { network: 'polygon-amoy' } }, user());
    for (const [network, code] of [
      ['stellar-testnet', 'sdk/not-supported'],
      ['polygon', 'sdk/network-mismatch'],
    ])
      expect(await refused('createCollection', { body: { ...body, network } })).toBe(code);
  });
});

describe('loyalty', () => {
  test('points are earned, settled, redeemed and reversed', async () => {
    const { programId, userId, voucherRewardId, badgeRewardId, pointsRewardId, connectionId } =
      sandbox.seeded;
    const path = { programId };
    await request('getLoyaltyProgram', { path }, user());
    await request('getLoyaltyBalance', { path }, user());
    await request('getLoyaltyBalance', { path, query: { userId } }, server());
    const spend = { basis: 'spend', userId, reference: 'a', spend: { amount: '2490', currency: 'EUR' } };
    const entry: Answer = await request('earnPoints', { path, body: spend });
    expect(entry.points).toBe('24');
    expect(await refused('earnPoints', { path, body: spend })).toBe('sdk/conflict');
    for (const change of [
      { userId: 'usr_none' },
      { spend: { amount: '1', currency: 'EUR' } },
      { spend: { amount: '100', currency: 'USD' } },
    ])
      expect(await refused('earnPoints', { path, body: { ...spend, reference: 'b', ...change } })).toBe(
        'sdk/invalid-argument',
      );
    expect(await refused('redeemReward', { path, body: { rewardId: 'rwd_none' } }, user())).toBe(
      'sdk/invalid-argument',
    );
    expect(await refused('redeemReward', { path, body: { rewardId: badgeRewardId } }, user())).toBe(
      'sdk/forbidden',
    );
    await request('redeemReward', { path, body: { rewardId: voucherRewardId } }, user());
    expect(await refused('redeemReward', { path, body: { rewardId: voucherRewardId } }, user())).toBe(
      'sdk/insufficient-funds',
    );
    sandbox.till.pay(connectionId, { orderId: 'till-9', userId, amount: '50000' });
    sandbox.clock.advance(70_000);
    await request('redeemReward', { path, body: { rewardId: badgeRewardId } }, user());
    await request('redeemReward', { path, body: { rewardId: pointsRewardId } }, user());
    sandbox.till.refund(connectionId, 'till-9');
    await request('getLoyaltyBalance', { path }, user());
    sandbox.clock.advance(300_000);
    await request('listLoyaltyHistory', { path }, user());
    await request('listLoyaltyHistory', { path, query: { userId } }, server());
    await request('listNfts', { path: { network: 'polygon-amoy' } }, user());
    for (const { body } of sandbox.webhooks)
      expect(checkRequest('WebhookEvent', JSON.parse(body))).toEqual([]);
    for (const name of ['getLoyaltyBalance', 'listLoyaltyHistory'] as const) {
      expect(await refused(name, { path, query: { userId } }, user())).toBe('sdk/invalid-argument');
      expect(await refused(name, { path }, server())).toBe('sdk/invalid-argument');
      expect(await refused(name, { path, query: { userId: 'usr_none' } }, server())).toBe(
        'sdk/invalid-argument',
      );
    }
  });

  test('a program, its tiers and its rewards are created and updated', async () => {
    await request('getRecoveryStatus', {}, user());
    const program = {
      network: 'polygon-amoy',
      name: 'Quay Club',
      token: { name: 'Quay Points', symbol: 'QPT', decimals: 2, logoUrl: 'https://shop.example/q.png' },
      earningRatio: { points: '1', spend: { amount: '100', currency: 'EUR' } },
    };
    const { id: programId }: Answer = await request('createLoyaltyProgram', { body: program });
    const free = { points: '1', spend: { amount: '0', currency: 'EUR' } };
    for (const [change, code] of [
      [{ network: 'polygon' }, 'sdk/network-mismatch'],
      [{ network: 'stellar-testnet' }, 'sdk/not-supported'],
      [{ earningRatio: free }, 'sdk/invalid-argument'],
    ] as const)
      expect(await refused('createLoyaltyProgram', { body: { ...program, ...change } })).toBe(code);
    const path = { programId };
    for (const body of [{ description: null }, { earningRatio: program.earningRatio, name: 'Quay' }])
      await request('updateLoyaltyProgram', { path, body });
    expect(await refused('updateLoyaltyProgram', { path, body: { earningRatio: free } })).toBe(
      'sdk/invalid-argument',
    );

    const tier = async (name: string, threshold: string): Promise<string> =>
      ((await request('createLoyaltyTier', { path, body: { name, threshold } })) as Answer).id;
    const high = await tier('High', '1000');
    const tierId = await tier('Low', '10');
    expect(await refused('createLoyaltyTier', { path, body: { name: 'x', threshold: '010' } })).toBe(
      'sdk/conflict',
    );
    const tiers = async () =>
      (await sandbox.api.request('listLoyaltyTiers', { path }, server())).data.map(({ id }) => id);
    expect(await tiers()).toEqual([tierId, high]);
    expect(await refused('updateLoyaltyTier', { path: { tierId }, body: { threshold: '1000' } })).toBe(
      'sdk/conflict',
    );
    await request('updateLoyaltyTier', { path: { tierId }, body: { threshold: '2000', name: 'Top' } });
    expect(await tiers()).toEqual([high, tierId]);

    const reward = { name: 'A mug', cost: '5' };
    const made: Answer = await request('createLoyaltyReward', {
      path: { tierId },
      body: { ...reward, kind: 'badge', collectionId: sandbox.seeded.badgesId, description: 'Blue.' },
    });
    const stellar = { network: 'base-sepolia', name: 'Far', symbol: 'FAR' };
    const far: Answer = await request('createCollection', { body: stellar });
    for (const body of [
      { kind: 'points' },
      { kind: 'badge' },
      { kind: 'badge', points: '1', collectionId: sandbox.seeded.badgesId },
      { kind: 'voucher', collectionId: 'col_none' },
      { kind: 'voucher', collectionId: far.id },
    ])
      expect(await refused('createLoyaltyReward', { path: { tierId }, body: { ...reward, ...body } })).toBe(
        'sdk/invalid-argument',
      );
    await request('updateLoyaltyReward', {
      path: { rewardId: made.id },
      body: { imageUrl: null, cost: '6' },
    });
    const [, top] = (await sandbox.api.request('listLoyaltyTiers', { path }, server())).data;
    expect(top).toMatchObject({ name: 'Top', rewards: [{ name: 'A mug', cost: '6', description: 'Blue.' }] });
  });

  test('points are reversed once, and only if they were earned', async () => {
    const path = { programId: sandbox.seeded.programId };
    const body = { basis: 'points', userId: sandbox.user.id, points: '7' };
    for (const reference of ['a', 'b']) await request('earnPoints', { path, body: { ...body, reference } });
    const reverse = (reference: string) => refused('reversePoints', { path, body: { reference } });
    await request('reversePoints', { path, body: { reference: 'a' } });
    expect(await reverse('a')).toBe('sdk/conflict');
    expect(await reverse('c')).toBe('sdk/invalid-argument');
    sandbox.failOnChain('points', 2);
    sandbox.clock.advance(70_000);
    expect(await reverse('b')).toBe('sdk/conflict');
  });

  test('a voucher is shown with a code, used and burned', async () => {
    const path = { programId: sandbox.seeded.programId };
    const body = await voucher();
    const code = () => request('createVoucherCode', { path, body }, user()) as Promise<Answer>;
    const first = await code();
    const { code: second } = await code();
    expect(await refused('useVoucher', { path, body: { code: first.code } })).toBe('sdk/not-found');
    const ticket = { contract: sandbox.seeded.nftContract, tokenId: '40' };
    for (const wrong of [ticket, { ...body, tokenId: '99' }])
      expect(await refused('createVoucherCode', { path, body: wrong }, user())).toBe('sdk/invalid-argument');
    await request('useVoucher', { path, body: { code: second } });
    expect(await refused('useVoucher', { path, body: { code: second } })).toBe('sdk/not-found');
    expect(await refused('createVoucherCode', { path, body }, user())).toBe('sdk/conflict');
    sandbox.clock.advance(70_000);
    await request('listLoyaltyHistory', { path }, user());
    expect(await refused('createVoucherCode', { path, body }, user())).toBe('sdk/conflict');
    for (const delivery of sandbox.webhooks)
      expect(checkRequest('WebhookEvent', JSON.parse(delivery.body))).toEqual([]);
  });

  test('a Zelty connection is created, read and ended', async () => {
    const body = { programId: sandbox.seeded.programId, name: 'Bar', apiKey: 'zelty-key-1234' };
    const { id: connectionId, apiKeyEnding }: Answer = await request('createZeltyConnection', { body });
    expect(apiKeyEnding).toBe('1234');
    sandbox.till.rejectKey(connectionId);
    const path = { connectionId };
    expect(((await request('getZeltyConnection', { path })) as Answer).status).toBe('key-rejected');
    await request('deleteZeltyConnection', { path });
    expect(await refused('getZeltyConnection', { path })).toBe('sdk/not-found');
    expect(await refused('createZeltyConnection', { body: { ...body, programId: 'prg_none' } })).toBe(
      'sdk/not-found',
    );
  });
});

describe('passports', () => {
  test('a passport goes from draft to retirement', async () => {
    const model = { level: 'model', network: 'polygon-amoy', gtin: '09520123456795', name: 'Bag' };
    const { id: modelId }: Answer = await request('createPassport', { body: model });
    const at = (passportId: string) => ({ path: { passportId } });
    await request('updatePassport', {
      ...at(modelId),
      body: { name: 'Big bag', description: 'Big.', imageUrl: null },
    });
    const { id: batchId }: Answer = await request('createPassport', {
      body: { level: 'batch', parentId: modelId, batchNumber: '1' },
    });
    expect(await refused('updatePassport', { ...at(batchId), body: { name: 'x' } })).toBe(
      'sdk/invalid-argument',
    );
    expect(await refused('publishPassport', at(batchId))).toBe('sdk/conflict');
    const event = {
      kind: 'repaired',
      actor: 'Menders',
      occurredAt: '2026-03-01T10:00:00Z',
      location: 'Nantes',
      note: 'Strap.',
    };
    expect(await refused('addPassportEvent', { ...at(batchId), body: event })).toBe('sdk/conflict');
    await request('publishPassport', at(modelId));
    await request('publishPassport', at(batchId));
    const { id: itemId }: Answer = await request('createPassport', {
      body: { level: 'item', parentId: batchId, serial: 'ÄB/1' },
    });
    expect(await refused('getPassport', at(itemId), user())).toBe('sdk/not-found');
    expect(await refused('claimPassport', { ...at(itemId), body: {} }, user())).toBe('sdk/not-found');
    expect(await refused('getPassportCredential', at(itemId))).toBe('sdk/not-found');
    await request('publishPassport', at(itemId));
    await request('addPassportEvent', { ...at(itemId), body: event });
    for (const options of [{}, user(), server()]) await request('getPassport', at(itemId), options);
    await request('getPassportCredential', at(itemId));
    await request('getPassportCredential', at(modelId));
    await request('getStatusList', { path: { statusListId: 'lst_6Qd84tBn' } });
    await request('claimPassport', { ...at(itemId), body: {} }, user());
    sandbox.clock.advance(20_000);
    for (const options of [{}, user(), server()]) await request('getPassport', at(itemId), options);
    for (const query of [{}, { level: 'item', status: 'claimed' }, { parentId: batchId }]) {
      await request('listPassports', { query }, user());
      await request('listPassports', { query }, server());
    }
    for (const query of [{ level: 'x' }, { status: 'x' }])
      expect(await refused('listPassports', { query }, server())).toBe('sdk/invalid-argument');
    await request('updatePassport', { ...at(itemId), body: { status: 'retired' } });
    expect(await refused('updatePassport', { ...at(itemId), body: { status: 'retired' } })).toBe(
      'sdk/conflict',
    );
    expect(await refused('updatePassport', { ...at(modelId), body: { name: 'x' } })).toBe('sdk/conflict');
    for (const { body } of sandbox.webhooks)
      expect(checkRequest('WebhookEvent', JSON.parse(body))).toEqual([]);
  });

  test('a passport and a claim are rejected for each reason', async () => {
    const { modelId, batchId, itemId, claimCode } = sandbox.seeded;
    const create = (body: object) => refused('createPassport', { body });
    const item = { level: 'item', parentId: batchId, serial: 'HJ-000118' };
    expect(await create(item)).toBe('sdk/conflict');
    expect(await create({ ...item, parentId: modelId })).toBe('sdk/invalid-argument');
    expect(await create({ ...item, parentId: 'psp_none' })).toBe('sdk/not-found');
    const model = { level: 'model', gtin: '09520123456795', name: 'Bag' };
    expect(await create({ ...model, network: 'stellar-testnet' })).toBe('sdk/not-supported');
    expect(await create({ ...model, network: 'polygon' })).toBe('sdk/network-mismatch');
    const claim = (passportId: string, body: object, options = user()) =>
      refused('claimPassport', { path: { passportId }, body }, options);
    expect(await claim(itemId, { claimCode: 'wrong' })).toBe('sdk/forbidden');
    expect(await claim(itemId, {})).toBe('sdk/forbidden');
    expect(await claim(modelId, {})).toBe('sdk/conflict');
    const stranger = await signIn('new@shop.example', 'signUp');
    expect(await claim(itemId, { claimCode }, { accessToken: stranger })).toBe('sdk/conflict');
    await request('claimPassport', { path: { passportId: itemId }, body: { claimCode } }, user());
    expect(await claim(itemId, { claimCode })).toBe('sdk/conflict');
  });

  test('webhook endpoints are created, read and deleted', async () => {
    const body = { url: 'https://shop.example/hooks', events: ['order.paid'] };
    const { id: webhookId, secret }: Answer = await request('createWebhookEndpoint', { body });
    expect(secret).toMatch(/^whsec_/);
    const path = { webhookId };
    await request('getWebhookEndpoint', { path });
    const { event } = await sandbox.api.request('testWebhookEndpoint', { path }, server());
    const resend = (to: string) => ({ path: { eventId: event.id }, body: { webhookId: to } });
    expect(await refused('resendEvent', resend('whk_none'))).toBe('sdk/invalid-argument');
    sandbox.failDeliveries(1, null);
    await request('resendEvent', resend(webhookId));
    await request('listEvents');
    await request('deleteWebhookEndpoint', { path });
    expect(await refused('deleteWebhookEndpoint', { path })).toBe('sdk/not-found');
    sandbox.clock.advance(60_000);
    await request('listEvents');
    for (const delivery of sandbox.webhooks)
      expect(checkRequest('WebhookEvent', JSON.parse(delivery.body))).toEqual([]);
  });
});
