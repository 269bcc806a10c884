import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { PublicKey } from '../signer/Signer.ts';
import { publicKeyOf } from '../signing/publicKeyOf.ts';
import type { DeviceStore } from './DeviceStore.ts';
import { storeDeviceShares } from './deviceShares.ts';
import type { KeyServer, OfEachKey } from './KeyServer.ts';
import type { KeyShares } from './KeyShares.ts';
import { splitKey } from './splitKey.ts';
import { wipe } from './wipe.ts';

/** Creates a key and splits it. The key is wiped before the promise settles. */
async function makeKey(kind: PublicKey['kind']): Promise<{ publicKey: PublicKey; shares: KeyShares }> {
  const { lengths, utils } = kind === 'evm' ? secp256k1 : ed25519;
  // The seed is generated here so that it can be wiped as well: a secp256k1 key is derived from more bytes than its own
  // length.
  const seed = crypto.getRandomValues(new Uint8Array(lengths.seed ?? 32));
  const secret = utils.randomSecretKey(seed);
  try {
    return { publicKey: publicKeyOf(kind, secret), shares: await splitKey(secret) };
  } finally {
    wipe(secret, seed);
  }
}

const wipeShares = ({ shares }: { shares: KeyShares }) => wipe(...Object.values(shares));

/**
 * Creates a user's two keys, stores the device shares, and registers the public keys and session shares. The recovery
 * shares aren't stored: they're computed from the other two when the user sets up recovery.
 */
export async function makeKeys(
  { server, device }: { server: KeyServer; device: DeviceStore },
  userId: string,
  accessToken: string,
): Promise<OfEachKey<PublicKey>> {
  const evm = await makeKey('evm');
  const stellar = await makeKey('stellar');
  const publicKeys = { evm: evm.publicKey, stellar: stellar.publicKey };
  try {
    // Stored before the registration, since keys without a stored device share would be lost for good.
    await storeDeviceShares(
      device,
      userId,
      { evm: evm.shares.device, stellar: stellar.shares.device },
      false,
    );
    await server.createKeys(accessToken, publicKeys, {
      evm: evm.shares.session,
      stellar: stellar.shares.session,
    });
    return publicKeys;
  } catch (error) {
    if (!isNacreError(error, SdkErrorType.Conflict)) throw error;
    // Another device was faster, or the response to a first attempt was lost.
    const { publicKeys: known } = await server.getHolder(accessToken);
    if (!known) throw error;
    if (known.evm.publicKey !== publicKeys.evm.publicKey) await device.delete(userId);
    return known;
  } finally {
    wipeShares(evm);
    wipeShares(stellar);
  }
}
