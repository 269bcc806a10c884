import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { webCrypto } from '../passports/webCrypto.ts';
import type { PublicKey } from '../signer/Signer.ts';
import { contextOf } from './contexts.ts';
import type { DeviceRecord, DeviceStore } from './DeviceStore.ts';
import type { OfEachKey } from './KeyServer.ts';
import type { KeyShare } from './KeyShares.ts';
import { open, seal } from './seal.ts';

/** Encrypts device shares with a new key that isn't extractable, and stores them. */
export async function storeDeviceShares(
  store: DeviceStore,
  userId: string,
  shares: OfEachKey<KeyShare>,
  offered: boolean,
): Promise<void> {
  const algorithm = { name: 'AES-GCM', length: 256 };
  const key = await webCrypto().generateKey(algorithm, false, ['encrypt', 'decrypt']);
  const sealed = {
    evm: await seal(key, shares.evm, contextOf('device', userId, 'evm')),
    stellar: await seal(key, shares.stellar, contextOf('device', userId, 'stellar')),
  };
  await store.put(userId, { key, shares: sealed, offered });
}

/** Decrypts the device share of one key. The caller has to wipe it. */
export async function openDeviceShare(
  record: DeviceRecord | undefined,
  userId: string,
  kind: PublicKey['kind'],
): Promise<KeyShare> {
  if (!record) throw new CryptoError(CryptoErrorType.KeyShareMissing);
  return open(record.key, record.shares[kind], contextOf('device', userId, kind));
}
