import { zipSync, type Zippable } from 'fflate';

/** A zip archive of files by path. Equal files give equal bytes: sorted, and without the time of the build. */
export function zip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  // The format holds the time on the clock on the wall, so this is the same in every zone.
  const mtime = new Date(2000, 0, 1);
  return zipSync(Object.fromEntries(sorted) as Zippable, { level: 9, mtime });
}
