import { encodeStrKey } from '../../accounts/strKey.ts';
import type { Network } from '../../networks/Network.ts';
import { networks } from '../../networkInfo/networks.ts';
import { secp256k1 } from '../crypto/curves.ts';
import { compressedKey, privateKeyOf, publicPoint } from '../crypto/ecdsa.ts';
import { ed25519PublicKey } from '../crypto/ed25519.ts';
import { toHex } from '../crypto/bytes.ts';
import type { Ids } from '../createIds.ts';
import { evmAddressOf } from './evmAddress.ts';

/** A user's two keys. The sandbox holds them whole, which production never does. */
export type UserKeys = {
  readonly evm: { readonly key: bigint; readonly publicKey: string; readonly address: string };
  readonly stellar: { readonly seed: Uint8Array; readonly address: string };
};

/** Makes the keys of a user, the same ones for the same seed and user. */
export function makeUserKeys(ids: Ids, userId: string): UserKeys {
  const key = privateKeyOf(ids.fixed(`secp256k1 ${userId}`), secp256k1);
  const seed = ids.fixed(`ed25519 ${userId}`);
  return {
    evm: {
      key,
      publicKey: `0x${toHex(compressedKey(key, secp256k1))}`,
      address: evmAddressOf(publicPoint(key, secp256k1)),
    },
    stellar: { seed, address: encodeStrKey(ed25519PublicKey(seed)) },
  };
}

export const addressOn = (keys: UserKeys, network: Network): string =>
  networks[network].kind === 'evm' ? keys.evm.address : keys.stellar.address;
