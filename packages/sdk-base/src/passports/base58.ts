const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A key has 48 characters and a signature 88. Decoding is quadratic, so longer texts are rejected up front. */
const longest = 128;

/**
 * Decodes base58btc.
 *
 * @returns the bytes, or `null` when the text is not base58btc or is longer than any key or signature
 * @internal
 */
export function decodeBase58(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length > longest) return null;
  let number = 0n;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return null;
    number = number * 58n + BigInt(digit);
  }
  const zeros = text.length - text.replace(/^1+/, '').length;
  const bytes: number[] = [];
  for (; number > 0n; number >>= 8n) bytes.unshift(Number(number & 255n));
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes]);
}

/**
 * Encodes base58btc.
 *
 * @internal
 */
export function encodeBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = alphabet.charAt(Number(number % 58n)) + text;
  const firstByte = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(firstByte < 0 ? bytes.length : firstByte) + text;
}
