import { webcrypto } from 'node:crypto';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { createSignCryptosuite, createVerifyCryptosuite } from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite';
import * as EcdsaMultikey from '@digitalbazaar/ecdsa-multikey';
import {
  CryptoErrorType,
  isNacreError,
  type PassportCredential,
  SdkErrorType,
  type TrustedIssuer,
  verifyPassport,
} from '@nacre/sdk-base';
import independentCanonicalize from 'canonicalize';
import fc from 'fast-check';
import jsigs from 'jsonld-signatures';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeBase58, encodeBase58 } from '../src/passports/base58.ts';
import { canonicalize } from '../src/passports/canonicalize.ts';
import { hashData } from '../src/passports/dataIntegrity.ts';
import { decodeMultikey } from '../src/passports/multikey.ts';
import { readTime } from '../src/passports/readTime.ts';
import { reorder } from './reorder.ts';
import { multikeyOf, signPassport } from './signPassport.ts';
import { isSignedBy, readProof } from '../src/passports/verifyProof.ts';

// Raised because the property tests share the machine with other tests.
vi.setConfig({ testTimeout: 60_000 });

const now = new Date('2026-06-01T00:00:00Z');
let key: JsonWebKey;
let multikey: string;
let passport: PassportCredential;
let trusted: TrustedIssuer;

async function makeKey(): Promise<JsonWebKey> {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  return webcrypto.subtle.exportKey('jwk', pair.privateKey);
}

function unsignedOf(issuer: string): Omit<PassportCredential, 'proof'> {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://id.nacre.example/contexts/passport/v1'],
    id: 'urn:nacre:passport:psp_5Rj76fMb',
    type: ['VerifiableCredential', 'ProductPassportCredential'],
    issuer: { id: issuer, name: 'Harbor Outfitters' },
    validFrom: '2026-02-20T08:00:00Z',
    credentialSubject: {
      id: 'https://id.nacre.example/01/09520123456788/21/HJ-000118',
      passportId: 'psp_5Rj76fMb',
      level: 'item',
      name: 'Harbor Jacket',
      gtin: '09520123456788',
      batchNumber: null,
      serial: 'HJ-000118',
      attributes: [{ key: 'madeIn', label: 'Made in', value: 'Portugal – “açores” 🧥', unit: null }],
    },
  };
}

const statusEntry = {
  id: 'https://lists.example/1#2',
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '2',
  statusListCredential: 'https://lists.example/1',
};

beforeAll(async () => {
  key = await makeKey();
  multikey = multikeyOf(key);
  trusted = { issuer: `did:key:${multikey}`, publicKeyMultibase: multikey };
  passport = await signPassport(unsignedOf(trusted.issuer), key, '2026-02-20T08:00:00Z');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function failure(
  credential: unknown,
  options: object = { trustedIssuers: [trusted], now },
): Promise<string> {
  try {
    await verifyPassport(credential as PassportCredential, options as never);
  } catch (error) {
    if (!isNacreError(error)) throw error;
    expect(error.message).not.toContain('Harbor');
    return error.code;
  }
  return 'no error';
}

describe('canonicalize (RFC 8785)', () => {
  it('writes the sample of the RFC, section 3.2.2', () => {
    const sample = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalize(sample)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts by UTF-16 code units, like the sample of section 3.2.3', () => {
    const sample = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(Object.values(JSON.parse(canonicalize(sample)) as object)).toEqual([4, 2, 6, 7, 1, 5, 3]);
    expect(canonicalize(sample)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  it('writes the numbers of appendix B', () => {
    const samples: [string, string][] = [
      ['0000000000000000', '0'],
      ['8000000000000000', '0'],
      ['0000000000000001', '5e-324'],
      ['8000000000000001', '-5e-324'],
      ['7fefffffffffffff', '1.7976931348623157e+308'],
      ['4340000000000000', '9007199254740992'],
      ['4430000000000000', '295147905179352830000'],
      ['44b52d02c7e14af5', '9.999999999999997e+22'],
      ['44b52d02c7e14af6', '1e+23'],
      ['444b1ae4d6e2ef50', '1e+21'],
      ['3eb0c6f7a0b5ed8d', '0.000001'],
      ['41b3de4355555557', '333333333.33333343'],
      ['becbf647612f3696', '-0.0000033333333333333333'],
      ['43143ff3c1cb0959', '1424953923781206.2'],
    ];
    for (const [bits, text] of samples) {
      expect(canonicalize(Buffer.from(bits, 'hex').readDoubleBE())).toBe(text);
    }
  });

  it('agrees with an independent implementation on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false, stringUnit: 'binary' }), (value) => {
        expect(canonicalize(value)).toBe(independentCanonicalize(value));
        expect(canonicalize(JSON.parse(canonicalize(value)))).toBe(canonicalize(value));
      }),
      { numRuns: 300 },
    );
  });

  it('rejects values that are not JSON', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const deep = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`) as unknown;
    const holes = new Array<unknown>(2);
    const broken = [
      undefined,
      Number.NaN,
      Infinity,
      -Infinity,
      1n,
      () => 1,
      Symbol('a'),
      '\ud800',
      { '\udc00': 1 },
    ];
    for (const value of [...broken, [undefined], holes, new Date(), new Map(), circular, deep]) {
      expect(() => canonicalize(value)).toThrowError(
        expect.objectContaining({ code: SdkErrorType.InvalidArgument }),
      );
    }
    expect(canonicalize({ a: undefined, b: -0 })).toBe('{"b":0}');
  });

  it('keeps a member named __proto__', () => {
    expect(canonicalize(JSON.parse('{"a":1,"__proto__":{"b":2}}'))).toBe('{"__proto__":{"b":2},"a":1}');
  });
});

describe('ecdsa-jcs-2019', () => {
  // The P-256 example of W3C's Recommendation "Data Integrity ECDSA Cryptosuites v1.0" (15 May 2025), appendix
  // "Representation: ecdsa-jcs-2019, with curve P-256", with the document, its proof, and the intermediate values.
  const w3cMultikey = 'zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP';
  const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'];
  const unsecured = {
    '@context': contexts,
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    issuer: 'https://vc.example/issuers/5678',
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
  };
  const w3c = {
    ...unsecured,
    proof: {
      type: 'DataIntegrityProof',
      cryptosuite: 'ecdsa-jcs-2019',
      created: '2023-02-24T23:36:38Z',
      verificationMethod: `did:key:${w3cMultikey}#${w3cMultikey}`,
      proofPurpose: 'assertionMethod',
      '@context': contexts,
      proofValue: 'z5ptCet75SaEgzG4v4zJhbJtfNi74Wv7Fq15hhKouJQQjEPQvPZKaYxcMXAMLPQS2FXrkCWokNJkFVkwxNzZfD5oT',
    },
  };

  it('computes the hashes and verifies the proof of W3C’s test vector', async () => {
    const proof = readProof(w3c);
    expect(Buffer.from(await hashData(proof.unsecured, proof.options)).toString('hex')).toBe(
      'fe5799489119c7fe3c528715e72bd39d2ec6b4ab345978df32e9a9312648ec25' +
        '59b7cb6251b8991add1ce0bc83107e3db9dbbab5bd2c28f687db1a03abc92f19',
    );
    expect(Buffer.from(proof.signature).toString('hex')).toBe(
      'f15c3b599eb9b3cad05df9d8e8b39a70a86375833b53743c764ac0a88c4457d6' +
        '0707fd7d073e03d906130631d87803f80a9824dc9939632ba92d418181be9d16',
    );
    expect(await isSignedBy(proof, decodeMultikey(w3cMultikey))).toBe(true);
    const changed = readProof({ ...w3c, name: 'Other Credential' });
    expect(await isSignedBy(changed, decodeMultikey(w3cMultikey))).toBe(false);
  });

  it.each(['type', 'cryptosuite', 'proofPurpose', 'previousProof', 'domain', 'challenge'])(
    'rejects a proof with a %s that it cannot verify',
    (name) => {
      expect(() => readProof({ ...w3c, proof: { ...w3c.proof, [name]: 'urn:uuid:1' } })).toThrow(
        expect.objectContaining({ type: CryptoErrorType.ProofInvalid }),
      );
    },
  );

  it('rejects a credential of another type', async () => {
    const issuer = { issuer: 'https://vc.example/issuers/5678', publicKeyMultibase: w3cMultikey };
    expect(await failure(w3c, { trustedIssuers: [issuer], now })).toBe(SdkErrorType.InvalidArgument);
  });

  const documentLoader = (url: string) => {
    const [did = '', fragment = ''] = url.split('#');
    const method = {
      '@context': 'https://w3id.org/security/multikey/v1',
      id: `${did}#${did.slice(8)}`,
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: did.slice(8),
    };
    const controller = {
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
      id: did,
      assertionMethod: [method],
    };
    return Promise.resolve({ contextUrl: null, documentUrl: url, document: fragment ? method : controller });
  };
  const purpose = () => new jsigs.purposes.AssertionProofPurpose();

  it('creates signatures that an independent implementation accepts', async () => {
    const suite = new DataIntegrityProof({ cryptosuite: createVerifyCryptosuite() });
    const result = await jsigs.verify(structuredClone(passport), {
      suite,
      purpose: purpose(),
      documentLoader,
    });
    expect(result.error).toBeUndefined();
    expect(result.verified).toBe(true);

    const changed = structuredClone(passport);
    changed.credentialSubject.name = 'Other Jacket';
    expect((await jsigs.verify(changed, { suite, purpose: purpose(), documentLoader })).verified).toBe(false);
  });

  it('accepts signatures of an independent implementation', async () => {
    const did = `did:key:${multikey}`;
    const pair = await EcdsaMultikey.fromJwk({
      jwk: key,
      secretKey: true,
      id: `${did}#${multikey}`,
      controller: did,
    });
    const suite = new DataIntegrityProof({
      signer: pair.signer(),
      cryptosuite: createSignCryptosuite(),
      date: '2026-03-01T00:00:00Z',
    });
    const document = unsignedOf(did);
    const signed = await jsigs.sign(document, { suite, purpose: purpose(), documentLoader });
    const verified = await verifyPassport(signed as PassportCredential, { trustedIssuers: [trusted], now });
    expect(verified.signedAt).toBe('2026-03-01T00:00:00Z');
    expect(await failure({ ...signed, id: 'urn:nacre:passport:psp_other' })).toBe(
      CryptoErrorType.ProofInvalid,
    );
  });

  it('reads and writes keys like an independent implementation', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const jwk = await makeKey();
      const theirs = await EcdsaMultikey.fromJwk({ jwk, secretKey: false });
      const ours = multikeyOf(jwk);
      expect(ours).toBe((await theirs.export({ publicKey: true })).publicKeyMultibase);
      const point = Buffer.from(decodeMultikey(ours));
      expect(point.subarray(1, 33).toString('base64url')).toBe(jwk.x);
      expect(point.subarray(33).toString('base64url')).toBe(jwk.y);
    }
  });

  it('round-trips base58', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        expect(decodeBase58(encodeBase58(bytes))).toEqual(bytes);
      }),
    );
    expect(encodeBase58(Buffer.from('0000287fb4cd', 'hex'))).toBe('11233QC4');
    expect(decodeBase58('0')).toBeNull();
    expect(decodeBase58('1'.repeat(129))).toBeNull();
  });
});

describe('verifyPassport', () => {
  it('returns the signed passport, its signer and the time', async () => {
    const verified = await verifyPassport(passport, { trustedIssuers: [trusted], now });
    expect(verified.credential).toEqual(passport);
    expect(verified.credential).not.toBe(passport);
    expect(verified.issuer).toEqual(trusted);
    expect(verified.signedAt).toBe('2026-02-20T08:00:00Z');
    expect(verified.verifiedAt).toBe('2026-06-01T00:00:00.000Z');
  });

  it('accepts a passport after JSON serialization with its members in another order', async () => {
    expect(await failure(JSON.parse(JSON.stringify(reorder(passport))))).toBe('no error');
  });

  it('rejects a passport with any single change', async () => {
    type Path = (string | number)[];
    const paths = (value: unknown, path: Path = []): Path[] =>
      typeof value !== 'object' || value === null
        ? [path]
        : [
            ...(path.length ? [path] : []),
            ...Object.entries(value).flatMap(([name, member]) => paths(member, [...path, name])),
          ];
    const holderOf = (copy: unknown, path: Path) =>
      path.slice(0, -1).reduce((value, name) => (value as never)[name], copy) as Record<string, unknown>;
    const everyPath = paths(passport);
    const replacement = fc.jsonValue({ maxDepth: 1, noUnicodeString: false, stringUnit: 'grapheme' });
    const changes = fc.oneof(
      fc.record({
        kind: fc.constant('replace' as const),
        path: fc.constantFrom(...everyPath),
        value: replacement,
      }),
      fc.record({
        kind: fc.constant('remove' as const),
        path: fc.constantFrom(...everyPath),
        value: replacement,
      }),
      fc.record({
        kind: fc.constant('add' as const),
        path: fc.constantFrom(...everyPath),
        value: replacement,
      }),
      fc.record({
        kind: fc.constant('rename' as const),
        path: fc.constantFrom(...everyPath),
        value: replacement,
      }),
    );
    await fc.assert(
      fc.asyncProperty(changes, fc.string({ minLength: 1 }), async ({ kind, path, value }, name) => {
        const copy = structuredClone(passport);
        const holder = holderOf(copy, path);
        const last = path.at(-1) ?? '';
        const before = canonicalize(copy);
        if (kind === 'replace') holder[last] = value;
        else if (kind === 'add' && !Array.isArray(holder)) holder[`${name}+`] = value;
        else if (Array.isArray(holder)) holder.push(holder.splice(Number(last), 1)[0], value);
        else {
          const member = holder[last];
          Reflect.deleteProperty(holder, last);
          if (kind === 'rename') holder[`${last}2`] = member;
        }
        fc.pre(canonicalize(copy) !== before);
        const code = await failure(copy);
        // A change to the key's id results in another key or an invalid one.
        const ofKey = path.includes('verificationMethod');
        const allowed: string[] = ofKey
          ? [CryptoErrorType.ProofInvalid, CryptoErrorType.IssuerUntrusted]
          : [CryptoErrorType.ProofInvalid];
        expect(allowed).toContain(code);
      }),
      { numRuns: process.env.TEST_ALL === '1' ? 600 : 100 },
    );
  });

  it('rejects every change of a single character in a text', async () => {
    const texts: [string, (copy: PassportCredential, text: string) => void, string][] = [
      ['name', (copy, text) => (copy.credentialSubject.name = text), passport.credentialSubject.name],
      ['proofValue', (copy, text) => (copy.proof.proofValue = text), passport.proof.proofValue],
      ['created', (copy, text) => (copy.proof.created = text), passport.proof.created],
    ];
    for (const [, write, text] of texts) {
      for (let index = 0; index < text.length; index += 7) {
        const copy = structuredClone(passport);
        write(copy, `${text.slice(0, index)}${text[index] === '1' ? '2' : '1'}${text.slice(index + 1)}`);
        expect(await failure(copy)).toBe(CryptoErrorType.ProofInvalid);
      }
    }
  });

  it('rejects a context added after signing, which the cryptosuite alone would allow', async () => {
    const added = { ...passport, '@context': [...passport['@context'], 'https://evil.example/context'] };
    expect(await isSignedBy(readProof(added), decodeMultikey(multikey))).toBe(true);
    expect(await failure(added)).toBe(CryptoErrorType.ProofInvalid);
    const [first] = passport['@context'];
    expect(await failure({ ...passport, '@context': [first] })).toBe(CryptoErrorType.ProofInvalid);
  });

  it('never accepts a passport of an issuer that is not in the list', async () => {
    const strangersKey = await makeKey();
    const stranger = multikeyOf(strangersKey);
    const honest = await signPassport(
      unsignedOf(`did:key:${stranger}`),
      strangersKey,
      '2026-02-20T08:00:00Z',
    );
    const inTheirName = await signPassport(unsignedOf(trusted.issuer), strangersKey, '2026-02-20T08:00:00Z');
    const method = `${trusted.issuer}#${multikey}`;
    const underTheirKey = await signPassport(
      unsignedOf(trusted.issuer),
      strangersKey,
      '2026-02-20T08:00:00Z',
      method,
    );
    expect(await failure(honest)).toBe(CryptoErrorType.IssuerUntrusted);
    expect(await failure(inTheirName)).toBe(CryptoErrorType.IssuerUntrusted);
    expect(await failure(underTheirKey)).toBe(CryptoErrorType.ProofInvalid);
    expect(await failure(passport, { trustedIssuers: [], now })).toBe(CryptoErrorType.IssuerUntrusted);
    const sameKey = { issuer: 'https://other.example', publicKeyMultibase: multikey };
    expect(await failure(passport, { trustedIssuers: [sameKey], now })).toBe(CryptoErrorType.IssuerUntrusted);
  });

  it('uses the listed keys of an issuer with an address, whatever the key’s id is', async () => {
    const issuer = 'https://brand.example/issuer';
    const other = multikeyOf(await makeKey());
    const list = [other, multikey].map((publicKeyMultibase) => ({ issuer, publicKeyMultibase }));
    const sign = (method: string) => signPassport(unsignedOf(issuer), key, '2026-02-20T08:00:00Z', method);
    const named = await sign(`${issuer}#key-2`);
    const selfDescribing = await sign(`did:key:${multikey}#${multikey}`);
    expect((await verifyPassport(named, { trustedIssuers: list, now })).issuer).toEqual(list[1]);
    expect((await verifyPassport(selfDescribing, { trustedIssuers: list, now })).issuer).toEqual(list[1]);
    expect(await failure(named, { trustedIssuers: list.slice(0, 1), now })).toBe(
      CryptoErrorType.ProofInvalid,
    );
    expect(await failure(await sign('https://evil.example#key-2'), { trustedIssuers: list, now })).toBe(
      CryptoErrorType.IssuerUntrusted,
    );
  });

  it('checks the validity period', async () => {
    const at = (time: string) => failure(passport, { trustedIssuers: [trusted], now: new Date(time) });
    // There is a tolerance of one minute for a slow clock.
    expect(await at('2026-02-20T07:58:59Z')).toBe(CryptoErrorType.ProofInvalid);
    expect(await at('2026-02-20T07:59:00Z')).toBe('no error');
    const later = (created: string) => signPassport(unsignedOf(trusted.issuer), key, created);
    expect(await failure(await later('2026-06-01T00:01:00Z'))).toBe('no error');
    await expect(
      verifyPassport(await later('2026-06-01T00:01:01Z'), { trustedIssuers: [trusted], now }),
    ).rejects.toMatchObject({ code: CryptoErrorType.ProofInvalid, details: { reason: 'signed-later' } });
    const until = { ...unsignedOf(trusted.issuer), validUntil: '2026-05-01T00:00:00+02:00' };
    expect(await failure(await signPassport(until, key, '2026-02-20T08:00:00Z'))).toBe(
      CryptoErrorType.ProofInvalid,
    );
    const nonsense = { ...unsignedOf(trusted.issuer), validFrom: 'yesterday' };
    expect(await failure(await signPassport(nonsense, key, '2026-02-20T08:00:00Z'))).toBe(
      SdkErrorType.InvalidArgument,
    );
    expect(await at('nonsense')).toBe(SdkErrorType.InvalidArgument);
  });

  it('rejects other documents, even of a trusted signer', async () => {
    const good = unsignedOf(trusted.issuer);
    const subject = good.credentialSubject;
    const others: object[] = [
      { '@context': ['https://www.w3.org/2018/credentials/v1'] },
      { type: ['VerifiableCredential'] },
      { type: 'ProductPassportCredential' },
      { id: undefined },
      { issuer: trusted.issuer },
      { validFrom: undefined },
      { credentialSubject: [subject] },
      { credentialSubject: { ...subject, gtin: 9520123456788 } },
      { credentialSubject: { ...subject, attributes: 'none' } },
      { credentialSubject: { ...subject, attributes: [{ key: 'madeIn' }] } },
      { credentialSubject: { ...subject, attributes: [{ key: 'a', label: 'b', value: 'c' }] } },
      { credentialSubject: { ...subject, attributes: [{ key: 'a', label: 'b', value: 'c', unit: 1 }] } },
      { credentialSubject: { ...subject, level: 'banana' } },
      { credentialSubject: { ...subject, level: 'toString' } },
      { credentialSubject: { ...subject, serial: { a: 1 } } },
      { credentialSubject: { ...subject, batchNumber: 7 } },
      { '@context': [...good['@context'], { passport: 'https://evil.example' }] },
      { '@context': good['@context'][0] },
      { type: [...good.type, 7] },
      { credentialStatus: 'none' },
      { credentialStatus: { ...statusEntry, statusListIndex: '-1' } },
      { credentialStatus: { ...statusEntry, statusListIndex: 2 } },
      { credentialStatus: { ...statusEntry, statusListCredential: undefined } },
    ];
    for (const change of others) {
      const signed = await signPassport({ ...good, ...change }, key, '2026-02-20T08:00:00Z');
      expect(await failure(signed)).toBe(SdkErrorType.InvalidArgument);
    }
    expect(await failure(await signPassport(good, key, '2026-02-20T08:00:00Z'))).toBe('no error');
  });

  it('reads times as in XML Schema', () => {
    expect(readTime('2024-02-29T12:00:00.5+01:00')).toBe(Date.parse('2024-02-29T11:00:00.500Z'));
    for (const text of [
      '2026-02-30T00:00:00Z',
      '2026-01-01T00:00:00',
      '2026-01-01',
      '2026-13-01T00:00:00Z',
      5,
    ]) {
      expect(readTime(text)).toBeNull();
    }
  });

  it('reports the fault of a key', async () => {
    const withKey = (publicKeyMultibase: unknown) =>
      failure(passport, { trustedIssuers: [{ issuer: 'https://brand.example', publicKeyMultibase }], now });
    const encoded = (hex: string) => `z${encodeBase58(Buffer.from(hex, 'hex'))}`;
    const point = Buffer.from(decodeMultikey(multikey)).subarray(1, 33).toString('hex');
    const broken = [
      '',
      'z',
      'u1234',
      multikey.slice(1),
      multikey.slice(0, -1),
      `${multikey}1`,
      `${multikey}0`,
      5,
      null,
    ];
    for (const text of broken) expect(await withKey(text)).toBe(CryptoErrorType.InvalidPublicKey);
    expect(await withKey(encoded(`802405${point}`))).toBe(CryptoErrorType.InvalidPublicKey);
    expect(await withKey(encoded(`802402${'ff'.repeat(32)}`))).toBe(CryptoErrorType.InvalidPublicKey);
    // x = 1 isn't the coordinate of a point on P-256, because 1 − 3 + b has no square root.
    expect(await withKey(encoded(`802402${'00'.repeat(31)}01`))).toBe(CryptoErrorType.InvalidPublicKey);
    expect(await withKey(encoded(`ed01${'11'.repeat(32)}`))).toBe(CryptoErrorType.UnsupportedCurve);
    expect(await withKey(encoded(`812402${'11'.repeat(48)}`))).toBe(CryptoErrorType.UnsupportedCurve);
    const badMethod = { ...passport, proof: { ...passport.proof, verificationMethod: 'did:key:zDn#zDn' } };
    expect(await failure(badMethod)).toBe(CryptoErrorType.InvalidPublicKey);
  });

  it('rejects a contradictory list', async () => {
    const other = multikeyOf(await makeKey());
    const lists: unknown[] = [
      undefined,
      'all',
      [null],
      [{ publicKeyMultibase: multikey }],
      [{ ...trusted, issuer: 1 }],
    ];
    lists.push([{ issuer: trusted.issuer, publicKeyMultibase: other }]);
    for (const trustedIssuers of lists) {
      expect(await failure(passport, { trustedIssuers, now })).toBe(SdkErrorType.InvalidArgument);
    }
  });

  it('rejects anything else with one of its errors', async () => {
    const malformed = [null, undefined, 5, 'text', [], () => 1, new Date()];
    for (const value of malformed) expect(await failure(value)).toBe(SdkErrorType.InvalidArgument);
    for (const proof of [
      undefined,
      null,
      [],
      [passport.proof],
      'z',
      { ...passport.proof, proofValue: `z${'2'.repeat(5_000)}` },
    ]) {
      expect(await failure({ ...passport, proof })).toBe(CryptoErrorType.ProofInvalid);
    }
    await fc.assert(
      fc.asyncProperty(fc.anything({ withBigInt: true, withDate: true, withMap: true }), async (value) => {
        expect([SdkErrorType.InvalidArgument, CryptoErrorType.ProofInvalid]).toContain(await failure(value));
      }),
    );
  });

  it('verifies what it returns, even if the value changes while it is read', async () => {
    let reads = 0;
    const shifty = {
      ...passport,
      get credentialSubject() {
        reads += 1;
        return reads === 1
          ? passport.credentialSubject
          : { ...passport.credentialSubject, name: 'Other Jacket' };
      },
    };
    const verified = await verifyPassport(shifty, { trustedIssuers: [trusted], now });
    expect(reads).toBe(1);
    expect(verified.credential.credentialSubject.name).toBe('Harbor Jacket');
  });

  it('fails with its own error on a platform without WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await failure(passport)).toBe(SdkErrorType.NotSupported);
  });
});
