import { gzipSync } from 'node:zlib';

const BLOCK = 512;
const NAME_LENGTH = 100;

/** Time of every file, the same as npm's, so that equal files produce equal bytes. */
const MODIFIED = Date.UTC(1985, 9, 26, 8, 15) / 1000;

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

function header(name: string, size: number, isProgram: boolean): Buffer {
  const bytes = Buffer.alloc(BLOCK);
  // A long name is split into two parts at a slash.
  const splitIndex =
    Buffer.byteLength(name) <= NAME_LENGTH ? -1 : name.indexOf('/', name.length - NAME_LENGTH - 1);
  const [prefix, rest] =
    splitIndex < 0 ? ['', name] : [name.slice(0, splitIndex), name.slice(splitIndex + 1)];
  if (Buffer.byteLength(rest) > NAME_LENGTH)
    throw new Error(`${name}: the path is too long for an archive. Shorten it.`);
  bytes.write(rest, 0);
  bytes.write(octal(isProgram ? 0o755 : 0o644, 8), 100);
  bytes.write(octal(0, 8), 108);
  bytes.write(octal(0, 8), 116);
  bytes.write(octal(size, 12), 124);
  bytes.write(octal(MODIFIED, 12), 136);
  bytes.write('0', 156);
  bytes.write(['ustar', '00'].join('\0'), 257);
  bytes.write(prefix, 345);
  // The checksum counts its own eight bytes as spaces.
  const sum = bytes.reduce((total, byte) => total + byte, 8 * 32);
  bytes.write(`${octal(sum, 7)} `, 148);
  return bytes;
}

/**
 * Creates an archive of a package like `npm pack`, with its files in the folder `package`.
 *
 * @param files - files by path, relative to the root of the package
 * @param programs - the paths of executable files
 */
export function tarGz(files: ReadonlyMap<string, Uint8Array>, programs: readonly string[] = []): Uint8Array {
  const parts = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, content]) => [
      header(`package/${name}`, content.length, programs.includes(name)),
      content,
      Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
    ]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}
