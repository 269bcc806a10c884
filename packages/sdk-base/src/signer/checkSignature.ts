import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import type { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import type { Signature } from './Signer.ts';

const WORD = /^0x[0-9a-f]{64}$/;

/** Half of the order of secp256k1. A larger `s` is the same signature in a form that networks refuse. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/**
 * Checks the format of a signature, which comes from the key frame or the application's own signer. The network decides
 * whether it's valid.
 *
 * @param address - the address of the account, if the signature contains its key
 * @internal
 */
export function checkSignature(answer: unknown, network: Network, address?: string): Signature {
  const { kind, r, s, yParity, publicKey, signature } = (answer ?? {}) as Record<string, unknown>;
  const expected = networkInfo(network).kind;
  if (kind !== expected && (kind === 'evm' || kind === 'stellar'))
    throw new CryptoError(CryptoErrorType.UnsupportedCurve);
  if (kind === 'evm') {
    const whole = typeof r === 'string' && WORD.test(r) && typeof s === 'string' && WORD.test(s);
    if (
      whole &&
      (yParity === 0 || yParity === 1) &&
      BigInt(r) > 0n &&
      BigInt(s) > 0n &&
      BigInt(s) <= HALF_ORDER
    )
      return { kind, r, s, yParity };
  } else if (kind === 'stellar' && typeof publicKey === 'string' && typeof signature === 'string') {
    if (address !== undefined && publicKey !== address)
      throw new CryptoError(CryptoErrorType.InvalidPublicKey);
    if (/^G[A-Z2-7]{55}$/.test(publicKey) && /^[A-Za-z0-9+/]{86}==$/.test(signature))
      return { kind, publicKey, signature };
  }
  throw new CryptoError(CryptoErrorType.SignatureFailed);
}
