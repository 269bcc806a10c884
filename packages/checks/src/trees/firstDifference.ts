import { gunzipSync } from 'node:zlib';

/** The number of bytes shown around a difference. */
const AROUND = 60;

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function firstDifferentByte(left: Buffer, right: Buffer): number {
  const end = Math.min(left.length, right.length);
  let offset = 0;
  while (offset < end && left[offset] === right[offset]) offset += 1;
  return offset;
}

/** Returns the content around a position, as text with escaped control characters, or as hexadecimal bytes. */
function excerpt(bytes: Buffer, offset: number): string {
  if (offset >= bytes.length) return '(ends here)';
  const part = bytes.subarray(Math.max(0, offset - AROUND / 2), offset + AROUND);
  if (part.includes(0) || part.toString('utf8').slice(3, -3).includes('�')) {
    return bytes
      .subarray(offset, offset + 16)
      .toString('hex')
      .replace(/../g, '$& ')
      .trimEnd();
  }
  return JSON.stringify(part.toString('utf8'));
}

function gunzipped(bytes: Buffer): Buffer | undefined {
  try {
    return isGzip(bytes) ? gunzipSync(bytes) : undefined;
  } catch {
    // Broken, or followed by other bytes. The packed bytes are compared instead.
    return undefined;
  }
}

/**
 * Describes where two contents first differ, with an excerpt of each, or returns undefined if they're equal. For gzip
 * files, describes the difference of the unpacked contents, since packed bytes are meaningless to a reader.
 */
export function firstDifference(left: Buffer, right: Buffer): string | undefined {
  if (left.equals(right)) return undefined;
  const [inside, otherInside] = [gunzipped(left), gunzipped(right)];
  if (inside && otherInside && !inside.equals(otherInside))
    return `unpacked, ${describe(inside, otherInside)}`;
  return describe(left, right);
}

function describe(left: Buffer, right: Buffer): string {
  const offset = firstDifferentByte(left, right);
  const line = left.subarray(0, offset).filter((byte) => byte === 0x0a).length + 1;
  return `differs at byte ${offset}, line ${line}\n  - ${excerpt(left, offset)}\n  + ${excerpt(right, offset)}`;
}
