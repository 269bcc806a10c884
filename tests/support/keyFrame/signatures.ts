import { createHash, createPublicKey, verify } from 'node:crypto';
import { decodeStrKey } from '../../../packages/sdk-base/src/signing/strKey.ts';
import type { KeyFrameServers } from './servers.ts';

export type Broadcast = {
  transaction: { serialized: string; networkPassphrase: string };
  signature: { r: string; s: string; yParity: 0 | 1; publicKey: string; signature: string };
};

/** Returns the last transaction that the page has broadcast. */
export function lastBroadcast(servers: KeyFrameServers): Broadcast {
  const sent = servers.received.findLast(({ path }) => path === '/v1/transactions');
  return JSON.parse(sent?.body.toString() ?? '{}') as Broadcast;
}

/** Whether bytes are signed by a Stellar account's key, as verified by Node. */
export function isSignedBy(address: string, bytes: Uint8Array, signature: string): boolean {
  const x = Buffer.from(decodeStrKey(address) ?? []).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, bytes, key, Buffer.from(signature, 'base64'));
}

export const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
