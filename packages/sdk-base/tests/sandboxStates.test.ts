import * as node from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodeStellarTransaction } from '../src/accounts/decodeStellarTransaction.ts';
import { decodeStrKey } from '../src/signing/strKey.ts';
import { Client } from '../src/client/Client.ts';
import type { SdkError } from '../src/errors/SdkError.ts';
import { Network } from '../src/networks/Network.ts';
import { verifyPassport } from '../src/passports/verifyPassport.ts';
import { createSandbox, type Sandbox } from '../src/sandbox/index.ts';
import { verifyWebhook } from '../src/webhooks/verifyWebhook.ts';

/* Tests the sandbox from the perspective of an application, through the client, and through the transport for its
   server's calls. */

const second = 1_000;
let sandbox: Sandbox;
let client: Client;

async function signIn(to: Client, email: string, method: 'signIn' | 'signUp' = 'signIn') {
  const { otpId } = await to.auth.sendOtp({ channel: 'email', email });
  return to.auth[method]({ method: 'otp', otpId, code: sandbox.otpCode });
}
const newClient = () =>
  new Client({
    publishableKey: sandbox.publishableKey,
    api: sandbox.api,
    signer: sandbox.signer,
    storage: null,
  });

/** Advances the clock step by step, and returns each observed value once. */
async function over(seconds: number, look: () => Promise<unknown>): Promise<unknown[]> {
  const values = [await look()];
  for (let step = 0; step < seconds; step++) {
    sandbox.clock.advance(second);
    const value = await look();
    if (value !== values.at(-1)) values.push(value);
  }
  return values;
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: SdkError) => error.code,
  );

beforeEach(async () => {
  sandbox = createSandbox();
  client = newClient();
  await signIn(client, 'ada@shop.example');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sign-in', () => {
  test('a code works once, for ten minutes, and only if it matches', async () => {
    const stranger = newClient();
    const { otpId, expiresAt } = await stranger.auth.sendOtp({ channel: 'sms', phone: '+33199001234' });
    expect(expiresAt).toBe('2026-03-02T09:40:00Z');
    const signInWith = (code: string) => codeOf(stranger.auth.signIn({ method: 'otp', otpId, code }));
    expect(await signInWith('123456')).toBe('sdk/otp-invalid');
    expect(await codeOf(stranger.auth.signUp({ method: 'otp', otpId, code: '000000' }))).toBe('sdk/conflict');
    expect(await signInWith('000000')).toBe('no error');
    expect(await signInWith('000000')).toBe('sdk/otp-used-up');
    const late = await stranger.auth.sendOtp({ channel: 'sms', phone: '+33199001234' });
    sandbox.clock.advance(600 * second);
    expect(await codeOf(stranger.auth.signIn({ method: 'otp', otpId: late.otpId, code: '000000' }))).toBe(
      'sdk/otp-expired',
    );
  });

  test('a refusal names the invalid part of the request', async () => {
    const account = await client.accounts.get();
    const to = account.address.replace(/[a-f]/, (letter) => letter.toUpperCase());
    const mistyped =
      to === account.address ? account.address.replace(/[A-F]/, (letter) => letter.toLowerCase()) : to;
    const options = { accessToken: client.auth.session?.accessToken ?? '' };
    const estimate = (transfer: unknown) =>
      sandbox.api.request('estimateFees', { body: { network: account.network, transfer } } as never, options);
    const refusal = (detail: string) => ({
      code: 'sdk/invalid-argument',
      message: `An argument isn't valid. /transfer/to: ${detail}`,
      details: { errors: [{ pointer: '/transfer/to', detail }] },
    });
    await expect(estimate({ kind: 'native', to: mistyped, amount: '1' })).rejects.toMatchObject(
      refusal('The checksum of the address is wrong.'),
    );
    // As on real networks, a transfer that a token's contract would revert doesn't succeed.
    const zero = `0x${'0'.repeat(40)}`;
    const token = (await account.getTokenBalances()).data[0]?.token.address ?? '';
    const { contract, tokenId } = (await account.getNfts()).data[0]?.nft ?? {};
    const erc20 = { kind: 'erc20', token, amount: '1' };
    const nft = { kind: 'nft', contract, tokenId };
    for (const transfer of [{ kind: 'native', amount: '1' }, erc20, nft])
      await expect(estimate({ ...transfer, to: zero })).rejects.toMatchObject(
        refusal('Is the zero address, and nobody has its key.'),
      );
    for (const transfer of [
      { ...erc20, to: token.toLowerCase() },
      { ...nft, to: contract },
    ])
      await expect(estimate(transfer)).rejects.toMatchObject(
        refusal("Is the token's own contract, and nobody could take the tokens out again."),
      );
  });

  test('an access token verifies with the published key, and expires after fifteen minutes', async () => {
    const session = client.auth.session;
    const [header = '', claims = '', signature = ''] = session?.accessToken.split('.') ?? [];
    const { keys } = await sandbox.api.request('getJwks', {});
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const jwk = keys.find((key) => key.kid === kid);
    const key = {
      key: node.createPublicKey({ format: 'jwk', key: { ...jwk } }),
      dsaEncoding: 'ieee-p1363',
    } as const;
    const signed = Buffer.from(`${header}.${claims}`);
    expect(node.verify('sha256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    const start = sandbox.clock.now().getTime() / second;
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'https://api.sandbox.nacre.example',
      sub: sandbox.user.id,
      aud: 'app_sandbox',
      iat: start,
      exp: start + 900,
    });
    sandbox.clock.advance(900 * second);
    const options = { accessToken: session?.accessToken };
    expect(await codeOf(sandbox.api.request('getCurrentUser', {}, options))).toBe('sdk/not-authenticated');
    // The client renews its session automatically.
    expect((await client.auth.getUser()).id).toBe(sandbox.user.id);
    expect(client.auth.session?.refreshToken).not.toBe(session?.refreshToken);
  });

  test('Google redirects the browser and returns it', async () => {
    const kept = new Map<string, string>();
    const location = { href: 'https://shop.example/signed-in', assign: vi.fn() };
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', { state: null, replaceState: () => undefined });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    const args = { method: 'google', redirectUrl: 'https://shop.example/signed-in' } as const;
    const leaving = new AbortController();
    const left = newClient().auth.signIn(args, { signal: leaving.signal });
    await expect.poll(() => location.assign).toHaveBeenCalledOnce();
    leaving.abort();
    expect(await codeOf(left)).toBe('sdk/aborted');
    location.href = sandbox.approveRedirect(String(location.assign.mock.calls[0]?.[0]));
    expect((await newClient().auth.signIn(args)).user).toEqual(sandbox.user);
    expect(() => sandbox.approveRedirect('https://elsewhere.example')).toThrow();
  });

  test('a new user has no account before the key, and an empty one afterwards', async () => {
    const stranger = newClient();
    const { user } = await signIn(stranger, 'grace@shop.example', 'signUp');
    expect(user).toMatchObject({ email: 'grace@shop.example', externalId: null });
    expect(await stranger.accounts.list()).toEqual([]);
    const account = await stranger.accounts.create(Network.BaseSepolia);
    expect((await account.getBalance()).amount).toBe(0n);
    expect(await stranger.accounts.list()).toHaveLength(4);
    await sandbox.api.request(
      'requestTestTokens',
      { body: { network: 'base-sepolia' } },
      { accessToken: await stranger.auth.getAccessToken() },
    );
    expect((await account.getBalance()).amount).toBe(0n);
    sandbox.clock.advance(6 * second);
    expect((await account.getBalance()).amount).toBe(10n ** 17n);
    expect((await account.getTransfers()).data).toMatchObject([
      { direction: 'in', status: 'confirmed', amount: 10n ** 17n },
    ]);
  });
});

describe('transfers', () => {
  test('native currency is deducted with its fee on confirmation, and cannot be spent twice', async () => {
    const account = await client.accounts.get();
    const before = (await account.getBalance()).amount;
    const to = sandbox.seeded.friendAddress;
    const { estimatedFee } = await account.estimateFees({ kind: 'native', to, amount: 1n });
    const most = before - 2n * 10n ** 15n;
    const sent = await account.transfer({ kind: 'native', to, amount: most });
    expect(sent).toMatchObject({ status: 'pending', fee: null, direction: 'out' });
    expect(await codeOf(account.transfer({ kind: 'native', to, amount: most }))).toBe(
      'sdk/insufficient-funds',
    );
    expect((await account.getBalance()).amount).toBe(before);
    sandbox.clock.advance(6 * second);
    expect((await account.getBalance()).amount).toBe(before - most - estimatedFee);
    expect((await account.getTransfers({ limit: 1 })).data[0]).toMatchObject({
      id: sent.id,
      status: 'confirmed',
      fee: estimatedFee,
    });
  });

  test('a token and an NFT reach another user', async () => {
    const friend = newClient();
    await signIn(friend, 'grace@shop.example', 'signUp');
    const [from, to] = [await client.accounts.get(), await friend.accounts.create()];
    const { tokenAddress: token, nftContract: contract } = sandbox.seeded;
    await from.transferErc20({ kind: 'erc20', token, to: to.address, amount: 1_500_000n });
    await from.transferNft({ kind: 'nft', contract, tokenId: '40', to: to.address });
    expect(await codeOf(from.transferNft({ kind: 'nft', contract, tokenId: '40', to: to.address }))).toBe(
      'sdk/insufficient-funds',
    );
    sandbox.clock.advance(6 * second);
    expect((await to.getTokenBalances()).data).toMatchObject([
      { amount: 1_500_000n, token: { symbol: 'EXD' } },
    ]);
    expect((await from.getTokenBalances()).data.find((entry) => entry.token.symbol === 'EXD')?.amount).toBe(
      23_500_000n,
    );
    expect((await to.getNfts()).data).toMatchObject([{ nft: { tokenId: '40' }, amount: 1n }]);
    expect(await codeOf(from.getNft(contract, '40'))).toBe('sdk/not-found');
    expect((await to.getTransfers()).data.map(({ kind, direction }) => [kind, direction])).toEqual([
      ['nft', 'in'],
      ['erc20', 'in'],
    ]);
  });

  test('copies of an ERC-1155 token move in one transfer', async () => {
    const body = { network: 'polygon-amoy', name: 'Cups', symbol: 'CUP', standard: 'erc1155' } as const;
    const { id: collectionId } = await sandbox.api.request(
      'createCollection',
      { body },
      { secretKey: sandbox.secretKey },
    );
    sandbox.clock.advance(6 * second);
    await sandbox.api.request(
      'mintItems',
      {
        path: { collectionId },
        body: { items: [{ to: sandbox.user.id, name: 'Cup' }] },
      },
      { secretKey: sandbox.secretKey },
    );
    sandbox.clock.advance(10 * second);
    const account = await client.accounts.get();
    const cup = (await account.getNfts()).data.find(({ nft }) => nft.name === 'Cup')?.nft;
    const to = sandbox.seeded.friendAddress;
    const { contract = '', tokenId = '' } = cup ?? {};
    expect(await codeOf(account.transferNft({ kind: 'nft', contract, tokenId, to, amount: 2n }))).toBe(
      'sdk/insufficient-funds',
    );
    await account.transferNft({ kind: 'nft', contract, tokenId, to, amount: 1n });
    sandbox.clock.advance(6 * second);
    expect((await account.getNfts()).data.some(({ nft }) => nft.name === 'Cup')).toBe(false);
  });

  test('a failed transfer costs its fee and moves nothing', async () => {
    sandbox.failOnChain('transfer');
    const account = await client.accounts.get();
    const before = (await account.getBalance()).amount;
    const { id } = await account.transfer({ kind: 'native', to: sandbox.seeded.friendAddress, amount: 5n });
    sandbox.clock.advance(6 * second);
    const [failed] = (await account.getTransfers()).data;
    expect(failed).toMatchObject({ id, status: 'failed' });
    expect((await account.getBalance()).amount).toBe(before - (failed?.fee ?? 0n));
  });

  test('on Stellar, an asset moves with a memo, a transfer creates an account, and the reserve stays', async () => {
    const account = await client.accounts.get(Network.StellarTestnet);
    const { stellarAsset: asset, stellarFriendAddress } = sandbox.seeded;
    const { hash } = await account.transfer({
      kind: 'stellar-asset',
      asset,
      to: stellarFriendAddress,
      amount: 5n,
      memo: 'invoice 1047',
    });
    expect(hash).toMatch(/^[\da-f]{64}$/);
    // An address unknown to the network.
    const nobody = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';
    const creating = { kind: 'native', to: nobody, amount: 10_000_000n } as const;
    expect((await account.estimateFees(creating)).details).toMatchObject({ createsAccount: true });
    expect(await codeOf(account.estimateFees({ ...creating, amount: 9_999_999n }))).toBe(
      'sdk/invalid-argument',
    );
    expect(await codeOf(account.estimateFees({ kind: 'stellar-asset', asset, to: nobody, amount: 5n }))).toBe(
      'sdk/invalid-argument',
    );
    await account.transfer(creating);
    sandbox.clock.advance(6 * second);
    expect((await account.estimateFees({ ...creating, amount: 1n })).details).toMatchObject({
      createsAccount: false,
    });
    const { amount } = await account.getBalance();
    expect(amount).toBe(1_000_000_000n - 10_000_000n - 200n);
    // Two entries and one asset reserve half a lumen each.
    const most = amount - 15_000_000n - 200n;
    expect(await codeOf(account.estimateFees({ kind: 'native', to: nobody, amount: most + 1n }))).toBe(
      'sdk/insufficient-funds',
    );
    expect(await codeOf(account.estimateFees({ kind: 'native', to: nobody, amount: most }))).toBe('no error');
  });

  test('on Stellar, a muxed address resolves to its account, and its id is the memo', async () => {
    const account = await client.accounts.get(Network.StellarTestnet);
    const to = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK';
    const owner = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';
    const params = { kind: 'native', to, amount: 10_000_000n } as const;
    const { transaction, details } = await account.estimateFees(params);
    expect(decodeStellarTransaction(transaction.serialized)).toMatchObject({
      to: owner,
      memo: { type: 'id', value: `${2n ** 63n}` },
    });
    expect(details).toMatchObject({ createsAccount: true });
    const prepared = await account.prepareTransfer(params);
    const restored = await account.restoreTransfer(JSON.parse(JSON.stringify(prepared)));
    expect((await account.send(restored)).to).toBe(owner);
    sandbox.clock.advance(6 * second);
    // The account now exists under both of its addresses.
    expect((await account.estimateFees(params)).details).toMatchObject({ createsAccount: false });
    const direct = { ...params, to: owner, memo: 'invoice 1047' };
    expect((await account.estimateFees(direct)).details).toMatchObject({ createsAccount: false });
  });

  test('on Stellar, a new user’s account exists once it is funded', async () => {
    const grace = newClient();
    await signIn(grace, 'grace@shop.example', 'signUp');
    const theirs = await grace.accounts.create(Network.StellarTestnet);
    const account = await client.accounts.get(Network.StellarTestnet);
    const funding = { kind: 'native', to: theirs.address, amount: 10_000_000n } as const;
    expect(await codeOf(account.estimateFees({ ...funding, amount: 9_999_999n }))).toBe(
      'sdk/invalid-argument',
    );
    expect((await account.estimateFees(funding)).details).toMatchObject({ createsAccount: true });
    await account.transfer(funding);
    sandbox.clock.advance(6 * second);
    expect((await account.estimateFees({ ...funding, amount: 1n })).details).toMatchObject({
      createsAccount: false,
    });
    // The whole balance is the reserve, and a transfer needs more.
    const back = { kind: 'native', to: account.address, amount: 1n } as const;
    expect(await codeOf(theirs.estimateFees(back))).toBe('sdk/insufficient-funds');
  });

  test('a message is signed so that others can verify it', async () => {
    const account = await client.accounts.get(Network.StellarTestnet);
    const signature = await account.signMessage('Hello');
    const { address } = account;
    const x = Buffer.from(decodeStrKey(address) ?? []).toString('base64url');
    const key = node.createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
    const hash = node.createHash('sha256').update('Stellar Signed Message:\nHello').digest();
    if (signature.kind !== 'stellar') throw new Error('wrong kind');
    expect(node.verify(null, hash, key, Buffer.from(signature.signature, 'base64'))).toBe(true);
  });
});

describe('orders and jobs', () => {
  test('an order goes from draft to fulfilled, its job from queued to completed, with an event for each step', async () => {
    const order = await client.accounts.createOrder({
      items: [{ collectionId: sandbox.seeded.ticketsId, quantity: 2 }],
    });
    const status = async () => (await client.accounts.getOrder(order.id)).status;
    expect(await over(3, status)).toEqual(['draft', 'pending']);
    expect((await client.accounts.getOrder(order.id)).checkoutUrl).toContain(order.id);
    sandbox.payOrder(order.id);
    expect(() => sandbox.payOrder(order.id)).toThrow('not pending');
    expect(await over(1, status)).toEqual(['paid', 'minting']);
    const { jobId } = await client.accounts.getOrder(order.id);
    const job = async () =>
      (
        await sandbox.api.request(
          'getJob',
          { path: { jobId: jobId ?? '' } },
          { secretKey: sandbox.secretKey },
        )
      ).status;
    expect(await over(20, job)).toEqual(['queued', 'running', 'completed']);
    const done = await client.accounts.getOrder(order.id);
    expect(done).toMatchObject({ status: 'fulfilled', checkoutUrl: null, paidAt: '2026-03-02T09:30:03Z' });
    const account = await client.accounts.get();
    for (const { contract, tokenId } of done.items[0]?.nfts ?? [])
      expect(await account.getNft(contract, tokenId)).toMatchObject({ name: 'Opening night' });
    expect(done.items[0]?.nfts).toHaveLength(2);
    const events = await Promise.all(
      sandbox.webhooks.map(({ body, headers }) =>
        verifyWebhook({
          body,
          signature: headers['Nacre-Signature'],
          secret: sandbox.seeded.webhookSecret,
          now: sandbox.clock.now(),
        }),
      ),
    );
    expect(events.map(({ type }) => type)).toEqual(['order.paid', 'job.completed', 'order.fulfilled']);
    expect(events.map(({ data }) => ('status' in data ? data.status : ''))).toEqual([
      'paid',
      'completed',
      'fulfilled',
    ]);
  });

  test('an order can be canceled in draft and pending, which releases its supply', async () => {
    const { ticketsId: collectionId, orderId } = sandbox.seeded;
    const all = { items: [{ collectionId, quantity: 400 - 41 - 2 }] };
    const order = await client.accounts.createOrder(all);
    expect(await codeOf(client.accounts.createOrder({ items: [{ collectionId, quantity: 1 }] }))).toBe(
      'sdk/conflict',
    );
    expect((await client.accounts.cancelOrder(order.id)).status).toBe('cancelled');
    expect((await client.accounts.cancelOrder(order.id)).status).toBe('cancelled');
    sandbox.clock.advance(10 * second);
    expect((await client.accounts.getOrder(order.id)).status).toBe('cancelled');
    expect((await client.accounts.createOrder(all)).status).toBe('draft');
    expect((await client.accounts.cancelOrder(orderId)).checkoutUrl).toBeNull();
    expect(() => sandbox.payOrder(orderId)).toThrow();
    expect(() => sandbox.payOrder('ord_none')).toThrow();
  });

  test('an item that cannot be minted fails the job and the order, with events for both', async () => {
    sandbox.failOnChain('mint');
    sandbox.payOrder(sandbox.seeded.orderId);
    const status = async () => (await client.accounts.getOrder(sandbox.seeded.orderId)).status;
    expect(await over(20, status)).toEqual(['paid', 'minting', 'failed']);
    expect(sandbox.webhooks.map(({ body }) => JSON.parse(body).type)).toEqual([
      'order.paid',
      'job.failed',
      'order.failed',
    ]);
    const { jobId } = await client.accounts.getOrder(sandbox.seeded.orderId);
    const job = await sandbox.api.request(
      'getJob',
      { path: { jobId: jobId ?? '' } },
      { secretKey: sandbox.secretKey },
    );
    expect(job).toMatchObject({ status: 'failed', succeeded: 1, failed: 1, total: 2 });
    expect(job.results).toMatchObject([
      { status: 'failed', nft: null },
      { status: 'minted', reason: null },
    ]);
  });

  test('each endpoint receives its events, and none after it is deleted', async () => {
    const body = { url: 'https://other.example/hooks', events: ['job.completed' as const] };
    const { id, secret } = await sandbox.api.request(
      'createWebhookEndpoint',
      { body },
      { secretKey: sandbox.secretKey },
    );
    sandbox.payOrder(sandbox.seeded.orderId);
    sandbox.clock.advance(20 * second);
    const [own, ...more] = sandbox.webhooks.filter(({ webhookId }) => webhookId === id);
    expect(more).toEqual([]);
    const now = sandbox.clock.now();
    const args = { body: own?.body ?? '', signature: own?.headers['Nacre-Signature'], now };
    expect(await verifyWebhook({ ...args, secret })).toMatchObject({ type: 'job.completed' });
    expect(await codeOf(verifyWebhook({ ...args, secret: sandbox.seeded.webhookSecret }))).toBe(
      'crypto/proof-invalid',
    );
    await sandbox.api.request(
      'deleteWebhookEndpoint',
      { path: { webhookId: id } },
      { secretKey: sandbox.secretKey },
    );
    const items = [{ to: sandbox.user.id, name: 'One' }];
    await sandbox.api.request(
      'mintItems',
      {
        path: { collectionId: sandbox.seeded.badgesId },
        body: { items },
      },
      { secretKey: sandbox.secretKey },
    );
    sandbox.clock.advance(20 * second);
    expect(sandbox.webhooks.filter(({ webhookId }) => webhookId === id)).toHaveLength(1);
  });
});

describe('loyalty', () => {
  const balance = async () => {
    const { settled, pending, optimistic, earned } = await client.loyalty.getBalance(
      sandbox.seeded.programId,
    );
    return [settled, pending, optimistic, earned].map(Number);
  };
  const earn = (reference: string, points: string) =>
    sandbox.api.request(
      'earnPoints',
      {
        path: { programId: sandbox.seeded.programId },
        body: { basis: 'points', userId: sandbox.user.id, reference, points },
      },
      { secretKey: sandbox.secretKey },
    );

  test('points are pending, then settled as tokens', async () => {
    expect(await balance()).toEqual([120, 0, 120, 200]);
    await earn('a', '300');
    expect(await balance()).toEqual([120, 300, 420, 200]);
    sandbox.clock.advance(70 * second);
    expect(await balance()).toEqual([420, 0, 420, 500]);
    expect((await client.loyalty.getBalance(sandbox.seeded.programId)).tierId).toBe('tier_5Vk72sLn');
    const account = await client.accounts.get();
    const points = (await account.getTokenBalances()).data.find(({ token }) => token.symbol === 'HPT');
    expect(points?.amount).toBe(420n);
    // Points belong to the user. After being sent away, they no longer count as settled here.
    await account.transferErc20({
      kind: 'erc20',
      token: points?.token.address ?? '',
      to: sandbox.seeded.friendAddress,
      amount: 20n,
    });
    sandbox.clock.advance(6 * second);
    expect(await balance()).toEqual([400, 0, 400, 500]);
    expect(sandbox.webhooks.map(({ body }) => JSON.parse(body).type)).toEqual([
      'loyalty.points_earned',
      'transfer.confirmed',
    ]);
  });

  test('a reward costs settled points only, and is granted', async () => {
    const { programId, voucherRewardId, badgeRewardId, pointsRewardId } = sandbox.seeded;
    const redeem = (rewardId: string) => client.loyalty.redeem(programId, { rewardId });
    expect(await codeOf(redeem(badgeRewardId))).toBe('sdk/forbidden');
    await redeem(voucherRewardId);
    expect(await balance()).toEqual([120, -80, 40, 200]);
    await earn('a', '300');
    expect(await codeOf(redeem(voucherRewardId))).toBe('sdk/insufficient-funds');
    sandbox.clock.advance(70 * second);
    expect(await balance()).toEqual([340, 0, 340, 500]);
    await redeem(badgeRewardId);
    await redeem(pointsRewardId);
    sandbox.clock.advance(70 * second);
    expect(await balance()).toEqual([340, 50, 390, 500]);
    sandbox.clock.advance(70 * second);
    const account = await client.accounts.get();
    const names = (await account.getNfts()).data.map(({ nft }) => nft.name);
    expect(names).toEqual(expect.arrayContaining(['A dessert of your choice', 'Gold badge']));
    expect((await client.loyalty.getHistory(programId)).data[0]).toMatchObject({
      kind: 'earn',
      points: 50n,
      rewardId: pointsRewardId,
    });
  });

  test('an order at the till earns points once, and a refund reverses them', async () => {
    const { connectionId, programId, voucherRewardId } = sandbox.seeded;
    const order = { orderId: 'till-118', userId: sandbox.user.id, amount: '2490' };
    sandbox.till.pay(connectionId, order);
    sandbox.till.pay(connectionId, order);
    sandbox.till.pay(connectionId, { ...order, orderId: 'till-119', userId: null });
    expect(await balance()).toEqual([120, 24, 144, 200]);
    sandbox.clock.advance(70 * second);
    await client.loyalty.redeem(programId, { rewardId: voucherRewardId });
    sandbox.clock.advance(70 * second);
    expect(await balance()).toEqual([64, 0, 64, 224]);
    sandbox.till.refund(connectionId, 'till-118');
    sandbox.till.refund(connectionId, 'till-118');
    sandbox.till.refund(connectionId, 'till-none');
    expect(await balance()).toEqual([64, -24, 40, 224]);
    sandbox.clock.advance(70 * second);
    expect(await balance()).toEqual([40, 0, 40, 200]);
    sandbox.till.rejectKey(connectionId);
    sandbox.till.pay(connectionId, { ...order, orderId: 'till-120' });
    expect(await balance()).toEqual([40, 0, 40, 200]);
    expect(() => sandbox.till.pay('con_none', order)).toThrow();
  });

  test('a refund of spent points stays pending until there are new points', async () => {
    const { connectionId, programId, voucherRewardId } = sandbox.seeded;
    sandbox.till.pay(connectionId, { orderId: 'till-1', userId: sandbox.user.id, amount: '4000' });
    sandbox.clock.advance(70 * second);
    for (const _ of [1, 2]) await client.loyalty.redeem(programId, { rewardId: voucherRewardId });
    sandbox.clock.advance(70 * second);
    sandbox.till.refund(connectionId, 'till-1');
    expect(await balance()).toEqual([0, -40, -40, 240]);
    sandbox.clock.advance(3_600 * second);
    expect(await balance()).toEqual([0, -40, -40, 240]);
    await earn('b', '100');
    sandbox.clock.advance(200 * second);
    expect(await balance()).toEqual([60, 0, 60, 300]);
  });

  test('points that fail to settle are not counted', async () => {
    sandbox.failOnChain('points');
    const { id } = await earn('a', '5');
    sandbox.clock.advance(70 * second);
    expect(await balance()).toEqual([120, 0, 120, 200]);
    const [entry] = (await client.loyalty.getHistory(sandbox.seeded.programId)).data;
    expect(entry).toMatchObject({ id, status: 'failed', settledAt: null, transactionHash: null });
    expect(sandbox.webhooks).toEqual([]);
  });

  test('points for a user without an account stay pending', async () => {
    const stranger = newClient();
    const { user } = await signIn(stranger, 'grace@shop.example', 'signUp');
    const { programId } = sandbox.seeded;
    const body = { basis: 'points', userId: user.id, reference: 'w', points: '7' } as const;
    await sandbox.api.request('earnPoints', { path: { programId }, body }, { secretKey: sandbox.secretKey });
    sandbox.clock.advance(600 * second);
    expect(await stranger.loyalty.getBalance(programId)).toMatchObject({ settled: 0n, pending: 7n });
    await stranger.accounts.create();
    sandbox.clock.advance(70 * second);
    expect(await stranger.loyalty.getBalance(programId)).toMatchObject({ settled: 7n, pending: 0n });
  });
});

describe('passports', () => {
  const keys = (attributes: { key: string; inheritedFrom?: string | null }[]) =>
    attributes.map(({ key, inheritedFrom }) => `${key} ${inheritedFrom ?? 'own'}`);

  test('an item inherits facts, and each caller sees those visible to it', async () => {
    const { itemId, modelId, batchId } = sandbox.seeded;
    const path = { passportId: itemId };
    const anybody = await sandbox.api.request('getPassport', { path });
    expect(keys(anybody.attributes)).toEqual([`recycledContent ${modelId}`, `madeIn ${batchId}`]);
    const all = await sandbox.api.request('getPassport', { path }, { secretKey: sandbox.secretKey });
    expect(keys(all.attributes)).toEqual([
      `recycledContent ${modelId}`,
      `supplierCode ${modelId}`,
      `madeIn ${batchId}`,
      'warranty own',
    ]);
    expect((await client.dpp.get(itemId)).attributes).toHaveLength(2);
    await client.dpp.claim(itemId, { claimCode: sandbox.seeded.claimCode });
    const owned = await client.dpp.get(itemId);
    expect(keys(owned.attributes)).toContain('warranty own');
    expect(owned.ownerAddress).toBe((await client.accounts.get()).address);
    expect((await sandbox.api.request('getPassport', { path })).ownerAddress).toBeNull();
  });

  test('the owner is the NFT’s holder, which changes with a transfer', async () => {
    const { itemId, claimCode } = sandbox.seeded;
    await client.dpp.claim(itemId, { claimCode });
    sandbox.clock.advance(20 * second);
    const buyer = newClient();
    await signIn(buyer, 'grace@shop.example', 'signUp');
    const { address } = await buyer.accounts.create();
    const { nft } = await client.dpp.get(itemId);
    if (!nft) throw new Error('The claim is not on chain yet.');
    const factsOf = async (reader: Client) => keys((await reader.dpp.get(itemId)).attributes);
    const idsOf = async (reader: Client) => (await reader.dpp.list()).data.map(({ id }) => id);

    const account = await client.accounts.get();
    await account.transferNft({ ...nft, to: address.toLowerCase() });
    expect(await factsOf(client)).toContain('warranty own');
    expect(await idsOf(buyer)).toEqual([]);

    sandbox.clock.advance(10 * second);
    expect(await factsOf(client)).not.toContain('warranty own');
    expect(await factsOf(buyer)).toContain('warranty own');
    expect(await idsOf(client)).toEqual([]);
    expect(await idsOf(buyer)).toEqual([itemId]);
    expect((await buyer.dpp.get(itemId)).ownerAddress).toBe(address);
    expect((await client.dpp.get(itemId)).ownerAddress).toBeNull();
    const path = { passportId: itemId };
    const seen = await sandbox.api.request('getPassport', { path }, { secretKey: sandbox.secretKey });
    expect(seen).toMatchObject({ ownerAddress: address, status: 'claimed' });
  });

  test('an item’s own value replaces an inherited one, and a draft follows its model', async () => {
    const model = { level: 'model', network: 'polygon-amoy', gtin: '09520123456795', name: 'Bag' } as const;
    const weight = (value: string) => [{ key: 'weight', label: 'Weight', value, unit: 'g' }];
    const { id: modelId } = await sandbox.api.request(
      'createPassport',
      {
        body: { ...model, attributes: weight('900') },
      },
      { secretKey: sandbox.secretKey },
    );
    const batch = { level: 'batch', parentId: modelId, batchNumber: '1', attributes: weight('910') } as const;
    const { id: batchId } = await sandbox.api.request(
      'createPassport',
      { body: batch },
      { secretKey: sandbox.secretKey },
    );
    await sandbox.api.request(
      'updatePassport',
      { path: { passportId: modelId }, body: { name: 'Big bag' } },
      { secretKey: sandbox.secretKey },
    );
    const seen = await sandbox.api.request(
      'getPassport',
      { path: { passportId: batchId } },
      { secretKey: sandbox.secretKey },
    );
    expect(seen).toMatchObject({ name: 'Big bag', gtin: '09520123456795' });
    expect(seen.attributes).toMatchObject([{ key: 'weight', value: '910', inheritedFrom: null }]);
  });

  test('a passport is published, claimed, moved into the account with its NFT, and retired', async () => {
    const { itemId, claimCode } = sandbox.seeded;
    expect(await codeOf(client.dpp.claim(itemId, { claimCode: 'wrong-code' }))).toBe('sdk/forbidden');
    const claimed = await client.dpp.claim(itemId, { claimCode });
    expect(claimed).toMatchObject({ status: 'claimed', nft: null });
    expect(await codeOf(client.dpp.claim(itemId, { claimCode }))).toBe('sdk/conflict');
    sandbox.clock.advance(20 * second);
    const [owned] = (await client.dpp.list()).data;
    const account = await client.accounts.get();
    const { contract = '', tokenId = '' } = owned?.nft ?? {};
    expect(await account.getNft(contract, tokenId)).toMatchObject({ name: 'Harbor Jacket' });
    const [told] = sandbox.webhooks.map(
      ({ body }) => JSON.parse(body) as { type: string; data: { nft: unknown } },
    );
    expect(told).toMatchObject({ type: 'passport.claimed', data: { nft: { contract, tokenId } } });
    const path = { passportId: itemId };
    expect(
      (
        await sandbox.api.request(
          'updatePassport',
          { path, body: { status: 'retired' } },
          { secretKey: sandbox.secretKey },
        )
      ).status,
    ).toBe('retired');
  });

  test('a credential verifies with the sandbox’s issuer, and contains the public data at its publication', async () => {
    const { itemId, modelId, batchId } = sandbox.seeded;
    for (const passportId of [itemId, modelId, batchId]) {
      const credential = await client.dpp.getCredential(passportId);
      const { issuer } = await verifyPassport(credential, {
        trustedIssuers: [sandbox.issuer],
        now: sandbox.clock.now(),
      });
      expect(issuer).toEqual(sandbox.issuer);
      const keysOf = credential.credentialSubject.attributes.map(({ key }) => key);
      expect(keysOf).not.toContain('supplierCode');
      expect(keysOf).not.toContain('warranty');
    }
    const credential = await client.dpp.getCredential(itemId);
    expect(await codeOf(client.dpp.verify(credential, { trustedIssuers: [] }))).toBe(
      'crypto/issuer-untrusted',
    );
    const forged = structuredClone(credential);
    forged.credentialSubject.serial = 'HJ-000119';
    expect(await codeOf(client.dpp.verify(forged, { trustedIssuers: [sandbox.issuer] }))).toBe(
      'crypto/proof-invalid',
    );
  });
});

test('the backend returns a user’s recovery methods', async () => {
  const methods = async () => {
    const accessToken = await client.auth.getAccessToken();
    return (await sandbox.api.request('getRecoveryStatus', {}, { accessToken })).methods;
  };
  expect(await methods()).toEqual([]);
  await client.recovery.setUp({ method: 'password' });
  expect(await methods()).toEqual(['password']);
});
