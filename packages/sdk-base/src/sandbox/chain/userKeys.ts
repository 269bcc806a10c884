import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex, bytesToNumberBE, numberToBytesBE } from '@noble/curves/utils.js';
import { encodeStrKey } from '../../signing/strKey.ts';
import type { Network } from '../../networks/Network.ts';
import { networks } from '../../networkInfo/networks.ts';
import type { Ids } from '../createIds.ts';
import { evmAddressOf } from '../../signing/evmAddress.ts';

/** The backend's data on a user's two keys. */
export type Addresses = {
  readonly evm: { readonly address: string };
  readonly stellar: { readonly address: string };
};

/** A user's two keys. Unlike production, the sandbox stores them whole. */
export type UserKeys = {
  readonly evm: { readonly secret: Uint8Array; readonly publicKey: string; readonly address: string };
  readonly stellar: { readonly seed: Uint8Array; readonly address: string };
};

/** Derives a secret key from a 32-byte hash. The key is a number from 1 to below the curve's order. */
function secretOf(hash: Uint8Array): Uint8Array {
  const { ORDER } = secp256k1.Point.Fn;
  return numberToBytesBE((bytesToNumberBE(hash) % (ORDER - 1n)) + 1n, 32);
}

/** Derives a user's keys, which are the same for the same seed and user. */
export function makeUserKeys(ids: Ids, userId: string): UserKeys {
  const secret = secretOf(ids.fixed(`secp256k1 ${userId}`));
  const seed = ids.fixed(`ed25519 ${userId}`);
  return {
    evm: {
      secret,
      publicKey: `0x${bytesToHex(secp256k1.getPublicKey(secret))}`,
      address: evmAddressOf(secp256k1.getPublicKey(secret, false)),
    },
    stellar: { seed, address: encodeStrKey(ed25519.getPublicKey(seed)) },
  };
}

export const addressOn = (keys: Addresses, network: Network): string =>
  networks[network].kind === 'evm' ? keys.evm.address : keys.stellar.address;
