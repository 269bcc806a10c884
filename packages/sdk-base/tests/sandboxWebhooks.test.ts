import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { Client, Network, verifyWebhook } from '@nacre/sdk-base';
import { retryGaps, timings } from '../src/sandbox/constants.ts';
import { createSandbox, type Sandbox, type SandboxResult } from '../src/sandbox/index.ts';

const description = readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8').replace(
  /\s+/g,
  ' ',
);

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox();
});

const server = () => ({ secretKey: sandbox.secretKey });
const events = async () => (await sandbox.api.request('listEvents', {}, server())).data;
const sendTest = () =>
  sandbox.api.request('testWebhookEndpoint', { path: { webhookId: sandbox.seeded.webhookId } }, server());
const types = () => sandbox.webhooks.map(({ body }) => (JSON.parse(body) as { type: string }).type);

async function signIn(email = 'ada@shop.example', method: 'signIn' | 'signUp' = 'signIn'): Promise<Client> {
  const { publishableKey, api, signer } = sandbox;
  const client = new Client({ publishableKey, api, signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email });
  await client.auth[method]({ method: 'otp', otpId, code: sandbox.otpCode });
  return client;
}

describe('an event that an endpoint does not accept', () => {
  test('is retried with growing delays, and each attempt has its own signature', async () => {
    sandbox.failDeliveries(2);
    await sendTest();
    const [sent] = await events();
    expect(sent?.deliveries).toEqual([
      {
        webhookId: sandbox.seeded.webhookId,
        status: 'pending',
        attempts: 1,
        lastAttemptAt: '2026-03-02T09:30:00Z',
        lastStatus: 503,
        nextAttemptAt: '2026-03-02T09:31:00Z',
      },
    ]);
    sandbox.clock.advance(60 * 60_000);
    const tries = sandbox.webhooks.filter(({ eventId }) => eventId === sent?.event.id);
    expect(tries.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 503],
      [2, 503],
      [3, 204],
    ]);
    expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
    expect(new Set(tries.map(({ headers }) => headers['Nacre-Signature'])).size).toBe(3);
    for (const [index, { body, headers }] of tries.entries()) {
      const now = new Date(
        Date.parse('2026-03-02T09:30:00Z') + (tries[index]?.attempt === 3 ? 6 : index) * 60_000,
      );
      const args = { body, signature: headers['Nacre-Signature'], secret: sandbox.seeded.webhookSecret };
      expect((await verifyWebhook({ ...args, now })).id).toBe(sent?.event.id);
    }
    expect((await events()).at(-1)?.deliveries).toMatchObject([
      { status: 'delivered', attempts: 3, lastStatus: 204, nextAttemptAt: null },
    ]);
  });

  test('is given up after eight attempts over three days, as in the description', async () => {
    sandbox.failDeliveries(9, null);
    await sendTest();
    sandbox.clock.advance(timings.eventLifetime - 1);
    const [sent] = await events();
    expect(sent?.deliveries).toMatchObject([{ status: 'failed', attempts: 8, lastStatus: null }]);
    expect(retryGaps).toHaveLength(7);
    expect(retryGaps.every((gap, index) => index === 0 || gap > (retryGaps[index - 1] ?? 0))).toBe(true);
    const whole = retryGaps.reduce((sum, gap) => sum + gap, 0);
    expect(whole).toBeGreaterThan(2.5 * 24 * 60 * 60_000);
    expect(whole).toBeLessThanOrEqual(3 * 24 * 60 * 60_000);
    const [m1, m5, m30, ...hours] = retryGaps.map((gap) => gap / 60_000);
    const inHours = hours.map((minutes) => minutes / 60);
    expect(description).toContain(
      `again after ${m1}, ${m5} and ${m30} minutes and after ${inHours.slice(0, -1).join(', ')} and ${inHours.at(-1)} hours`,
    );
  });

  test('can be resent manually for 30 days, which starts with the first attempt', async () => {
    sandbox.failDeliveries(8);
    const path = { webhookId: sandbox.seeded.webhookId };
    const { event } = await sandbox.api.request('testWebhookEndpoint', { path }, server());
    sandbox.clock.advance(4 * 24 * 60 * 60_000);
    const resend = () =>
      sandbox.api.request('resendEvent', { path: { eventId: event.id }, body: path }, server());
    expect(await resend()).toMatchObject({ status: 'delivered', attempts: 1, lastStatus: 204 });
    expect(sandbox.webhooks.at(-1)).toMatchObject({ eventId: event.id, attempt: 1, status: 204 });
    sandbox.clock.advance(timings.eventLifetime - 4 * 24 * 60 * 60_000);
    expect(await events()).toEqual([]);
    await expect(resend()).rejects.toMatchObject({ code: 'sdk/not-found' });
    expect(description).toContain(`the last ${timings.eventLifetime / (24 * 60 * 60_000)} days`);
  });

  test('has one series of retries after a manual resend between two attempts', async () => {
    sandbox.failDeliveries(2);
    const path = { webhookId: sandbox.seeded.webhookId };
    const { event } = await sandbox.api.request('testWebhookEndpoint', { path }, server());
    await sandbox.api.request('resendEvent', { path: { eventId: event.id }, body: path }, server());
    sandbox.clock.advance(4 * 24 * 60 * 60_000);
    // Both first attempts failed, and only the second one is followed by a retry.
    expect(sandbox.webhooks.map(({ attempt }) => attempt)).toEqual([1, 1, 2]);
  });

  test('is not sent to an endpoint that was deleted meanwhile', async () => {
    sandbox.failDeliveries();
    sandbox.payOrder(sandbox.seeded.orderId);
    const path = { webhookId: sandbox.seeded.webhookId };
    await sandbox.api.request('deleteWebhookEndpoint', { path }, server());
    sandbox.clock.advance(24 * 60 * 60_000);
    expect(sandbox.webhooks).toHaveLength(1);
    expect((await events()).at(-1)?.deliveries).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });

  test('arrives at the first attempt again when the failures are cleared', () => {
    sandbox.failDeliveries(5);
    sandbox.clearFaults();
    sandbox.payOrder(sandbox.seeded.orderId);
    expect(sandbox.webhooks).toMatchObject([{ attempt: 1, status: 204 }]);
    expect(() => sandbox.failDeliveries(0)).toThrow();
  });
});

test('a replaced secret signs together with the new one for a day', async () => {
  const { webhookId, webhookSecret } = sandbox.seeded;
  const secret = sandbox.replaceWebhookSecret(webhookId);
  expect(secret).not.toBe(webhookSecret);
  const verified = async () => {
    await sendTest();
    const { body = '', headers } = sandbox.webhooks.at(-1) ?? {};
    const args = { body, signature: headers?.['Nacre-Signature'], now: sandbox.clock.now() };
    expect(headers?.['Nacre-Signature']).toMatch(/^t=\d+(,v1=[0-9a-f]{64}){1,2}$/);
    const fits = (one: string) =>
      verifyWebhook({ ...args, secret: one }).then(
        () => true,
        () => false,
      );
    return [await fits(secret), await fits(webhookSecret)];
  };
  expect(await verified()).toEqual([true, true]);
  sandbox.clock.advance(timings.replacedSecretLifetime - 1);
  expect(await verified()).toEqual([true, true]);
  sandbox.clock.advance(1);
  expect(await verified()).toEqual([true, false]);
  expect(description).toContain(
    `For ${timings.replacedSecretLifetime / 3_600_000} hours after a secret is replaced`,
  );
  expect(() => sandbox.replaceWebhookSecret('whk_none')).toThrow();
});

describe('the events', () => {
  test('of a transfer are sent for each of its users, with the user’s direction', async () => {
    const client = await signIn();
    const other = await signIn('grace@shop.example', 'signUp');
    const { address } = await other.accounts.create(Network.PolygonAmoy);
    const account = await client.accounts.get(Network.PolygonAmoy);
    await account.transfer({ kind: 'native', to: address, amount: 5n });
    sandbox.failOnChain('transfer');
    sandbox.clock.advance(6_000);
    expect(types()).toEqual(['transfer.failed']);
    await account.transfer({ kind: 'native', to: address, amount: 5n });
    sandbox.clock.advance(6_000);
    const seen = sandbox.webhooks.map(
      ({ body }) => (JSON.parse(body) as { data: SandboxResult<'getTransaction'> }).data,
    );
    const grace = (await other.auth.getUser()).id;
    expect(seen.map(({ userId, direction, status }) => [userId, direction, status])).toEqual([
      [sandbox.user.id, 'out', 'failed'],
      [sandbox.user.id, 'out', 'confirmed'],
      [grace, 'in', 'confirmed'],
    ]);
  });

  test('of a reversal and of a voucher are sent after the on-chain confirmation', async () => {
    const client = await signIn();
    const { programId, voucherRewardId: rewardId, userId, vouchersId } = sandbox.seeded;
    const path = { programId };
    const body = { basis: 'points', userId, reference: 'a', points: '5' } as const;
    await sandbox.api.request('earnPoints', { path, body }, server());
    await sandbox.api.request('reversePoints', { path, body: { reference: 'a' } }, server());
    await client.loyalty.redeem(programId, { rewardId });
    expect(types()).toEqual([]);
    sandbox.clock.advance(140_000);
    expect(types().toSorted()).toEqual([
      'loyalty.points_earned',
      'loyalty.points_reversed',
      'loyalty.reward_redeemed',
    ]);
    const account = await client.accounts.get();
    const voucher = (await account.getNfts()).data.find(({ nft }) => nft.collectionId === vouchersId)?.nft;
    const { contract = '', tokenId = '' } = voucher ?? {};
    const { code, expiresAt } = await client.loyalty.createVoucherCode(programId, { contract, tokenId });
    expect(Date.parse(expiresAt) - sandbox.clock.now().getTime()).toBe(timings.voucherCodeLifetime);
    const entry = await sandbox.api.request('useVoucher', { path, body: { code } }, server());
    expect(entry).toMatchObject({ kind: 'use', status: 'pending', points: '0', userId, rewardId });
    // From now on, the user can't transfer it.
    await expect(
      account.transferNft({ contract, tokenId, to: sandbox.seeded.friendAddress }),
    ).rejects.toMatchObject({ code: 'sdk/insufficient-funds' });
    sandbox.clock.advance(70_000);
    expect(types().at(-1)).toBe('loyalty.voucher_used');
    await expect(account.getNft(contract, tokenId)).rejects.toMatchObject({ code: 'sdk/not-found' });
    const [used] = (await client.loyalty.getHistory(programId)).data;
    expect(used).toMatchObject({ kind: 'use', status: 'settled', points: 0n, rewardId });
  });

  test('without a subscriber are listed as well', async () => {
    const path = { webhookId: sandbox.seeded.webhookId };
    await sandbox.api.request('deleteWebhookEndpoint', { path }, server());
    sandbox.payOrder(sandbox.seeded.orderId);
    expect(await events()).toMatchObject([{ event: { type: 'order.paid' }, deliveries: [] }]);
  });

  test.each([
    ['https://shop.example/hooks', true],
    ['https://api.shop.co.uk?from=nacre', true],
    ['https://xn--caf-dma.example/', true],
    ['http://shop.example/', false],
    ['https://localhost/', false],
    ['https://app.localhost/', false],
    ['https://printer.local', false],
    ['https://db.internal/hooks', false],
    ['https://intranet/hooks', false],
    ['https://127.0.0.1/', false],
    ['https://169.254.169.254/latest', false],
    ['https://0x7f.1/', false],
    ['https://2130706433/', false],
    ['https://[::1]/', false],
    ['https://user:pw@shop.example/', false],
    ['https://127.0.0.1#@shop.example/', false],
    ['https://shop.example:22/', false],
  ])('go to %s: %s', async (url, isTaken) => {
    const body = { url, events: ['order.paid' as const] };
    const made = sandbox.api.request('createWebhookEndpoint', { body }, server());
    if (isTaken) expect(await made).toMatchObject({ url });
    else
      await expect(made).rejects.toMatchObject({
        code: 'sdk/invalid-argument',
        details: { errors: [{ pointer: '/url' }] },
      });
  });

  test('of a test reach an endpoint without a subscription', async () => {
    const body = { url: 'https://shop.example/other', events: ['order.paid' as const] };
    const { id: webhookId, secret } = await sandbox.api.request('createWebhookEndpoint', { body }, server());
    const sent = await sandbox.api.request('testWebhookEndpoint', { path: { webhookId } }, server());
    expect(sent).toMatchObject({
      event: { type: 'webhook.test', data: { webhookId } },
      deliveries: [{ attempts: 1 }],
    });
    const { body: text = '', headers } = sandbox.webhooks[0] ?? {};
    const signature = headers?.['Nacre-Signature'];
    const event = await verifyWebhook({ body: text, signature, secret, now: sandbox.clock.now() });
    expect(event).toMatchObject({ type: 'webhook.test', data: { webhookId } });
  });
});

test('a voucher code works for five minutes and for the voucher’s holder', async () => {
  const client = await signIn();
  const { programId, voucherRewardId: rewardId, vouchersId, friendAddress: to } = sandbox.seeded;
  await client.loyalty.redeem(programId, { rewardId });
  sandbox.clock.advance(70_000);
  const account = await client.accounts.get();
  const nft = (await account.getNfts()).data.find((entry) => entry.nft.collectionId === vouchersId)?.nft;
  const { contract = '', tokenId = '' } = nft ?? {};
  const use = (code: string) =>
    sandbox.api.request('useVoucher', { path: { programId }, body: { code } }, server());
  const late = await client.loyalty.createVoucherCode(programId, { contract, tokenId });
  sandbox.clock.advance(timings.voucherCodeLifetime);
  await expect(use(late.code)).rejects.toMatchObject({ code: 'sdk/not-found' });
  const given = await client.loyalty.createVoucherCode(programId, { contract, tokenId });
  await account.transferNft({ contract, tokenId, to });
  await expect(use(given.code)).rejects.toMatchObject({ code: 'sdk/not-found' });
  expect(description).toContain('It works once, for five minutes');
});
