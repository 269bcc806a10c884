import { constants, crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MAX_COLORS = 256;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * Encodes opaque RGBA pixels as a PNG with a palette, which takes half the time and half the size of one without.
 * Returns nothing if there are more colors than a palette has.
 */
export function encodePng(pixels: Buffer, width: number): Buffer | undefined {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const height = colors.length / width;
  const palette = new Map<number, number>();
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array(height * (width + 1));
  let last = NaN;
  let entry = 0;
  for (let from = 0, to = 1; from < colors.length; to++) {
    for (const end = from + width; from < end; from++, to++) {
      const color = colors[from] as number;
      if (color !== last) {
        entry = palette.get(color) ?? palette.size;
        if (entry === MAX_COLORS) return undefined;
        palette.set(color, entry);
        last = color;
      }
      if (entry > 0) rows[to] = entry;
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const entries = new Uint8Array(Uint32Array.from(palette.keys()).buffer);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      entries.filter((_, index) => index % 4 < 3),
    ),
    // Most pixels repeat the one before.
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', new Uint8Array()),
  ]);
}
