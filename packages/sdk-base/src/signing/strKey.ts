const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The version byte of a Stellar account's address, which makes the address start with G. */
const STELLAR_ACCOUNT = 6 << 3;

/** CRC16 with the polynomial 0x1021 and the initial value 0 (XMODEM), as StrKey defines it. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}

/**
 * Decodes a StrKey with a version byte and a payload of the given size. Returns `undefined` for any other text.
 *
 * @internal
 */
export function decodePayload(text: string, version: number, size: number): Uint8Array | undefined {
  // The version, the payload, and a checksum, low byte first.
  const bytes = new Uint8Array(size + 3);
  if (text.length !== Math.ceil((bytes.length * 8) / 5)) return undefined;
  let buffer = 0;
  let bits = 0;
  let length = 0;
  for (const character of text) {
    const value = BASE32.indexOf(character);
    if (value === -1) return undefined;
    buffer = ((buffer << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = (buffer >> bits) & 0xff;
    }
  }
  // The padding bits of the last character are zero.
  if (buffer & ((1 << bits) - 1)) return undefined;
  const [low = 0, high = 0] = bytes.subarray(-2);
  if (bytes[0] !== version || crc16(bytes.subarray(0, -2)) !== (low | (high << 8))) return undefined;
  return bytes.slice(1, -2);
}

/**
 * Decodes the StrKey of a Stellar account to its 32 bytes. Returns `undefined` for any other text.
 *
 * @internal
 */
export const decodeStrKey = (address: string): Uint8Array | undefined =>
  decodePayload(address, STELLAR_ACCOUNT, 32);

/**
 * Encodes the 32 bytes of a Stellar account as its StrKey.
 *
 * @internal
 */
export function encodeStrKey(key: Uint8Array): string {
  const bytes = new Uint8Array(35);
  bytes[0] = STELLAR_ACCOUNT;
  bytes.set(key, 1);
  const checksum = crc16(bytes.subarray(0, 33));
  bytes[33] = checksum & 0xff;
  bytes[34] = checksum >> 8;
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(buffer >> bits) & 31] ?? '';
    }
  }
  return text;
}
