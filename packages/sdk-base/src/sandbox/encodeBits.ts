import { toBase64Url } from '../base64.ts';

/** The minimum size of a status list, which keeps a request from revealing the entry of interest. */
const BYTES = 16_384;

/**
 * Encodes the bits of a status list according to the W3C Recommendation, with gzip and as base64url after a `u`. No
 * platform has a synchronous gzip. Compressing only runs of one byte is enough, because a list is almost all zeros.
 */
export function encodeBits(bits: readonly boolean[]): string {
  const bytes = new Uint8Array(Math.max(BYTES, Math.ceil(bits.length / 8)));
  bits.forEach((bit, index) => {
    if (bit) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7));
  });
  return `u${toBase64Url(gzip(bytes))}`;
}

/** RFC 1952: a header, the compressed data, and their checksum and length. */
function gzip(bytes: Uint8Array): Uint8Array {
  const header = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
  return Uint8Array.from([
    ...header,
    ...deflate(bytes),
    ...littleEndian(crc32(bytes)),
    ...littleEndian(bytes.length),
  ]);
}

const littleEndian = (value: number) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 255);

/** RFC 1951, section 3.2.6: one block with the fixed codes. */
function deflate(bytes: Uint8Array): number[] {
  const out: number[] = [];
  let buffer = 0;
  let held = 0;
  const write = (value: number, length: number) => {
    buffer |= value << held;
    held += length;
    for (; held >= 8; held -= 8, buffer >>>= 8) out.push(buffer & 255);
  };
  /** Huffman codes start with their highest bit, everything else with its lowest. */
  const writeCode = (code: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) write((code >> bit) & 1, 1);
  };
  const literal = (byte: number) =>
    byte < 144 ? writeCode(0x30 + byte, 8) : writeCode(0x190 + byte - 144, 9);

  write(0b011, 3);
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    literal(byte);
    at++;
    let run = 0;
    while (run < 258 && bytes[at + run] === byte) run++;
    if (run < 258) continue;
    // Repeats the previous byte 258 times: the code of that length, then the code of distance 1.
    writeCode(0xc5, 8);
    writeCode(0, 5);
    at += run;
  }
  writeCode(0, 7);
  if (held > 0) write(0, 8 - held);
  return out;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}
