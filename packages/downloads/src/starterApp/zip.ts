import { zipSync, type Zippable } from 'fflate';

/** Creates a zip archive. It is sorted and has no build time, so that equal files produce equal bytes. */
export function zip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  // The format contains local time, so this is the same in every time zone.
  const mtime = new Date(2000, 0, 1);
  return zipSync(Object.fromEntries(sorted) as Zippable, { level: 9, mtime });
}
