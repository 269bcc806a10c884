/**
 * Is where a client keeps the session between visits: the part of the Web Storage interface that it uses.
 *
 * @example Keep the session for the life of the page only
 * ```ts
 * import type { ClientStorage } from '@nacre/sdk-base';
 *
 * function memoryStorage(): ClientStorage {
 *   const kept = new Map<string, string>();
 *   return {
 *     getItem: (key) => kept.get(key) ?? null,
 *     setItem: (key, value) => void kept.set(key, value),
 *     removeItem: (key) => void kept.delete(key),
 *   };
 * }
 *
 * const storage = memoryStorage();
 * storage.setItem('a', '1');
 * console.log(storage.getItem('a')); // "1"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Client
 * @since 0.1.0
 */
export type ClientStorage = {
  /** Gives the value of a key, or `null` when there is none. */
  getItem: (key: string) => string | null;
  /** Keeps a value under a key. */
  setItem: (key: string, value: string) => void;
  /** Forgets a key. */
  removeItem: (key: string) => void;
};
