import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { PublicKey, Signature, SignaturePayload } from '../signer/Signer.ts';
import { textHash, transactionHash } from '../signing/hashes.ts';
import { publicKeyOf } from '../signing/publicKeyOf.ts';
import { signHash } from '../signing/signHash.ts';
import type { KeyFrameOptions } from './KeyFrameOptions.ts';
import type { OfEachKey } from './KeyServer.ts';
import { withKey } from './withKey.ts';
import { withTwoShares } from './withTwoShares.ts';

/**
 * Whether a secret key belongs to a public key. Mismatched shares also combine, to another key or to an invalid one.
 */
function isKeyOf(secret: Uint8Array, { kind, publicKey }: PublicKey): boolean {
  try {
    return publicKeyOf(kind, secret).publicKey === publicKey;
  } catch {
    return false;
  }
}

/** Combines two shares for one signature. */
export function signWithShares(
  options: KeyFrameOptions,
  user: { userId: string; accessToken: string; publicKeys: OfEachKey<PublicKey> },
  payload: SignaturePayload,
): Promise<Signature> {
  const { kind } = networkInfo(payload.network);
  const hash =
    payload.kind === 'message' ? textHash(payload.message, kind) : transactionHash(payload.transaction);
  return withTwoShares(options, { ...user, kind }, (deviceShare, sessionShare) =>
    withKey(deviceShare, sessionShare, (secret) => {
      if (!isKeyOf(secret, user.publicKeys[kind])) throw new CryptoError(CryptoErrorType.KeyShareCorrupted);
      return signHash(hash, kind, secret);
    }),
  );
}
