import * as node from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { decodeEvmTransaction } from '../src/accounts/decodeEvmTransaction.ts';
import { decodeStellarTransaction } from '../src/accounts/decodeStellarTransaction.ts';
import { encodeStrKey } from '../src/signing/strKey.ts';
import { evmAddressOf, isEvmAddress } from '../src/signing/evmAddress.ts';
import { serializeEvm } from '../src/sandbox/chain/evmTransaction.ts';
import { isSignedBy, signText, signTransaction } from '../src/sandbox/chain/sign.ts';
import { serializeStellar } from '../src/sandbox/chain/stellarTransaction.ts';
import { makeUserKeys, type UserKeys } from '../src/sandbox/chain/userKeys.ts';
import { createIds } from '../src/sandbox/createIds.ts';
import { signEs256 } from '../src/sandbox/signEs256.ts';

/* Compares the sandbox's use of cryptography with published keys, hashes and signatures, and with Node's
   implementation. */

const users = Array.from({ length: 8 }, (_, index) => makeUserKeys(createIds('keys'), `usr_${index}`));

/** Creates the keys of a user with a known key on EVM networks. */
function withEvmKey(hex: string): UserKeys {
  const secret = hexToBytes(hex);
  const address = evmAddressOf(secp256k1.getPublicKey(secret, false));
  return { ...users[0], evm: { secret, publicKey: '', address } } as UserKeys;
}

/** Creates the keys of a user with a known key on Stellar. */
function withStellarKey(seed: Uint8Array): { keys: UserKeys; publicKey: node.KeyObject } {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const publicKey = node.createPublicKey(node.createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return { keys: { ...users[0], stellar: { seed, address: encodeStrKey(raw) } } as UserKeys, publicKey };
}

describe('signatures', () => {
  // The transaction, key and signature of the example in EIP-155.
  const transaction = {
    kind: 'evm' as const,
    network: 'ethereum-sepolia' as const,
    serialized:
      '0xec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080',
  };
  const keys = withEvmKey('46'.repeat(32));
  const signature = {
    kind: 'evm' as const,
    r: '0x28ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276',
    s: '0x67cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83',
    yParity: 0 as const,
  };

  test('of EVM transactions match the published ones', () => {
    expect(signTransaction(transaction, keys)).toEqual(signature);
  });

  test('of EVM transactions are accepted only from the account’s key and for the same transaction', () => {
    const high = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n - BigInt(signature.s);
    expect(isSignedBy(transaction, signature, keys)).toBe(true);
    expect(isSignedBy(transaction, { ...signature, s: `0x${high.toString(16)}`, yParity: 1 }, keys)).toBe(
      true,
    );
    for (const [changed, by, of] of [
      [signature, users[0], transaction],
      [signature, keys, { ...transaction, serialized: `${transaction.serialized}00` }],
      [{ ...signature, yParity: 1 as const }, keys, transaction],
      [{ ...signature, r: `0x${'0'.repeat(64)}` }, keys, transaction],
      [{ ...signature, s: `0x${'f'.repeat(64)}` }, keys, transaction],
    ] as const)
      expect(isSignedBy(of, changed, by as UserKeys)).toBe(false);
    for (const user of users) {
      const own = signTransaction(transaction, user);
      expect(users.filter((each) => isSignedBy(transaction, own, each))).toEqual([user]);
    }
  });

  test('of texts on EVM networks match the published ones, with the prefix of ERC-191', () => {
    // The example in web3.js' documentation of `eth.accounts.sign`.
    const account = withEvmKey('4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318');
    expect(account.evm.address).toBe('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23');
    expect(signText('Some data', 'evm', account)).toEqual({
      kind: 'evm',
      r: '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd',
      s: '0x6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a029',
      yParity: 1,
    });
  });

  test('of texts on Stellar match SEP-53, and Node verifies them', () => {
    const message = 'Hello, World!';
    const signed = node.createHash('sha256').update(`Stellar Signed Message:\n${message}`).digest();
    for (const { stellar } of users) {
      const { keys: account, publicKey } = withStellarKey(stellar.seed);
      expect(account.stellar.address).toBe(stellar.address);
      const text = signText(message, 'stellar', account);
      expect(text).toMatchObject({ kind: 'stellar', publicKey: stellar.address });
      const bytes = Buffer.from('signature' in text ? text.signature : '', 'base64');
      expect(node.verify(null, signed, publicKey, bytes)).toBe(true);
    }
  });

  test('of tokens and passports match RFC 6979, appendix A.2.5, with s in either half', () => {
    const secret = hexToBytes('c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721');
    expect(bytesToHex(signEs256(utf8ToBytes('sample'), secret))).toBe(
      'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716' +
        'f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
    );
  });
});

test('the same seed gives the same keys', () => {
  const { evm, stellar } = makeUserKeys(createIds('seed'), 'usr_0');
  expect(evm.address).toBe('0xb807A9D62aCFa94B31FA3740e31519980C061bBA');
  expect(evm.publicKey).toBe('0x0282d7049197db1c2305d8217f379b63bb3c5082454c136201c6356aa575b5ed99');
  expect(stellar.address).toBe('GCGM5ZLNDHU6QQ5YQ2AVTUW6CEHX6QZFXOF3PM4BZ3C4UPXCXW343QWP');
});

describe('addresses and transactions', () => {
  test('an address derives from the key, with the checksum of EIP-55', () => {
    // The key and address of the example in EIP-155.
    expect(withEvmKey('46'.repeat(32)).evm.address).toBe('0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F');
    expect(isEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(true);
    expect(isEvmAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).toBe(false);
    expect(isEvmAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(true);
    expect(isEvmAddress('0x5aaeb6')).toBe(false);
  });

  test('an EVM transaction matches the OpenAPI description, and can be decoded', () => {
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
      data: `0x${bytesToHex(data)}`,
    });
  });

  describe('a Stellar transaction', () => {
    const fields = {
      from: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
      to: 'GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H',
      asset: 'EXD:GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H',
      amount: 15_000_000n,
      fee: 200,
      sequence: 0x0000100000000007n,
      maxTime: BigInt(Date.parse('2026-03-02T09:31:00Z') / 1_000),
      memo: undefined,
      createsAccount: false,
    };
    // Created with the TransactionBuilder of @stellar/stellar-base 15. The OpenAPI description contains the first one.
    test.each<[string, object, string]>([
      [
        'with a text',
        { memo: { type: 'text', value: 'invoice 1047' } },
        'AAAAAgAAAAA/DDS/k60NmXHQTMyQ9wVRHIOKrZc0pKL7DXoD/H/omgAAAMgAABAAAAAABwAAAAEAAAAAAAAAAAAAAABppVjUAAAAAQAAAAxpbnZvaWNlIDEwNDcAAAABAAAAAAAAAAEAAAAAYvwdC9CRsrYcDdZWNGsqaNfTR8bywsjubQRHAlb8BfcAAAABRVhEAAAAAABi/B0L0JGythwN1lY0aypo19NHxvLCyO5tBEcCVvwF9wAAAAAA5OHAAAAAAAAAAAA=',
      ],
      [
        'without a memo',
        {},
        'AAAAAgAAAAA/DDS/k60NmXHQTMyQ9wVRHIOKrZc0pKL7DXoD/H/omgAAAMgAABAAAAAABwAAAAEAAAAAAAAAAAAAAABppVjUAAAAAAAAAAEAAAAAAAAAAQAAAABi/B0L0JGythwN1lY0aypo19NHxvLCyO5tBEcCVvwF9wAAAAFFWEQAAAAAAGL8HQvQkbK2HA3WVjRrKmjX00fG8sLI7m0ERwJW/AX3AAAAAADk4cAAAAAAAAAAAA==',
      ],
      [
        'with an id',
        { memo: { type: 'id', value: '18446744073709551615' } },
        'AAAAAgAAAAA/DDS/k60NmXHQTMyQ9wVRHIOKrZc0pKL7DXoD/H/omgAAAMgAABAAAAAABwAAAAEAAAAAAAAAAAAAAABppVjUAAAAAv//////////AAAAAQAAAAAAAAABAAAAAGL8HQvQkbK2HA3WVjRrKmjX00fG8sLI7m0ERwJW/AX3AAAAAUVYRAAAAAAAYvwdC9CRsrYcDdZWNGsqaNfTR8bywsjubQRHAlb8BfcAAAAAAOThwAAAAAAAAAAA',
      ],
      [
        'with a hash',
        { memo: { type: 'hash', value: 'ab'.repeat(32) } },
        'AAAAAgAAAAA/DDS/k60NmXHQTMyQ9wVRHIOKrZc0pKL7DXoD/H/omgAAAMgAABAAAAAABwAAAAEAAAAAAAAAAAAAAABppVjUAAAAA6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6urAAAAAQAAAAAAAAABAAAAAGL8HQvQkbK2HA3WVjRrKmjX00fG8sLI7m0ERwJW/AX3AAAAAUVYRAAAAAAAYvwdC9CRsrYcDdZWNGsqaNfTR8bywsjubQRHAlb8BfcAAAAAAOThwAAAAAAAAAAA',
      ],
      [
        'that creates an account',
        { asset: null, createsAccount: true },
        'AAAAAgAAAAA/DDS/k60NmXHQTMyQ9wVRHIOKrZc0pKL7DXoD/H/omgAAAMgAABAAAAAABwAAAAEAAAAAAAAAAAAAAABppVjUAAAAAAAAAAEAAAAAAAAAAAAAAABi/B0L0JGythwN1lY0aypo19NHxvLCyO5tBEcCVvwF9wAAAAAA5OHAAAAAAAAAAAA=',
      ],
    ])('%s matches the Stellar SDK’s output, and can be decoded', (_, changes, serialized) => {
      const made = { ...fields, ...changes };
      expect(serializeStellar(made)).toBe(serialized);
      expect(decodeStellarTransaction(serialized)).toEqual({
        source: made.from,
        fee: 200n,
        minTime: 0n,
        maxTime: made.maxTime,
        memo: made.memo,
        to: made.to,
        asset: made.asset ?? 'native',
        amount: made.amount,
        createsAccount: made.createsAccount,
      });
    });

    test('of an asset with a long code can be decoded', () => {
      const asset = `LONGCODE:${fields.to}`;
      expect(decodeStellarTransaction(serializeStellar({ ...fields, asset }))).toMatchObject({ asset });
    });
  });
});
