export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export function concat(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Lower-case hexadecimal digits, without `0x`. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads hexadecimal digits, with or without `0x`. */
export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.replace(/^0x/, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes) || '0'}`);

/** A number as big-endian bytes of a fixed length. */
export const fromNumber = (value: bigint, length: number): Uint8Array =>
  fromHex(value.toString(16).padStart(length * 2, '0'));

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Throws where the text is not base64url. */
export const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
