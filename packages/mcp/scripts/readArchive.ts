import { gunzipSync } from 'node:zlib';

const BLOCK = 512;

/** Limits far above the size of the server's own archive. */
const LIMITS = { files: 50_000, bytes: 500_000_000 };

const FILE = ['0', ''];
const FOLDER = '5';

/** Creates an error for an archive that is rejected, with the file and the reason. */
const archiveError = (reason: string) =>
  new Error(`The package archive is invalid: ${reason}. Build it again with \`npm run build\`.`);

/**
 * Returns the files of an archive packed by npm, by their paths below its single folder. An entry outside of the
 * folder, or one that isn't a file, rejects the whole archive before anything is written.
 */
export function readArchive(packed: Uint8Array, limits = LIMITS): Map<string, Uint8Array> {
  const bytes = unzip(packed, limits.bytes);
  const files = new Map<string, Uint8Array>();
  for (let offset = 0; offset < bytes.length && bytes[offset] !== 0;) {
    const head = bytes.subarray(offset, offset + BLOCK);
    const { name, size, kind } = readHead(head);
    const content = bytes.subarray(offset + BLOCK, offset + BLOCK + size);
    if (content.length < size) throw archiveError(`it ends inside the file ${name}`);
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (kind === FOLDER) continue;
    if (!FILE.includes(kind)) throw archiveError(`${name} is neither a file nor a folder`);
    const file = pathInArchive(name);
    if (files.has(file)) throw archiveError(`it contains ${name} twice`);
    if (files.size >= limits.files) throw archiveError(`it contains more than ${limits.files} files`);
    files.set(file, content);
  }
  return files;
}

function unzip(packed: Uint8Array, maxBytes: number): Buffer {
  try {
    return gunzipSync(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    throw archiveError((error as Error).message);
  }
}

function readHead(head: Buffer): { name: string; size: number; kind: string } {
  if (head.length < BLOCK) throw archiveError('it ends inside a header');
  const text = (from: number, length: number) => {
    const field = head.subarray(from, from + length);
    const end = field.indexOf(0);
    return field.toString('utf8', 0, end < 0 ? length : end);
  };
  const number = (from: number, length: number) => {
    const digits = text(from, length).trim();
    if (!/^[0-7]+$/.test(digits)) throw archiveError(`the header field "${digits}" is not an octal number`);
    return Number.parseInt(digits, 8);
  };
  const sum = head.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  if (number(148, 8) !== sum) throw archiveError('the checksum of a header is wrong');
  const prefix = text(345, 155);
  return { name: (prefix && `${prefix}/`) + text(0, 100), size: number(124, 12), kind: text(156, 1) };
}

/** Returns the path of a file below the archive's folder. */
function pathInArchive(name: string): string {
  const [, ...parts] = name.split('/');
  const isBelow = parts.length > 0 && parts.every((part) => !['', '.', '..'].includes(part));
  // On some systems, backslashes and colons separate parts of a path.
  if (!isBelow || /[\\:]/.test(name) || !/^[\w@.-]/.test(name))
    throw archiveError(`the path ${name} is outside of its folder`);
  return parts.join('/');
}
