import * as node from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decodeEvmTransaction } from '../src/accounts/decodeEvmTransaction.ts';
import { decodeStellarTransaction } from '../src/accounts/decodeStellarTransaction.ts';
import { evmAddressOf, isEvmAddress } from '../src/sandbox/chain/evmAddress.ts';
import { serializeEvm } from '../src/sandbox/chain/evmTransaction.ts';
import { serializeStellar } from '../src/sandbox/chain/stellarTransaction.ts';
import {
  concat,
  fromHex,
  fromNumber,
  toBase64Url,
  toHex,
  toNumber,
  utf8,
} from '../src/sandbox/crypto/bytes.ts';
import { p256, secp256k1 } from '../src/sandbox/crypto/curves.ts';
import { privateKeyOf, publicPoint, recoverPoint, signHash } from '../src/sandbox/crypto/ecdsa.ts';
import { ed25519PublicKey, ed25519Sign } from '../src/sandbox/crypto/ed25519.ts';
import { keccak256 } from '../src/sandbox/crypto/keccak256.ts';
import { hmacSha256, sha256 } from '../src/sandbox/crypto/sha256.ts';
import { sha512 } from '../src/sandbox/crypto/sha512.ts';

const digest = (name: string, data: Uint8Array) => node.createHash(name).update(data).digest('hex');
const messages = Array.from({ length: 60 }, (_, index) => Uint8Array.from(node.randomBytes(index * 5)));

describe('the hashes', () => {
  test('are those of Node, for messages of every length around a block', () => {
    for (const message of messages) {
      expect(toHex(sha256(message))).toBe(digest('sha256', message));
      expect(toHex(sha512(message))).toBe(digest('sha512', message));
      expect(toHex(hmacSha256(message, message))).toBe(
        node.createHmac('sha256', message).update(message).digest('hex'),
      );
    }
  });

  test('Keccak-256 gives the published values', () => {
    expect(toHex(keccak256(utf8('')))).toBe(
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
    expect(toHex(keccak256(utf8('abc')))).toBe(
      '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
    );
    const selector = toHex(keccak256(utf8('transfer(address,uint256)'))).slice(0, 8);
    expect(selector).toBe('a9059cbb');
    const bytes = (count: number) => new Uint8Array(count).fill(7);
    expect(toHex(keccak256(bytes(135)))).toBe(
      '316ef5fac392334013c099d269106bf60e177aa75b6b3e0ccefc0cd19ef6adb2',
    );
    expect(toHex(keccak256(bytes(136)))).toBe(
      'fe7b19f0a766c96fdae42d45fa0de3423bfe68a710492afee13853eb6004d9c4',
    );
    expect(toHex(keccak256(bytes(500)))).toBe(
      '6f95c9cb1d917c690bd446509cde0e1d9a19acd04dd8ed3d64eec73b82bf3773',
    );
  });
});

describe('ECDSA', () => {
  test.each([
    ['secp256k1', secp256k1],
    ['P-256', p256],
  ] as const)('on %s makes signatures that Node verifies', (crv, curve) => {
    for (const message of messages.slice(0, 5)) {
      const key = privateKeyOf(Uint8Array.from(node.randomBytes(32)), curve);
      const [x, y] = publicPoint(key, curve).map((value) => toBase64Url(fromNumber(value, 32)));
      const { r, s } = signHash(sha256(message), key, curve, true);
      const jwk = { kty: 'EC', crv, x, y };
      const publicKey = node.createPublicKey({ format: 'jwk', key: jwk });
      const signature = concat(fromNumber(r, 32), fromNumber(s, 32));
      expect(node.verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(
        true,
      );
      expect(s <= curve.n / 2n).toBe(true);
    }
  });

  test('is deterministic as RFC 6979, appendix A.2.5, says', () => {
    const key = 0xc9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721n;
    const { r, s } = signHash(sha256(utf8('sample')), key, p256);
    expect(r.toString(16)).toBe('efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716');
    expect(s.toString(16)).toBe('f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8');
  });

  test('gives back the key that signed, and another one for another message', () => {
    for (const message of messages.slice(0, 8)) {
      const key = privateKeyOf(sha256(message), secp256k1);
      const signature = signHash(sha256(message), key, secp256k1, true);
      expect(recoverPoint(sha256(message), signature, secp256k1)).toEqual(publicPoint(key, secp256k1));
      expect(recoverPoint(sha256(utf8('other')), signature, secp256k1)).not.toEqual(
        publicPoint(key, secp256k1),
      );
    }
    expect(recoverPoint(sha256(utf8('')), { r: 0n, s: 1n, yParity: 0 }, secp256k1)).toBeNull();
  });
});

test('Ed25519 makes the signatures and keys that Node makes', () => {
  for (const message of messages.slice(0, 8)) {
    const seed = sha256(message);
    const der = concat(fromHex('302e020100300506032b657004220420'), seed);
    const key = node.createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' });
    expect(toHex(ed25519Sign(message, seed))).toBe(node.sign(null, message, key).toString('hex'));
    const { x } = node.createPublicKey(key).export({ format: 'jwk' });
    expect(toBase64Url(ed25519PublicKey(seed))).toBe(x);
  }
});

describe('addresses and transactions', () => {
  test('an address comes from the key, with the checksum of EIP-55', () => {
    // The key and the address of the example in EIP-155.
    const key = toNumber(fromHex('46'.repeat(32)));
    expect(evmAddressOf(publicPoint(key, secp256k1))).toBe('0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F');
    expect(isEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(true);
    expect(isEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).toBe(false);
    expect(isEvmAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(true);
    expect(isEvmAddress('0x5aaeb6')).toBe(false);
  });

  test('an EVM transaction is the one of the OpenAPI description, and is read back', () => {
    const data = Uint8Array.from({ length: 68 }, (_, index) => index);
    const fields = {
      chainId: 80002n,
      nonce: 7n,
      maxPriorityFeePerGas: 30_000_000_000n,
      maxFeePerGas: 60_000_000_000n,
      gasLimit: 21_000n,
      to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      value: 1_500_000_000_000_000_000n,
      data: new Uint8Array(),
    };
    expect(serializeEvm(fields)).toBe(
      '0x02f483013882078506fc23ac00850df847580082520894fb6916095ca1df60bb79ce92ce3ea74c37c5d3598814d1120d7b16000080c0',
    );
    expect(decodeEvmTransaction(serializeEvm({ ...fields, nonce: 0n, value: 0n, data }))).toMatchObject({
      value: 0n,
      data: `0x${toHex(data)}`,
    });
  });

  test('a Stellar transaction is the one of the OpenAPI description, and is read back', () => {
    const fields = {
      from: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
      to: 'GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H',
      asset: 'EXD:GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H',
      amount: 15_000_000n,
      fee: 200,
      sequence: 0x0000100000000007n,
      memo: 'invoice 1047',
      createsAccount: false,
    };
    expect(serializeStellar(fields)).toBe(
      'AAAAAgAAAAA/DDS/k60NmXHQTMyQ9wVRHIOKrZc0pKL7DXoD/H/omgAAAMgAABAAAAAABwAAAAAAAAABAAAADGludm9pY2UgMTA0NwAAAAEAAAAAAAAAAQAAAABi/B0L0JGythwN1lY0aypo19NHxvLCyO5tBEcCVvwF9wAAAAFFWEQAAAAAAGL8HQvQkbK2HA3WVjRrKmjX00fG8sLI7m0ERwJW/AX3AAAAAADk4cAAAAAAAAAAAA==',
    );
    const long = { ...fields, asset: `LONGCODE:${fields.to}`, memo: undefined };
    expect(decodeStellarTransaction(serializeStellar(long))).toMatchObject({
      asset: long.asset,
      memo: undefined,
    });
    const creating = { ...fields, asset: null, memo: undefined, createsAccount: true };
    expect(decodeStellarTransaction(serializeStellar(creating))).toMatchObject({
      asset: 'native',
      createsAccount: true,
      amount: 15_000_000n,
    });
  });
});
