/**
 * The storage that keeps a session between visits: the part of the Web Storage interface that a client uses.
 *
 * @example Keep the session only as long as the page lives
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
  /** Returns the value of a key, or `null` if there is none. */
  getItem: (key: string) => string | null;
  /** Stores a value under a key. */
  setItem: (key: string, value: string) => void;
  /** Removes a key and its value. */
  removeItem: (key: string) => void;
};
