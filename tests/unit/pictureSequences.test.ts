import fs from 'node:fs';
import { Client, isNacreError, verifyWebhook } from '@nacre/sdk-base';
import { createSandbox, type Sandbox } from '@nacre/sdk-base/sandbox';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../../packages/sdk-base/src/errors/catalogue.ts';
import { layoutSequence, size } from '../../src/components/SequenceDiagram/layout.ts';
import { loyalty } from '../../src/data/pictures/loyalty.ts';
import type { Sequence, SequenceStep } from '../../src/data/pictures/Sequence.ts';
import { signIn } from '../../src/data/pictures/signIn.ts';
import { webhook } from '../../src/data/pictures/webhook.ts';
import { zelty } from '../../src/data/pictures/zelty.ts';

interface Description {
  paths: Record<string, Record<string, { operationId?: string }>>;
  webhooks: Record<string, unknown>;
}
const description = parse(fs.readFileSync('openapi/backend.yaml', 'utf8')) as Description;
const operations = Object.values(description.paths).flatMap((path) =>
  Object.values(path).flatMap(({ operationId }) => operationId ?? []),
);
const protocol = fs.readFileSync('packages/sdk-base/src/iframe/protocol.ts', 'utf8');

const all = Object.entries({ signIn, zelty, webhook, loyalty });
const stepsOf = ({ steps, branches = [] }: Sequence): SequenceStep[] => [
  ...steps,
  ...branches.flatMap((branch) => branch.steps),
];
const texts = (sequence: Sequence) => stepsOf(sequence).flatMap(({ text }) => text ?? []);

const start = async (sandbox: Sandbox) => {
  const { api, signer, publishableKey } = sandbox;
  const client = new Client({ publishableKey, api, signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
  return client;
};

/** Formats a balance like the pictures: "120 settled + 23 pending". */
const balance = async (client: Client, programId: string) => {
  const { settled, pending } = await client.loyalty.getBalance(programId);
  return `${settled} settled + ${pending} pending`;
};
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'no error',
    (error: unknown) => {
      if (isNacreError(error)) return error.code;
      throw error;
    },
  );

describe.each(all)('the sequence %s', (_name, sequence) => {
  it('names only existing things', () => {
    const sandbox = createSandbox();
    const { api, signer, publishableKey } = sandbox;
    const client = new Client({ publishableKey, api, signer });
    const isThere = (call: string): boolean => {
      const method = /^client\.(auth|accounts|loyalty|dpp)\.(\w+)$/.exec(call);
      if (method) return typeof Reflect.get(client[method[1] as 'auth'], method[2] ?? '') === 'function';
      if (call === 'verifyWebhook') return typeof verifyWebhook === 'function';
      const isOfFrame = protocol.includes(`\n  ${call}: {\n    params: `);
      return operations.includes(call) || call in description.webhooks || call in catalogue || isOfFrame;
    };
    const calls = stepsOf(sequence).flatMap((step) => ('call' in step && step.call) || []);
    expect(calls.filter((call) => !isThere(call))).toEqual([]);
    expect(calls.length).toBeGreaterThan(0);
    expect(isThere('client.auth.fly')).toBe(false);
    expect(isThere('sdk/bad-weather')).toBe(false);
  });

  it('uses each of its participants, and describes each step', () => {
    const used = new Set(
      stepsOf(sequence).flatMap((step) => ('at' in step ? [step.at] : [step.from, step.to])),
    );
    expect([...used].toSorted()).toEqual(sequence.participants.map(({ id }) => id).toSorted());
    for (const step of stepsOf(sequence))
      expect(('call' in step && step.call) || step.text, JSON.stringify(step)).toBeTruthy();
  });

  it('refers only to its own steps', () => {
    const { steps, branches = [] } = sequence;
    for (const { when } of branches)
      for (const [number] of when.matchAll(/\d+/g)) expect(Number(number)).toBeLessThanOrEqual(steps.length);
  });

  it('is drawn inside its frame, every step below the one before', () => {
    const { drawn, height } = layoutSequence(sequence);
    expect(drawn).toHaveLength(stepsOf(sequence).length);
    let foot = size.head;
    for (const step of drawn) {
      const top = step.kind === 'activity' ? step.y : step.y - Math.max(size.number, step.lines.length * 17);
      expect(top, `step ${step.number}`).toBeGreaterThanOrEqual(foot);
      foot = step.kind === 'activity' ? step.y + step.height : step.y + size.number;
      // A letter of a wide system font is 7.3 units wide, and no text may overflow its space.
      const room = step.kind === 'activity' ? step.width - 24 : Math.abs(step.x2 - step.x1);
      for (const { text } of step.lines) expect(text.length * 7.3, text).toBeLessThanOrEqual(room);
    }
    expect(foot).toBeLessThan(height - size.head);
  });
});

it('the table below the sequence of a till counts its steps', () => {
  const page = fs.readFileSync('docs/solutions/on-chain-loyalty/zelty-integration.mdx', 'utf8');
  const counted = [...page.matchAll(/^\| (\d+)(?:–(\d+))? \|/gm)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );
  expect(counted).toEqual(stepsOf(zelty).map((_, index) => index + 1));
});

describe('the facts in the sequences', () => {
  it('of a sign-in are true: a new user is not found, and the same code signs the user up', async () => {
    const sandbox = createSandbox();
    const { api, signer, publishableKey } = sandbox;
    const requests: string[] = [];
    const client = new Client({
      publishableKey,
      api,
      signer: {
        ...signer,
        getPublicKey: (network, options) => {
          requests.push(network);
          expect(options.accessToken).not.toBe('');
          return signer.getPublicKey(network, options);
        },
      },
    });
    const { otpId, expiresAt } = await client.auth.sendOtp({ channel: 'email', email: 'grace@shop.example' });
    expect(expiresAt).not.toBe('');
    const proof = { method: 'otp', otpId, code: sandbox.otpCode } as const;
    expect(await codeOf(client.auth.signIn(proof))).toBe('sdk/not-found');
    const session = await client.auth.signUp(proof);
    for (const token of [session.user.id, session.accessToken, session.refreshToken])
      expect(token).toMatch(/./);
    await client.accounts.create();
    await client.accounts.create();
    expect(requests).toHaveLength(1);
  });

  it.each([false, true])('of points are true, also when they fail to settle: %s', async (fails) => {
    const sandbox = createSandbox();
    const { programId } = sandbox.seeded;
    const client = await start(sandbox);
    if (fails) sandbox.failOnChain('points');
    const lines = [`Shows ${(await client.loyalty.getBalance(programId)).settled} points, all settled`];
    const entry = await sandbox.api.request(
      'earnPoints',
      {
        path: { programId },
        body: {
          basis: 'spend',
          userId: sandbox.user.id,
          reference: 'till-20260302-118',
          spend: { amount: '2380', currency: 'EUR' },
        },
      },
      { secretKey: sandbox.secretKey },
    );
    lines.push(`an entry of ${entry.points} points, \`${entry.status}\``, await balance(client, programId));
    lines.push(`Shows ${(await client.loyalty.getBalance(programId)).optimistic}, the optimistic balance`);
    sandbox.clock.advance(5 * 60_000);
    lines.push(await balance(client, programId));
    for (const text of lines) expect(texts(loyalty)).toContain(text);
    expect(lines.at(-1)).toBe(fails ? '120 settled + 0 pending' : '143 settled + 0 pending');
    const [latest] = (await client.loyalty.getHistory(programId, { limit: 1 })).data;
    expect(latest?.status).toBe(fails ? 'failed' : 'settled');
    const events = sandbox.webhooks.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(events).toEqual(fails ? [] : ['loyalty.points_earned']);
  });

  it('of a till are true: an order earns once, and a refund reverses it', async () => {
    const sandbox = createSandbox();
    const { programId, connectionId } = sandbox.seeded;
    const client = await start(sandbox);
    const order = { orderId: 'till-118', userId: sandbox.user.id, amount: '2380' };
    sandbox.till.pay(connectionId, order);
    const once = await balance(client, programId);
    expect(once).toBe('120 settled + 23 pending');
    sandbox.till.pay(connectionId, order);
    expect(await balance(client, programId)).toBe(once);
    sandbox.clock.advance(5 * 60_000);
    sandbox.till.refund(connectionId, order.orderId);
    const kinds = (await client.loyalty.getHistory(programId, { limit: 2 })).data.map(({ kind }) => kind);
    expect(kinds).toEqual(['reversal', 'earn']);
    for (const kind of kinds) expect(texts(zelty).join('\n')).toContain(`\`${kind}\``);
  });

  it('of a webhook are true: a wrong signature is an error, and an unknown type an event that is kept', async () => {
    const sandbox = createSandbox();
    const secret = sandbox.seeded.webhookSecret;
    const sign = async (body: string, time: number) => {
      const data = new TextEncoder().encode(`${time}.${body}`);
      const raw = new TextEncoder().encode(secret);
      const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, [
        'sign',
      ]);
      return `t=${time},v1=${Buffer.from(await crypto.subtle.sign('HMAC', key, data)).toString('hex')}`;
    };
    const drawn = stepsOf(webhook).flatMap((step) => ('call' in step && step.call) || []);
    const time = Math.floor(Date.now() / 1_000);
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'weather.changed',
      environment: 'sandbox',
      createdAt: '2026-03-02T09:30:00Z',
      data: {},
    });
    const newer = await verifyWebhook({ body, signature: await sign(body, time), secret });
    const changed = await codeOf(
      verifyWebhook({ body: `${body} `, signature: await sign(body, time), secret }),
    );
    const old = await codeOf(verifyWebhook({ body, signature: await sign(body, time - 301), secret }));
    expect(newer.type).toBe('unknown');
    expect(texts(webhook)).toContain(`the event, as \`${newer.type}\``);
    expect([changed, old]).toEqual(['crypto/proof-invalid', 'crypto/proof-invalid']);
    expect(drawn).toContain(changed);
  });
});
