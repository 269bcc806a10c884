import { gunzipSync } from 'node:zlib';

/** The number of bytes shown around a difference. */
const AROUND = 60;

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function firstDifferentByte(one: Buffer, other: Buffer): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at] === other[at]) at += 1;
  return at;
}

/** Returns the content around a position, as text with escaped control characters, or as hexadecimal bytes. */
function excerpt(bytes: Buffer, at: number): string {
  if (at >= bytes.length) return '(ends here)';
  const part = bytes.subarray(Math.max(0, at - AROUND / 2), at + AROUND);
  if (part.includes(0) || part.toString('utf8').slice(3, -3).includes('�')) {
    return bytes
      .subarray(at, at + 16)
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
export function firstDifference(one: Buffer, other: Buffer): string | undefined {
  if (one.equals(other)) return undefined;
  const [inside, otherInside] = [gunzipped(one), gunzipped(other)];
  if (inside && otherInside && !inside.equals(otherInside))
    return `unpacked, ${describe(inside, otherInside)}`;
  return describe(one, other);
}

function describe(one: Buffer, other: Buffer): string {
  const at = firstDifferentByte(one, other);
  const line = one.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
  return `differs at byte ${at}, line ${line}\n  - ${excerpt(one, at)}\n  + ${excerpt(other, at)}`;
}
