import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { webCrypto } from '../passports/webCrypto.ts';
import { fromBase64, toBase64 } from '../base64.ts';

const NONCE_BYTES = 12;

/** AES-256-GCM. The share's context is authenticated with it, so that no sealed share can replace another. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, context: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(context),
});

/** Encrypts a share. Returns the nonce and the ciphertext in base64. */
export async function seal(key: CryptoKey, share: Uint8Array<ArrayBuffer>, context: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const encrypted = await webCrypto().encrypt(algorithm(nonce, context), key, share);
  const sealed = new Uint8Array(NONCE_BYTES + encrypted.byteLength);
  sealed.set(nonce);
  sealed.set(new Uint8Array(encrypted), NONCE_BYTES);
  return toBase64(sealed);
}

/** Decrypts a share, or throws `DecryptionFailed`. */
export async function open(
  key: CryptoKey,
  sealed: string,
  context: string,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const bytes = new Uint8Array(fromBase64(sealed));
    const nonce = bytes.slice(0, NONCE_BYTES);
    return new Uint8Array(
      await webCrypto().decrypt(algorithm(nonce, context), key, bytes.subarray(NONCE_BYTES)),
    );
  } catch (error) {
    throw new CryptoError(CryptoErrorType.DecryptionFailed, { cause: error });
  }
}
