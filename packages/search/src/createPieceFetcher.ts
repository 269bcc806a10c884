import type { Fetch } from './LoadedIndex.ts';
import { MANIFEST } from './pieces.ts';

/**
 * Reads an index over the network. The manifest is requested anew each time, and pieces come from the cache. A file
 * that is missing or broken is requested again without the cache, which could otherwise return the broken file for a
 * year.
 *
 * @param base - comes from the address bar. Other hosts are never requested
 */
export function createPieceFetcher(base: string): Fetch {
  const root = new URL(base, location.origin);
  if (root.origin !== location.origin)
    throw new Error(`The search index must be on ${location.origin}, and ${root.href} is on another host`);
  const read = async (file: string, cache: RequestCache): Promise<unknown> => {
    const response = await fetch(new URL(file, root), { cache });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    // Browsers can't compute the hash in an insecure context.
    if (file !== MANIFEST && isSecureContext && !(await matchesHash(file, bytes)))
      throw new Error(`The content of ${file} does not match its hash`);
    return new Response(bytes).json();
  };
  return (file) => read(file, file === MANIFEST ? 'no-cache' : 'default').catch(() => read(file, 'reload'));
}

/** Whether a piece has the bytes that the build wrote. Its name contains the first digits of their SHA-256 hash. */
async function matchesHash(file: string, bytes: ArrayBuffer): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 5);
  return file.includes(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}
