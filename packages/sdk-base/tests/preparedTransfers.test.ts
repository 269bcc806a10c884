import { describe, expect, it, vi } from 'vitest';
import type { Account } from '../src/accounts/Account.ts';
import { Client } from '../src/client/Client.ts';
import { BaseError } from '../src/errors/BaseError.ts';
import { Network } from '../src/networks/Network.ts';
import type { Api } from '../src/transport/Api.ts';
import { problemError } from '../src/transport/problem.ts';
import { createSandbox, type Sandbox } from '../src/sandbox/index.ts';
import type { Signature, Signer } from '../src/signer/Signer.ts';
import type { PreparedTransfer } from '../src/accounts/PreparedTransfer.ts';

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'succeeds',
    (error: unknown) => (error instanceof BaseError ? error.code : error),
  );

/** Creates a client on a sandbox, with a spy on its signer. */
async function setUp(network = Network.PolygonAmoy) {
  const sandbox = createSandbox();
  const sign = vi.fn(sandbox.signer.sign);
  const signer: Signer = { ...sandbox.signer, sign };
  const newClient = async () => {
    const client = new Client({
      publishableKey: 'pk_sandbox_local',
      api: sandbox.api,
      signer,
      maxRetries: 0,
    });
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
    return client;
  };
  const client = await newClient();
  const account = await client.accounts.get(network);
  const to = network === Network.StellarTestnet ? account.address : sandbox.seeded.friendAddress;
  const params = { kind: 'native', to, amount: 5n } as const;
  const made = async () =>
    (await account.getTransfers({ limit: 100 })).data.filter(({ amount }) => amount === 5n).length;
  const loseAnswer = () =>
    sandbox.fail('broadcastTransaction', { code: 'sdk/api-unavailable', afterEffect: true });
  return { sandbox, newClient, client, account, params, sign, made, loseAnswer };
}

/** Signs up a new user with a funded account. */
async function signUpAnother(sandbox: Sandbox, client: Client): Promise<Account> {
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'grace@shop.example' });
  await client.auth.signUp({ method: 'otp', otpId, code: '000000' });
  const account = await client.accounts.create(Network.PolygonAmoy);
  await sandbox.api.request(
    'requestTestTokens',
    { body: { network: 'polygon-amoy' } },
    { accessToken: await client.auth.getAccessToken() },
  );
  return account;
}

describe('a prepared transfer', () => {
  it.each([Network.PolygonAmoy, Network.BaseSepolia, Network.StellarTestnet])(
    'on %s is sent with the shown fees',
    async (network) => {
      const { account, params, sign } = await setUp(network);
      const prepared = await account.prepareTransfer(params);
      const { details } = prepared;
      expect(prepared).toMatchObject({ network, from: account.address, params, signature: null });
      expect(prepared.maxFee).toBe(
        details.kind === 'evm'
          ? details.gasLimit * details.maxFeePerGas + details.l1DataFee
          : details.maxFeePerOperation * BigInt(details.operationCount),
      );
      const transfer = await account.send(prepared, { maxFee: prepared.maxFee });
      expect(transfer).toMatchObject({ status: 'pending', amount: 5n });
      expect(sign.mock.calls[0]?.[0]).toMatchObject({ transaction: prepared.transaction });
    },
  );

  it('above the caller’s maximum fee is not signed, in one step or in two', async () => {
    const { account, params, sign, made } = await setUp();
    const prepared = await account.prepareTransfer(params);
    const options = { maxFee: prepared.maxFee - 1n };
    for (const work of [
      account.send(prepared, options),
      account.signTransfer(prepared, options),
      account.transfer(params, options),
    ]) {
      const error: unknown = await work.catch((caught: unknown) => caught);
      expect(error).toMatchObject({
        code: 'sdk/fee-too-high',
        details: { maxFee: `${prepared.maxFee}`, limit: `${options.maxFee}` },
      });
    }
    expect(await codeOf(account.send(prepared, { maxFee: 7 as never }))).toBe('sdk/invalid-argument');
    expect(sign).not.toHaveBeenCalled();
    expect(await made()).toBe(0);
  });

  it('is not signed when the backend requests more than was shown', async () => {
    const { sandbox, account, params, sign } = await setUp();
    const { maxFee } = await account.prepareTransfer(params);
    const { request } = sandbox.api;
    // The backend raises the fee and the stated amounts.
    const raised: Api['request'] = async (operation, ...rest) => {
      const answer = await request(operation, ...rest);
      if (operation !== 'estimateFees') return answer;
      return Object.assign({}, answer, { maxFee: `${10n ** 18n}`, estimatedFee: `${10n ** 18n}` });
    };
    vi.spyOn(sandbox.api, 'request').mockImplementation(raised as never);
    expect(await codeOf(account.transfer(params, { maxFee }))).toBe('sdk/unexpected-response');
    expect(sign).not.toHaveBeenCalled();
  });

  it('is made once, even if it is sent several times', async () => {
    const { account, params, sign, made, loseAnswer } = await setUp();
    const prepared = await account.prepareTransfer(params);
    loseAnswer();
    expect(await codeOf(account.send(prepared))).toBe('sdk/api-unavailable');
    const first = await account.send(prepared);
    expect(await account.send(prepared)).toMatchObject({ id: first.id });
    expect(sign).toHaveBeenCalledTimes(1);
    expect(await made()).toBe(1);
  });

  it('that is sent twice concurrently is broadcast with one signature', async () => {
    const { sandbox, account, params, sign, made } = await setUp();
    const prepared = await account.prepareTransfer(params);
    // The signer returns a new signature each time, and is slower at the first call.
    const { sign: real } = sandbox.signer;
    const slow = new Promise((resolve) => setTimeout(resolve, 30));
    sign
      .mockImplementationOnce(async (...args) => {
        await slow;
        return { ...(await real(...args)), r: `0x${'11'.repeat(32)}` } as Signature;
      })
      .mockImplementationOnce(real);
    const [first, second] = await Promise.all([account.send(prepared), account.send(prepared)]);
    expect(first.id).toBe(second.id);
    expect((await account.send(prepared)).id).toBe(first.id);
    expect(await made()).toBe(1);
  });

  it('is made once after it was stored with its signature', async () => {
    const { newClient, account, params, sign, made, loseAnswer } = await setUp();
    const stored = JSON.stringify(await account.signTransfer(await account.prepareTransfer(params)));
    loseAnswer();
    expect(await codeOf(account.send(await account.restoreTransfer(JSON.parse(stored))))).toBe(
      'sdk/api-unavailable',
    );
    // After a reload of the page, only the stored data remains.
    const later = await (await newClient()).accounts.get(Network.PolygonAmoy);
    const restored = await later.restoreTransfer(JSON.parse(stored));
    const transfer = await later.send(restored);
    expect(transfer.amount).toBe(5n);
    expect(sign).toHaveBeenCalledTimes(1);
    expect(await made()).toBe(1);
  });

  it('survives JSON and cloning unchanged', async () => {
    const { account, params } = await setUp(Network.StellarTestnet);
    const prepared = await account.prepareTransfer({ ...params, memo: 'invoice 1047' });
    expect(await account.restoreTransfer(JSON.parse(JSON.stringify(prepared)))).toEqual(prepared);
    expect(await account.restoreTransfer(structuredClone(prepared))).toEqual(prepared);
    expect(JSON.parse(JSON.stringify(prepared))).toMatchObject({ params: { amount: '5' } });
  });

  it('that was changed is neither restored nor signed', async () => {
    const { account, params, sign } = await setUp();
    const prepared = await account.prepareTransfer(params);
    const changes: [change: object, code: string][] = [
      [{ params: { ...params, amount: 6n } }, 'sdk/invalid-argument'],
      [{ params: { ...params, to: account.address } }, 'sdk/invalid-argument'],
      [{ params: { ...params, kind: 'gift' } }, 'sdk/invalid-argument'],
      [{ maxFee: prepared.maxFee - 1n }, 'sdk/invalid-argument'],
      [{ estimatedFee: prepared.maxFee + 1n }, 'sdk/invalid-argument'],
      [{ from: params.to }, 'sdk/invalid-argument'],
      [{ network: Network.BaseSepolia }, 'sdk/network-mismatch'],
      [{ transaction: { ...prepared.transaction, serialized: '0x02c0' } }, 'sdk/invalid-argument'],
      [{ idempotencyKey: undefined }, 'sdk/invalid-argument'],
      [{ idempotencyKey: '' }, 'sdk/invalid-argument'],
      [{ signature: { kind: 'evm' } }, 'crypto/signature-failed'],
    ];
    for (const [change, code] of changes) {
      const changed = { ...prepared, ...change } as PreparedTransfer;
      expect(await codeOf(account.send(changed)), JSON.stringify(Object.keys(change))).toBe(code);
      expect(await codeOf(account.restoreTransfer(changed))).toBe(code);
    }
    for (const odd of [null, 7, 'text', {}, []])
      expect(await codeOf(account.restoreTransfer(odd))).toBe('sdk/invalid-argument');
    expect(sign).not.toHaveBeenCalled();
  });

  it('is not affected by changes while it is sent', async () => {
    const { account, params } = await setUp();
    const prepared = { ...(await account.prepareTransfer(params)) };
    const sending = account.send(prepared);
    Object.assign(prepared, { params: { ...params, amount: 6n }, maxFee: 0n });
    expect((await sending).amount).toBe(5n);
  });

  it('that has expired is rejected and not made', async () => {
    const { sandbox, account, params, made } = await setUp();
    const prepared = await account.prepareTransfer(params);
    sandbox.clock.advance(61_000);
    expect(await codeOf(account.send(prepared))).toBe('sdk/conflict');
    expect(await made()).toBe(0);
  });
});

describe('a transfer in one call', () => {
  it('with an idempotency key that no header can carry is rejected before a request', async () => {
    const { sandbox, account, params, sign } = await setUp();
    const request = vi.spyOn(sandbox.api, 'request');
    expect(await codeOf(account.transfer(params, { idempotencyKey: '' }))).toBe('sdk/invalid-argument');
    expect(await codeOf(account.prepareTransfer(params, { idempotencyKey: '' }))).toBe(
      'sdk/invalid-argument',
    );
    expect(request).not.toHaveBeenCalled();
    expect(sign).not.toHaveBeenCalled();
  });

  it('with a known idempotency key returns the first transfer', async () => {
    const { account, params, sign, made, loseAnswer } = await setUp();
    loseAnswer();
    const options = { idempotencyKey: 'payout-1' };
    expect(await codeOf(account.transfer(params, options))).toBe('sdk/api-unavailable');
    const first = await account.transfer(params, options);
    expect(await account.transfer(params, options)).toMatchObject({ id: first.id });
    expect(await codeOf(account.transfer({ ...params, amount: 6n }, options))).toBe('sdk/conflict');
    expect(sign).toHaveBeenCalledTimes(1);
    expect(await made()).toBe(1);
  });

  it('of another user or network is a new transfer, even under the same idempotency key', async () => {
    const { sandbox, client, account, params } = await setUp();
    const options = { idempotencyKey: 'payout-1' };
    const { id } = await account.transfer(params, options);
    const base = await client.accounts.get(Network.BaseSepolia);
    expect(await codeOf(base.transfer(params, options))).toBe('sdk/conflict');

    const other = await signUpAnother(sandbox, client);
    sandbox.clock.advance(60_000);
    const transfer = await other.transfer(params, options);
    expect(transfer.id).not.toBe(id);
    expect(transfer.from).toBe(other.address);
  });

  it('is neither signed nor made with the key of another user who signed in meanwhile', async () => {
    const { sandbox, client, account, params, sign, made } = await setUp();
    const prepared = await account.prepareTransfer(params);
    const other = await signUpAnother(sandbox, client);
    sandbox.clock.advance(10_000);
    for (const work of [
      account.transfer(params),
      account.send(prepared),
      account.signTransfer(prepared),
      account.signMessage(`I am ${account.address}`),
    ])
      expect(await codeOf(work)).toBe('sdk/not-authenticated');
    expect(sign).not.toHaveBeenCalled();
    expect(await made()).toBe(0);
    expect((await other.transfer(params)).from).toBe(other.address);
  });

  it('with an idempotency key is not made a second time after a reload', async () => {
    const { newClient, account, params, made, loseAnswer } = await setUp();
    loseAnswer();
    const options = { idempotencyKey: 'payout-1' };
    expect(await codeOf(account.transfer(params, options))).toBe('sdk/api-unavailable');
    const later = await (await newClient()).accounts.get(Network.PolygonAmoy);
    expect(await codeOf(later.transfer(params, options))).toBe('sdk/conflict');
    expect(await made()).toBe(1);
  });

  it('without a key repeats a transfer after a lost response, and makes a new one otherwise', async () => {
    const { account, params, made, loseAnswer } = await setUp();
    loseAnswer();
    expect(await codeOf(account.transfer(params))).toBe('sdk/api-unavailable');
    await account.transfer(params);
    expect(await made()).toBe(1);
    await account.transfer(params);
    expect(await made()).toBe(2);
  });

  it('that can’t be made any more is forgotten', async () => {
    const { sandbox, account, params, made } = await setUp();
    sandbox.fail('broadcastTransaction', { code: 'sdk/api-unavailable' });
    expect(await codeOf(account.transfer(params))).toBe('sdk/api-unavailable');
    sandbox.clock.advance(61_000);
    expect(await codeOf(account.transfer(params))).toBe('sdk/conflict');
    expect(await codeOf(account.transfer(params))).toBe('succeeds');
    expect(await made()).toBe(1);
  });

  it.each([400, 403, 404, 409, 422])(
    'is made once after a lost response, even if a proxy responds to the repeat with %d',
    async (status) => {
      const { sandbox, account, params, made, loseAnswer } = await setUp();
      loseAnswer();
      expect(await codeOf(account.transfer(params))).toBe('sdk/api-unavailable');
      const { request } = sandbox.api;
      const proxied = vi.spyOn(sandbox.api, 'request').mockImplementation((async (operation, ...rest) => {
        if (operation !== 'broadcastTransaction') return request(operation, ...rest);
        throw problemError(
          status,
          { message: 'Log in to the network.' },
          { requestId: null, retryAfter: null },
          0,
        );
      }) as Api['request'] as never);
      expect(await codeOf(account.transfer(params))).not.toBe('succeeds');
      proxied.mockRestore();
      await account.transfer(params);
      expect(await made()).toBe(1);
    },
  );

  it('with a lost response is remembered after any number of others', async () => {
    const { sandbox, account, params, loseAnswer } = await setUp();
    loseAnswer();
    expect(await codeOf(account.transfer(params))).toBe('sdk/api-unavailable');
    const [lost] = (await account.getTransfers()).data;
    sandbox.clock.advance(60_000);
    for (let others = 0; others < 101; others++) {
      await account.transfer({ ...params, amount: 1n });
      sandbox.clock.advance(60_000);
    }
    expect((await account.transfer(params)).id).toBe(lost?.id);
  });

  it('notifies listeners until they are removed', async () => {
    const { client, account, params } = await setUp();
    const heard = vi.fn();
    const stop = client.accounts.onTransfer(heard);
    const transfer = await account.transfer(params);
    expect(heard).toHaveBeenCalledExactlyOnceWith(transfer);
    stop();
    await account.transfer(params);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
