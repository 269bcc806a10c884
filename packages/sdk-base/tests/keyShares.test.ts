import * as node from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CryptoErrorType } from '../src/errors/CryptoErrorType.ts';
import { combineAt } from '../src/keyFrame/combineAt.ts';
import type { KeyShare, KeyShares, ShareRole } from '../src/keyFrame/KeyShares.ts';
import { restoreShare, splitKey, wipe, withKey } from '../src/keyFrame/index.ts';
import { passkeyKey, passwordKey } from '../src/keyFrame/recoveryKeys.ts';

const bytes = (...values: number[]): KeyShare => Uint8Array.from(values);
const hex = (text: string): KeyShare => Uint8Array.from(Buffer.from(text, 'hex'));
const roles: ShareRole[] = ['device', 'session', 'recovery'];
const pairs = roles.flatMap((one) =>
  roles.filter((other) => other !== one).map((other) => [one, other] as const),
);

/** Combines two shares, and returns a copy that survives the wiping. */
const joined = (one: KeyShare, other: KeyShare) => withKey(one, other, (key) => key.slice());

/*
 * FIPS 197, section 4.2 and 4.2.1: {57}·{02} = {ae}, ·{04} = {47}, ·{08} = {8e}, ·{10} = {07}, ·{13} = {fe} and ·{83} =
 * {c1}. These are therefore points of the line s + {57}·x, whose value at zero is the secret byte s.
 */
const LINE = [
  [0x01, 0x57],
  [0x02, 0xae],
  [0x04, 0x47],
  [0x08, 0x8e],
  [0x10, 0x07],
  [0x13, 0xfe],
  [0x83, 0xc1],
] as const;

test('shares are combined over the field of FIPS 197', async () => {
  for (const secret of [0x00, 0x2a, 0xff]) {
    const shares = LINE.map(([x, y]) => bytes(y ^ secret, x));
    for (const one of shares)
      for (const other of shares) if (one !== other) expect(await joined(one, other)).toEqual(bytes(secret));
  }
});

test('a restored share is a point of the same line', async () => {
  const [one, two] = [bytes(0x57 ^ 0x2a, 1), bytes(0xae ^ 0x2a, 2)];
  // {57}·{03} = {57} + {57}·{02}
  expect(await restoreShare('recovery', one, two)).toEqual(bytes(0x57 ^ 0xae ^ 0x2a, 3));
  for (const [x, y] of LINE) expect(await combineAt(x, [one, two])).toEqual(bytes(y ^ 0x2a));
});

/* GF256Test.interpolate of codahale/shamir, with three points of a polynomial of degree 2 in the same field. */
test('the package interpolates like other implementations', async () => {
  const { combine } = await import('shamir-secret-sharing');
  for (const [points, value] of [
    [[1, 2, 3], 0],
    [[80, 90, 20], 30],
    [[43, 22, 86], 107],
  ] as const)
    expect(await combine(points.map((y, index) => bytes(y, index + 1)))).toEqual(bytes(value));
});

test('any two of three shares combine to the key, and restore the third share', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 64 }), async (key) => {
      const shares = await splitKey(key);
      for (const [one, other] of pairs) {
        expect(await joined(shares[one], shares[other])).toEqual(bytes(...key));
        for (const lost of roles) {
          expect(await restoreShare(lost, shares[one], shares[other])).toEqual(shares[lost]);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('one share reveals nothing, since every key is equally likely', async () => {
  // For any other key, the line through that key and the device share contains a matching session share.
  const key = node.randomBytes(32);
  const { device } = await splitKey(key);
  for (const other of [new Uint8Array(32), node.randomBytes(32)]) {
    const zero = bytes(...other, 0);
    const session = await restoreShare('session', zero, device);
    expect(await joined(device, session)).toEqual(bytes(...other));
  }
});

test('two splits of a key have nothing in common', async () => {
  const key = node.randomBytes(32);
  const [first, second] = [await splitKey(key), await splitKey(key)];
  for (const role of roles) expect(first[role]).not.toEqual(second[role]);
  expect(await joined(first.device, second.session)).not.toEqual(bytes(...key));
});

test('shares that cannot belong together are rejected', async () => {
  const { device, session } = await splitKey(node.randomBytes(32));
  for (const [one, other] of [
    [device, device],
    [device, session.slice(1)],
    [device, bytes()],
  ] as const) {
    await expect(withKey(one, other, () => 0)).rejects.toMatchObject({
      code: CryptoErrorType.KeyShareCorrupted,
    });
  }
});

test('a key is wiped after its use, even after an error, and the shares stay', async () => {
  const shares: KeyShares = await splitKey(node.randomBytes(32));
  const before = structuredClone(shares);
  const seen: Uint8Array[] = [];
  await withKey(shares.device, shares.session, async (key) => {
    seen.push(key);
    await Promise.resolve();
    expect(key.some((byte) => byte !== 0)).toBe(true);
  });
  await expect(
    withKey(shares.device, shares.recovery, (key) => {
      seen.push(key);
      throw new Error('declined');
    }),
  ).rejects.toThrow('declined');
  expect(seen).toEqual([new Uint8Array(32), new Uint8Array(32)]);
  expect(shares).toEqual(before);
  wipe(shares.device, shares.session);
  expect([...shares.device, ...shares.session].every((byte) => byte === 0)).toBe(true);
});

/** Whether a derived key equals the given bytes, which is the case if one decrypts what the other encrypted. */
async function isKey(key: CryptoKey, raw: KeyShare): Promise<boolean> {
  const algorithm = { name: 'AES-GCM', iv: new Uint8Array(12) };
  const known = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const cipher = await crypto.subtle.encrypt(algorithm, key, bytes(1, 2, 3));
  return crypto.subtle.decrypt(algorithm, known, cipher).then(
    (plain) => Buffer.from(plain).equals(bytes(1, 2, 3)),
    () => false,
  );
}

test('a key is derived from a password as in RFC 7914, section 11, for PBKDF2-HMAC-SHA-256', async () => {
  const utf8 = (text: string) => Uint8Array.from(Buffer.from(text));
  for (const [password, salt, rounds, key] of [
    ['passwd', 'salt', 1, '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc'],
    ['Password', 'NaCl', 80_000, '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56'],
  ] as const) {
    const derived = await passwordKey(password, utf8(salt), rounds);
    expect(derived.extractable).toBe(false);
    expect(await isKey(derived, hex(key))).toBe(true);
    expect(await isKey(await passwordKey(password, utf8(salt), rounds + 1), hex(key))).toBe(false);
  }
});

test('a password typed on another keyboard is the same password', async () => {
  const salt = bytes(1);
  const composed = Uint8Array.from(node.pbkdf2Sync('\u00e9clair', salt, 2, 32, 'sha256'));
  expect(await isKey(await passwordKey('e\u0301clair', salt, 2), composed)).toBe(true);
});

test('a key is derived from a passkey’s secret with HKDF-SHA-256, and the secret is wiped', async () => {
  const secret = Uint8Array.from(node.randomBytes(32));
  const salt = Uint8Array.from(node.randomBytes(32));
  const key = Uint8Array.from(new Uint8Array(node.hkdfSync('sha256', secret, salt, 'recovery share', 32)));
  const derived = await passkeyKey(secret, salt);
  expect(derived.extractable).toBe(false);
  expect(await isKey(derived, key)).toBe(true);
  expect(secret).toEqual(new Uint8Array(32));
});
