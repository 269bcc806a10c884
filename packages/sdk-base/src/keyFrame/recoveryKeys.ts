import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { webCrypto } from '../passports/webCrypto.ts';
import { wipe } from './wipe.ts';

/** How often PBKDF2 hashes a recovery password. */
export const PASSWORD_ROUNDS = 600_000;

/** How many characters a recovery password has at least. */
const SHORTEST_PASSWORD = 12;

const AES = { name: 'AES-GCM', length: 256 };

/** Refuses a password that is too short to be set. */
export function checkPassword(password: string): void {
  // Characters as people count them, not the two halves of one outside the basic plane.
  if ([...password].length >= SHORTEST_PASSWORD) return;
  throw new SdkError(SdkErrorType.InvalidArgument, {
    message: `The recovery password must have at least ${SHORTEST_PASSWORD} characters.`,
    details: { argument: 'password' },
  });
}

/** Derives the key that a recovery password opens its share with: PBKDF2-SHA-256. It can't be read out. */
export async function passwordKey(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<CryptoKey> {
  // Keyboards write the same letter in different forms.
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  try {
    const base = await webCrypto().importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
    const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
    return await webCrypto().deriveKey(parameters, base, AES, false, ['encrypt', 'decrypt']);
  } finally {
    // The string that it was made from can't be wiped.
    wipe(bytes);
  }
}

/** Derives the key that a passkey opens its share with, from what the passkey's PRF gave. The secret is wiped. */
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
