import { webcrypto } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  Client,
  CryptoErrorType,
  isNacreError,
  type PassportCredential,
  type PassportStatusList,
  SdkErrorType,
  type TrustedIssuer,
  verifyPassport,
} from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBits } from '../src/passports/readBits.ts';
import { encodeBits } from '../src/sandbox/encodeBits.ts';
import { multikeyOf, signPassport } from './signPassport.ts';

const now = new Date('2026-06-01T00:00:00Z');
const address = 'https://lists.example/1';
const entry = {
  id: `${address}#2`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '2',
  statusListCredential: address,
} as const;

type Issuer = { key: JsonWebKey; trusted: TrustedIssuer };
let brand: Issuer;
let other: Issuer;

async function makeIssuer(): Promise<Issuer> {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  const key = await webcrypto.subtle.exportKey('jwk', pair.privateKey);
  const publicKeyMultibase = multikeyOf(key);
  return { key, trusted: { issuer: `did:key:${publicKeyMultibase}`, publicKeyMultibase } };
}

beforeAll(async () => {
  brand = await makeIssuer();
  other = await makeIssuer();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const passport = (credentialStatus: unknown = entry): Promise<PassportCredential> =>
  signPassport(
    {
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: 'urn:nacre:passport:psp_1',
      type: ['VerifiableCredential', 'ProductPassportCredential'],
      issuer: { id: brand.trusted.issuer, name: 'Harbor Outfitters' },
      validFrom: '2026-02-20T08:00:00Z',
      credentialSubject: {
        ...{ id: 'urn:nacre:product:psp_1', passportId: 'psp_1', level: 'model', name: 'Harbor Jacket' },
        ...{ gtin: '09520123456788', batchNumber: null, serial: null, attributes: [] },
      },
      credentialStatus: credentialStatus as PassportCredential['credentialStatus'],
    },
    brand.key,
    '2026-02-20T08:00:00Z',
  );

/** Creates a list signed by an issuer, with the given changes to a valid one. */
async function listOf(
  retired: number[],
  changes: { list?: object; bits?: object; by?: Issuer; created?: string } = {},
): Promise<PassportStatusList> {
  const { list, bits, by = brand, created = '2026-05-31T20:00:00Z' } = changes;
  const unsigned = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: by.trusted.issuer, name: 'Harbor Outfitters' },
    validFrom: created,
    validUntil: '2026-06-01T20:00:00Z',
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeBits(Array.from({ length: 8 }, (_, index) => retired.includes(index))),
      ...bits,
    },
    ...list,
  };
  return (await signPassport(unsigned as never, by.key, created)) as unknown as PassportStatusList;
}

const trustedIssuers = () => [brand.trusted, other.trusted];
const verify = (credential: PassportCredential, statusList?: PassportStatusList | null) =>
  verifyPassport(credential, { trustedIssuers: trustedIssuers(), now, statusList });

/** Returns the error's code with its argument and reason. */
async function failure(statusList: unknown, credential?: PassportCredential): Promise<string> {
  try {
    await verify(credential ?? (await passport()), statusList as PassportStatusList);
  } catch (error) {
    if (!isNacreError(error)) throw error;
    const { argument = '', reason = '' } = error.details ?? {};
    return `${error.code} ${argument} ${String(reason)}`.trim();
  }
  return 'no error';
}

describe('the status of a passport', () => {
  it('is unknown without a list, and without an entry in one', async () => {
    const unknown = { status: 'unknown', statusAsOf: null };
    expect(await verify(await passport())).toMatchObject(unknown);
    expect(await verify(await passport(), null)).toMatchObject(unknown);
    const before = await signPassport(
      JSON.parse(
        JSON.stringify({ ...(await passport()), proof: undefined, credentialStatus: undefined }),
      ) as never,
      brand.key,
      '2026-02-20T08:00:00Z',
    );
    expect(await verify(before, await listOf([2]))).toMatchObject(unknown);
  });

  it('is the one in the list, as of the time of the list', async () => {
    const credential = await passport();
    const statusAsOf = '2026-05-31T20:00:00Z';
    expect(await verify(credential, await listOf([]))).toMatchObject({ status: 'active', statusAsOf });
    expect(await verify(credential, await listOf([2]))).toMatchObject({ status: 'retired', statusAsOf });
    expect(await verify(credential, await listOf([1, 3]))).toMatchObject({ status: 'active', statusAsOf });
  });

  it('is never called valid', async () => {
    for (const list of [undefined, await listOf([]), await listOf([2])])
      expect(JSON.stringify((await verify(await passport(), list)).status)).not.toMatch(/valid/i);
  });

  it('is unknown if the credential only has a status of another kind', async () => {
    const suspension = { ...entry, statusPurpose: 'suspension' };
    const others: unknown[] = [
      { id: 'https://lists.example/9', type: 'TokenStatusListEntry' },
      suspension,
      [],
    ];
    for (const status of others)
      expect(await verify(await passport(status), await listOf([2]))).toMatchObject({ status: 'unknown' });
    expect(await verify(await passport([suspension, entry]), await listOf([2]))).toMatchObject({
      status: 'retired',
    });
  });
});

describe('a status list', () => {
  it('with any change is rejected', async () => {
    const list = await listOf([2]);
    const forged = await listOf([]);
    const changed = [
      { ...list, credentialSubject: forged.credentialSubject },
      { ...list, validUntil: '2027-01-01T00:00:00Z' },
      { ...list, proof: forged.proof },
    ];
    for (const value of changed)
      expect(await failure(value)).toBe('crypto/proof-invalid statusList signature');
    expect(await failure({ ...list, proof: undefined })).toBe('crypto/proof-invalid statusList malformed');
  });

  it('of another issuer than the passport’s is rejected, even of a trusted one', async () => {
    expect(await failure(await listOf([], { by: await makeIssuer() }))).toBe(
      'crypto/issuer-untrusted statusList',
    );
    expect(await failure(await listOf([], { by: other }))).toBe('crypto/issuer-untrusted statusList');
  });

  it('outside its validity is rejected, with a tolerance of one minute', async () => {
    const list = (created: string) => listOf([], { created, list: { validFrom: '2026-05-31T00:00:00Z' } });
    expect(await failure(await listOf([], { list: { validUntil: '2026-05-31T23:59:59Z' } }))).toBe(
      'crypto/proof-invalid statusList expired',
    );
    expect(await failure(await list('2026-06-01T00:01:00Z'))).toBe('no error');
    expect(await failure(await list('2026-06-01T00:01:01Z'))).toBe(
      'crypto/proof-invalid statusList signed-later',
    );
  });

  it('that is not the passport’s, or has another purpose, is rejected', async () => {
    const wrong = 'sdk/invalid-argument statusList';
    expect(await failure(await listOf([], { list: { id: 'https://lists.example/2' } }))).toBe(wrong);
    expect(await failure(await listOf([], { list: { type: ['VerifiableCredential'] } }))).toBe(wrong);
    expect(await failure(await listOf([], { list: { credentialSubject: [] } }))).toBe(wrong);
    expect(await failure(await listOf([], { bits: { statusPurpose: 'suspension' } }))).toBe(wrong);
    expect(await failure(await listOf([], { bits: { type: 'Other' } }))).toBe(wrong);
    // A passport isn't a list, even if a trusted issuer signed it.
    expect(await failure(await passport())).toBe(wrong);
    for (const value of [5, 'list', [], () => 1])
      expect(await failure(value)).toMatch(/^(?:sdk|crypto)\/.* statusList/);
  });

  it('with unreadable bits is rejected', async () => {
    const encode = (bytes: Buffer) => `u${bytes.toString('base64url')}`;
    const good = Buffer.from(encodeBits([]).slice(1), 'base64url');
    const cut = good.subarray(0, -5);
    const miscounted = Buffer.from(good);
    miscounted[good.length - 6] = (miscounted[good.length - 6] ?? 0) ^ 1;
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    const short = gzipSync(Buffer.alloc(16_383));
    const texts: unknown[] = [undefined, 7, '', 'u', 'z2', 'u!!', `u${'A'.repeat(4_194_305)}`];
    for (const bytes of [cut, miscounted, bomb, short, Buffer.from('no gzip')]) texts.push(encode(bytes));
    for (const encodedList of texts) {
      expect(await failure(await listOf([], { bits: { encodedList } }))).toBe(
        'sdk/invalid-argument statusList',
      );
    }
    const far = await passport({ ...entry, statusListIndex: '131072' });
    expect(await failure(await listOf([]), far)).toBe('sdk/invalid-argument statusList');
    const farther = await passport({ ...entry, statusListIndex: '4294967298' });
    expect(await failure(await listOf([]), farther)).toBe('sdk/invalid-argument statusList');
    const last = await passport({ ...entry, statusListIndex: '131071' });
    expect(await failure(await listOf([]), last)).toBe('no error');
  });

  it('needs a platform that can decompress', async () => {
    const list = await listOf([]);
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await failure(list)).toBe('sdk/not-supported');
  });
});

describe('the bits of a list', () => {
  it('match the example in the W3C Recommendation', async () => {
    const bitAt = await readBits('uH4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA');
    const places = [0, 1, 42, 94_567, 131_071, 131_072, 2 ** 32, 2 ** 35];
    const none = undefined;
    expect(places.map((place) => bitAt?.(place))).toEqual([
      false,
      false,
      false,
      false,
      false,
      none,
      none,
      none,
    ]);
  });

  it('survive a round trip, also with another implementation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 3_000 }), async (bits) => {
        const encoded = encodeBits(bits);
        const bytes = gunzipSync(Buffer.from(encoded.slice(1), 'base64url'));
        expect(bytes.length).toBe(16_384);
        const ours = await readBits(encoded);
        const theirs = await readBits(`u${gzipSync(bytes).toString('base64url')}`);
        bits.forEach((bit, index) => expect([ours?.(index), theirs?.(index)]).toEqual([bit, bit]));
        expect(ours?.(bits.length)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the sandbox', () => {
  it('signs a list of the retired passports', async () => {
    const sandbox = createSandbox();
    const client = new Client({
      publishableKey: 'pk_sandbox_local',
      api: sandbox.api,
      signer: sandbox.signer,
    });
    const { itemId, modelId } = sandbox.seeded;
    const credential = await client.dpp.getCredential(itemId);
    const statusOf = async (of: PassportCredential) => {
      const statusList = await client.dpp.getStatusList(of);
      const options = { trustedIssuers: [sandbox.issuer], now: sandbox.clock.now(), statusList };
      return (await client.dpp.verify(of, options)).status;
    };
    expect(await statusOf(credential)).toBe('active');
    sandbox.clock.advance(60_000);
    const kept = await client.dpp.getStatusList(credential);
    await sandbox.api.request(
      'updatePassport',
      { path: { passportId: itemId }, body: { status: 'retired' } },
      { secretKey: sandbox.secretKey },
    );
    // The credential is unchanged, since its content can't change.
    expect(await client.dpp.getCredential(itemId)).toEqual(credential);
    expect(await statusOf(credential)).toBe('retired');
    expect(await statusOf(await client.dpp.getCredential(modelId))).toBe('active');
    // An old list shows the status as of its own time, for a day.
    const at = (now: Date) =>
      verifyPassport(credential, { trustedIssuers: [sandbox.issuer], now, statusList: kept });
    expect(await at(sandbox.clock.now())).toMatchObject({
      status: 'active',
      statusAsOf: '2026-03-02T09:31:00Z',
    });
    sandbox.clock.advance(86_400_001);
    await expect(at(sandbox.clock.now())).rejects.toMatchObject({ code: CryptoErrorType.ProofInvalid });
  });

  it('has no other list, and none for a credential without one', async () => {
    const sandbox = createSandbox();
    const client = new Client({
      publishableKey: 'pk_sandbox_local',
      api: sandbox.api,
      signer: sandbox.signer,
    });
    const credential = await client.dpp.getCredential(sandbox.seeded.itemId);
    const { credentialStatus, ...without } = credential;
    expect(await client.dpp.getStatusList(without)).toBeNull();
    const naming = (statusListCredential: string) =>
      client.dpp.getStatusList({ ...credential, credentialStatus: { ...entry, statusListCredential } });
    expect(credentialStatus?.statusListCredential).toMatch(/^https:\/\/api\.sandbox\./);
    await expect(naming('https://api.nacre.example/v1/status-lists/lst_none')).rejects.toMatchObject({
      code: SdkErrorType.NotFound,
    });
    for (const elsewhere of [address, 'https://lists.example/status-lists/lst_1/../../users', '']) {
      await expect(naming(elsewhere)).rejects.toMatchObject({ code: SdkErrorType.InvalidArgument });
    }
    await expect(client.dpp.getStatusList(null as never)).resolves.toBeNull();
  });
});
