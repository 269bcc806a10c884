import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { swapFolders } from '../swapFolders.ts';

/** Limits far above the size of this site's builds. */
const LIMITS = { files: 100_000, bytes: 1_000_000_000 };

const refused = (why: string) => new Error(`the archive is refused: ${why}`);

/**
 * Returns the files of a zip archive by their paths. The archive may come from a stranger's pull request, so a path
 * that leads out of the target folder, or more data than a site has, rejects the whole archive before anything is
 * written.
 */
export function readZip(packed: Uint8Array, limits = LIMITS): Map<string, Uint8Array> {
  const names = new Set<string>();
  let bytes = 0;
  const accept = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (name.endsWith('/')) return false;
    if (!isBelow(name)) throw refused(`${JSON.stringify(name)} leads out of its folder`);
    if (names.has(name)) throw refused(`it contains ${name} twice`);
    names.add(name);
    bytes += originalSize;
    if (names.size > limits.files) throw refused(`it has more than ${limits.files} files`);
    if (bytes > limits.bytes) throw refused(`it has more than ${limits.bytes} bytes`);
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(packed, { filter: accept })));
  } catch (error) {
    const { message } = error as Error;
    throw message.startsWith('the archive is refused') ? error : refused(message);
  }
}

/** Whether a path stays in its folder. Other systems also separate paths with backslashes and colons. */
const isBelow = (name: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- a null character ends a text in C
  !/[\\:\u0000]/.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part));

/** Unpacks a zipped site into a folder, and replaces its contents. */
export function unpackSite(packed: Uint8Array, folder: string): void {
  const files = readZip(packed);
  if (!files.has('index.md')) throw refused('it contains no built site: it has no index.md');
  const fresh = `${folder}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  try {
    for (const [name, content] of files) {
      const file = path.join(fresh, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
    swapFolders(fresh, folder, `${folder}.old`);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}
