import type { Fetch } from './LoadedIndex.ts';

/**
 * Reads an index over the network. What does not come, or comes broken, is asked for once more past the cache, which
 * may keep it broken for a year.
 *
 * @param base - comes from the address bar; another host is never asked
 */
export function fetchPieces(base: string): Fetch {
  const root = new URL(base, location.origin);
  if (root.origin !== location.origin) throw new Error('The index of another host');
  const read = async (file: string, isFresh: boolean, cache: RequestCache): Promise<unknown> => {
    const response = await fetch(new URL(file, root), { cache });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    // Without encryption, browsers have nothing to tell it with.
    if (!isFresh && isSecureContext && !(await isWhole(file, bytes))) throw new Error(`${file} is broken`);
    return new Response(bytes).json();
  };
  return (file, isFresh) =>
    read(file, isFresh, isFresh ? 'no-cache' : 'default').catch(() => read(file, isFresh, 'reload'));
}

/** Whether a piece has the bytes that the build gave it: the first digits of their SHA-256 stand in its name. */
async function isWhole(file: string, bytes: ArrayBuffer): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 5);
  return file.includes(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}
