import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import {
  CryptoErrorType,
  isNacreError,
  SdkErrorType,
  verifyWebhook,
  type Order,
  type UnknownWebhookEvent,
  type VerifyWebhookArgs,
  type WebhookEventType,
} from '@nacre/sdk-base';
import { signWebhook } from '@nacre/sdk-base/server';
import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';

const secret = 'whsec_example_0mT7hYk2VqLr';
const now = new Date('2026-06-01T00:00:00Z');
const seconds = now.getTime() / 1_000;
const entry = {
  id: 'ent_4Zm67rQx',
  programId: 'prg_3Bv68hJq',
  userId: 'usr_4Kd92mXw',
  kind: 'earn',
  status: 'settled',
  points: '49',
  reference: 'till – 118 ☕',
  rewardId: null,
  transactionHash: `0x${'ab'.repeat(32)}`,
  createdAt: '2026-05-31T23:59:00Z',
  settledAt: '2026-05-31T23:59:30Z',
};
const event = {
  id: 'evt_9Jd25xPv',
  type: 'loyalty.points_earned',
  environment: 'sandbox',
  createdAt: '2026-05-31T23:59:30Z',
  data: entry,
};
const body = JSON.stringify(event);

const mac = (time: number | string, content: string | Uint8Array, key = secret) =>
  createHmac('sha256', key).update(`${time}.`).update(content).digest('hex');
const sign = (content: string | Uint8Array, time: number | string = seconds, key = secret) =>
  `t=${time},v1=${mac(time, content, key)}`;

async function failure(args: Partial<Record<keyof VerifyWebhookArgs, unknown>>): Promise<string> {
  try {
    await verifyWebhook({ body, signature: sign(body), secret, now, ...args } as VerifyWebhookArgs);
  } catch (error) {
    if (!isNacreError(error)) throw error;
    expect(JSON.stringify(error)).not.toContain('whsec_');
    expect(JSON.stringify(error)).not.toContain('usr_');
    return `${error.code} ${String(Object.values(error.details ?? {})[0] ?? '')}`.trim();
  }
  return 'no error';
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('verifyWebhook', () => {
  it('accepts a signature of openssl', async () => {
    const key = ['dgst', '-sha256', '-hmac', secret];
    const output = execFileSync('openssl', key, { input: `${seconds}.${body}` }).toString();
    const digest = /([0-9a-f]{64})\s*$/.exec(output)?.[1];
    const verified = await verifyWebhook({ body, signature: `t=${seconds},v1=${digest}`, secret, now });
    expect(verified.id).toBe('evt_9Jd25xPv');
  });

  it('returns the event with amounts as bigint', async () => {
    const verified = await verifyWebhook({ body, signature: sign(body), secret, now });
    if (verified.type !== 'loyalty.points_earned') throw new Error('the type is another');
    expect(verified.data.points).toBe(49n);
    expect(verified).toEqual({ ...event, data: { ...entry, points: 49n } });
  });

  it('reads each type of event', async () => {
    const order = {
      ...{
        id: 'ord_1',
        userId: 'usr_1',
        network: 'polygon-amoy',
        status: 'paid',
        jobId: null,
        checkoutUrl: null,
      },
      items: [
        {
          ...{ id: 'itm_1', collectionId: 'col_1', name: 'Opening night', quantity: 2, nfts: [] },
          unitPrice: { amount: '4900', currency: 'EUR' },
        },
      ],
      total: { amount: '9800', currency: 'EUR' },
      ...{
        createdAt: '2026-05-31T00:00:00Z',
        updatedAt: '2026-05-31T00:00:00Z',
        paidAt: null,
        fulfilledAt: null,
      },
    };
    const job = {
      ...{ id: 'job_1', kind: 'mint', status: 'completed', collectionId: 'col_1', orderId: null },
      ...{
        total: 2,
        succeeded: 1,
        failed: 1,
        createdAt: '2026-05-31T00:00:00Z',
        startedAt: null,
        completedAt: null,
      },
      results: [
        {
          index: 0,
          status: 'minted',
          nft: { contract: '0x1', tokenId: '1' },
          transactionHash: '0x2',
          reason: null,
        },
        { index: 1, status: 'failed', nft: null, transactionHash: null, reason: 'No account.' },
      ],
    };
    const passport = {
      ...{
        id: 'psp_1',
        level: 'item',
        status: 'claimed',
        parentId: 'psp_2',
        network: 'polygon',
        name: 'Jacket',
      },
      ...{
        description: null,
        imageUrl: null,
        gtin: '09520123456788',
        batchNumber: 'B',
        serial: 'S',
        digitalLink: null,
      },
      ...{ attributes: [], events: [], claimCodeRequired: true, ownerAddress: null, nft: null },
      ...{ createdAt: '2026-05-31T00:00:00Z', publishedAt: null, claimedAt: null, retiredAt: null },
    };
    const samples: [string, object, unknown][] = [
      [
        'order.paid',
        order,
        { ...order, items: expect.anything() as unknown, total: { amount: 9800n, currency: 'EUR' } },
      ],
      ['order.fulfilled', order, expect.objectContaining({ id: 'ord_1' })],
      ['job.completed', job, job],
      ['loyalty.reward_redeemed', { ...entry, points: '-49' }, { ...entry, points: -49n }],
      ['passport.claimed', passport, passport],
    ];
    for (const [type, data, expected] of samples) {
      const content = JSON.stringify({ ...event, type, data });
      const verified = await verifyWebhook({ body: content, signature: sign(content), secret, now });
      expect(verified.type).toBe(type);
      expect(verified.data).toEqual(expected);
    }
  });

  it('accepts text, bytes and a part of a buffer', async () => {
    const bytes = Buffer.from(`xx${body}yy`);
    expect(await failure({ body: bytes.subarray(2, -2) })).toBe('no error');
    expect(await failure({ body: new Uint8Array(Buffer.from(body)) })).toBe('no error');
    expect(await failure({ body: bytes })).toBe(`${CryptoErrorType.ProofInvalid} signature`);
  });

  it('accepts an ArrayBuffer, also of another realm', async () => {
    const { buffer } = new Uint8Array(Buffer.from(body));
    expect(await failure({ body: buffer })).toBe('no error');
    const foreign = runInNewContext('Uint8Array.from(bytes).buffer', {
      bytes: [...Buffer.from(body)],
    }) as unknown;
    expect(foreign instanceof ArrayBuffer).toBe(false);
    expect(await failure({ body: foreign })).toBe('no error');
    expect(await failure({ body: buffer.slice(1) })).toBe(`${CryptoErrorType.ProofInvalid} signature`);
    expect(await failure({ body: { [Symbol.toStringTag]: 'ArrayBuffer' } })).toBe(
      'sdk/invalid-argument body',
    );
  });

  it('reads the verified bytes, even if the buffer changes', async () => {
    const bytes = new Uint8Array(Buffer.from(body));
    const verified = verifyWebhook({ body: bytes, signature: sign(body), secret, now });
    bytes.fill(0x20);
    expect((await verified).id).toBe('evt_9Jd25xPv');
  });

  it('accepts one valid signature of several during a secret’s rotation', async () => {
    const old = mac(seconds, body, 'whsec_old');
    const header = `t=${seconds}, v1=${old}, v1=${mac(seconds, body)}, v0=abc`;
    expect(await failure({ signature: header })).toBe('no error');
    expect(await failure({ signature: `t=${seconds},v1=${old},v1=${old}` })).toBe(
      'crypto/proof-invalid signature',
    );
    const many = Array.from({ length: 11 }, () => `v1=${mac(seconds, body)}`).join(',');
    expect(await failure({ signature: `t=${seconds},${many}` })).toBe('crypto/proof-invalid header');
  });

  it('rejects a time more than five minutes away, in both directions', async () => {
    expect(await failure({ signature: sign(body, seconds - 300) })).toBe('no error');
    expect(await failure({ signature: sign(body, seconds + 300) })).toBe('no error');
    expect(await failure({ signature: sign(body, seconds - 301) })).toBe('crypto/proof-invalid age');
    expect(await failure({ signature: sign(body, seconds + 301) })).toBe('crypto/proof-invalid age');
    expect(await failure({ signature: sign(body), now: undefined })).toBe('crypto/proof-invalid age');
  });

  it('applies the receiver’s tolerance to the second', async () => {
    const old = { signature: sign(body, seconds - 301) };
    expect(await failure({ ...old, toleranceSeconds: 301 })).toBe('no error');
    expect(await failure({ ...old, toleranceSeconds: 300.5 })).toBe('crypto/proof-invalid age');
    expect(await failure({ toleranceSeconds: 0 })).toBe('no error');
    expect(await failure({ signature: sign(body, seconds - 1), toleranceSeconds: 0 })).toBe(
      'crypto/proof-invalid age',
    );
    for (const toleranceSeconds of [-1, 86_401, Number.NaN, Infinity, '300', null])
      expect(await failure({ toleranceSeconds })).toBe('sdk/invalid-argument toleranceSeconds');
  });

  it('rejects a time other than the signed one', async () => {
    const old = sign(body, seconds - 3_600);
    expect(await failure({ signature: old.replace(/t=\d+/, `t=${seconds}`) })).toBe(
      'crypto/proof-invalid signature',
    );
    expect(await failure({ signature: `t=${seconds},${old}` })).toBe('crypto/proof-invalid header');
  });

  it('rejects a body with any changed byte', async () => {
    const bytes = Buffer.from(body);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (index, change) => {
        const changed = Buffer.from(bytes);
        changed[index] = (changed[index] ?? 0) ^ change;
        expect(await failure({ body: changed })).toBe('crypto/proof-invalid signature');
      }),
    );
    expect(await failure({ body: `${body} ` })).toBe('crypto/proof-invalid signature');
    expect(await failure({ body: JSON.stringify(event, null, 2) })).toBe('crypto/proof-invalid signature');
    expect(await failure({ secret: 'whsec_other' })).toBe('crypto/proof-invalid signature');
  });

  it('rejects an invalid header', async () => {
    const v1 = mac(seconds, body);
    const headers = [
      undefined,
      null,
      '',
      5,
      {},
      't=',
      `t=${seconds}`,
      `v1=${v1}`,
      `t=x,v1=${v1}`,
      `t=${seconds},v1=`,
    ];
    headers.push(
      `t=${seconds},v1=${v1.toUpperCase()}`,
      `t=${seconds},v2=${v1}`,
      `t=${seconds};v1=${v1}`,
      'a'.repeat(9_999),
    );
    for (const signature of headers) expect(await failure({ signature })).toBe('crypto/proof-invalid header');
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (signature) => {
        expect(await failure({ signature })).toMatch(/^crypto\/proof-invalid/);
      }),
    );
  });

  it('reports invalid arguments', async () => {
    expect(await failure({ body: event })).toBe('sdk/invalid-argument body');
    expect(await failure({ body: undefined })).toBe('sdk/invalid-argument body');
    expect(await failure({ secret: '' })).toBe('sdk/invalid-argument secret');
    expect(await failure({ secret: undefined })).toBe('sdk/invalid-argument secret');
    expect(await failure({ now: new Date('nonsense') })).toBe('sdk/invalid-argument now');
    await expect(verifyWebhook(undefined as never)).rejects.toMatchObject({
      code: SdkErrorType.InvalidArgument,
    });
    vi.stubGlobal('crypto', undefined);
    expect(await failure({})).toBe('sdk/not-supported crypto.subtle');
  });

  const verify = (value: object) => {
    const content = JSON.stringify(value);
    return verifyWebhook({ body: content, signature: sign(content), secret, now });
  };

  it('returns an event of an unknown type as an unknown event, with its data', async () => {
    for (const sentType of ['order.eaten', 'unknown', '__proto__', 'toString', '']) {
      const sent = { ...event, type: sentType, data: { amount: '12', network: 'mars', more: [null] } };
      expect(await verify({ ...sent, extra: 1 })).toEqual({ ...sent, type: 'unknown', sentType });
    }
  });

  it('returns an event about an unknown network as an unknown event', async () => {
    const order = {
      ...{ id: 'ord_1', userId: 'usr_1', network: 'arbitrum-sepolia', status: 'paid', items: [] },
      ...{ total: { amount: '1', currency: 'EUR' }, checkoutUrl: null, jobId: null },
      ...{
        createdAt: '2026-05-31T00:00:00Z',
        updatedAt: '2026-05-31T00:00:00Z',
        paidAt: null,
        fulfilledAt: null,
      },
    };
    const sent = { ...event, type: 'order.paid', data: order };
    expect(await verify(sent)).toEqual({ ...sent, type: 'unknown', sentType: 'order.paid' });
    expect(await verify({ ...sent, data: { ...order, network: 'polygon-amoy' } })).toMatchObject({
      type: 'order.paid',
    });
    await expect(verify({ ...sent, data: { ...order, network: 7 } })).rejects.toMatchObject({
      code: 'sdk/unexpected-response',
    });
  });

  it('accepts unknown statuses and kinds in a known event', async () => {
    const changed = { ...entry, kind: 'expiry', status: 'held' };
    expect(await verify({ ...event, data: changed })).toMatchObject({
      type: 'loyalty.points_earned',
      data: { kind: 'expiry', status: 'held' },
    });
  });

  it('narrows by type, unknown ones included', async () => {
    const verified = await verify(event);
    switch (verified.type) {
      case 'order.paid':
      case 'order.fulfilled':
        expectTypeOf(verified.data).toEqualTypeOf<Order>();
        break;
      case 'loyalty.points_earned':
        expectTypeOf(verified.data.points).toEqualTypeOf<bigint>();
        break;
      case 'unknown':
        expectTypeOf(verified).toEqualTypeOf<UnknownWebhookEvent>();
        break;
      default:
        expectTypeOf(verified.data).not.toEqualTypeOf<Order>();
    }
    expectTypeOf<'unknown'>().not.toExtend<WebhookEventType>();
  });

  it('reports a signed body that is not an event', async () => {
    const odd = [
      { ...event, data: { ...entry, points: 49 } },
      { ...event, type: undefined },
      { ...event, type: 7 },
      { ...event, type: 'order.eaten', id: undefined },
      { ...event, type: 'order.eaten', createdAt: 'today' },
      { ...event, type: 'order.eaten', environment: 'mars' },
      { ...event, type: 'order.eaten', data: [] },
    ];
    for (const content of ['', 'null', '[]', '{}', '{', ...odd.map((value) => JSON.stringify(value))]) {
      expect(await failure({ body: content, signature: sign(content) })).toMatch(
        /^sdk\/unexpected-response event/,
      );
    }
  });
});

describe('signWebhook', () => {
  it('creates Nacre’s signature, which verifyWebhook accepts', async () => {
    const signature = await signWebhook({ body, secret, now });
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    expect(signature).toBe(`t=${seconds},v1=${mac}`);
    expect(await verifyWebhook({ body, signature, secret, now })).toMatchObject({ id: event.id });
    const bytes = new TextEncoder().encode(body);
    expect(await signWebhook({ body: bytes, secret, now })).toBe(signature);
    expect(await signWebhook({ body: bytes.buffer, secret, now })).toBe(signature);
  });

  it('uses the current time', async () => {
    const signature = await signWebhook({ body, secret });
    await expect(verifyWebhook({ body, signature, secret })).resolves.toMatchObject({ id: event.id });
  });

  it.each<[string, unknown]>([
    ['body', { body: {}, secret }],
    ['secret', { body, secret: '' }],
    ['secret', { body, secret: 5 }],
    ['now', { body, secret, now: new Date(Number.NaN) }],
    ['secret', undefined],
  ])('rejects a wrong %s', async (argument, args) => {
    await expect(signWebhook(args as never)).rejects.toMatchObject({
      code: 'sdk/invalid-argument',
      details: { argument },
    });
  });
});
