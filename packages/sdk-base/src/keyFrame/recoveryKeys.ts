import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { webCrypto } from '../passports/webCrypto.ts';
import { wipe } from './wipe.ts';

/** The PBKDF2 iterations for a recovery password. */
export const PASSWORD_ROUNDS = 600_000;

/** The minimum length of a recovery password, in characters. */
export const SHORTEST_PASSWORD = 12;

const AES = { name: 'AES-GCM', length: 256 };

/** Throws if a new password is too short. */
export function checkPassword(password: string): void {
  // Counts code points, so that a character outside the basic plane counts once.
  if ([...password].length >= SHORTEST_PASSWORD) return;
  throw new SdkError(SdkErrorType.InvalidArgument, {
    message: `The recovery password must have at least ${SHORTEST_PASSWORD} characters.`,
    details: { argument: 'password' },
  });
}

/** Derives the encryption key of a share from a recovery password with PBKDF2-SHA-256. The key isn't extractable. */
export async function passwordKey(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<CryptoKey> {
  // Keyboards encode the same letter in different forms.
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  try {
    const base = await webCrypto().importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
    const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
    return await webCrypto().deriveKey(parameters, base, AES, false, ['encrypt', 'decrypt']);
  } finally {
    // The string itself can't be wiped.
    wipe(bytes);
  }
}

/** Derives the encryption key of a share from the output of a passkey's PRF, and wipes that secret. */
export async function passkeyKey(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> {
  try {
    const base = await webCrypto().importKey('raw', secret, 'HKDF', false, ['deriveKey']);
    const info = new TextEncoder().encode('recovery share');
    const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info };
    return await webCrypto().deriveKey(parameters, base, AES, false, ['encrypt', 'decrypt']);
  } finally {
    wipe(secret);
  }
}
