import { IframeApiError } from '../errors/IframeApiError.ts';
import { IframeApiErrorType } from '../errors/IframeApiErrorType.ts';
import type { DeviceRecord, DeviceStore } from './DeviceStore.ts';

const SHARES = 'shares';

const unavailable = (cause: unknown) => new IframeApiError(IframeApiErrorType.StorageUnavailable, { cause });

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(unavailable(request.error));
  });
}

/** Waits for the transaction to complete: a successful request can still be lost with its transaction. */
function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(unavailable(transaction.error));
  });
}

/**
 * Creates a store in the browser, in an IndexedDB database of the origin. Browsers keep a frame's database separate
 * for each site that embeds it.
 *
 * @remarks It can store WebCrypto keys that nobody can read. The database is deleted with the site's data, and some
 * browsers evict it after a period without use.
 *
 * @param name - the database's name
 * @returns the store
 *
 * @example Keep shares in the browser, and in memory elsewhere
 * ```ts
 * import { indexedDbStore, memoryStore } from '@nacre/sdk-base/key-frame';
 *
 * const store = 'indexedDB' in globalThis ? indexedDbStore('nacre-keys') : memoryStore();
 * console.log(await store.get('usr_1')); // undefined
 * ```
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export function indexedDbStore(name: string): DeviceStore {
  async function run<T>(
    mode: IDBTransactionMode,
    work: (shares: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    let database: IDBDatabase;
    try {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(SHARES);
      database = await result(opening);
    } catch (error) {
      // If storage is blocked, `indexedDB` itself may throw.
      throw error instanceof IframeApiError ? error : unavailable(error);
    }
    try {
      const transaction = database.transaction(SHARES, mode);
      const done = written(transaction);
      done.catch(() => undefined);
      const answer = await result(work(transaction.objectStore(SHARES)));
      await done;
      return answer;
    } finally {
      database.close();
    }
  }

  return {
    get: (userId) => run('readonly', (shares) => shares.get(userId) as IDBRequest<DeviceRecord | undefined>),
    async put(userId, record) {
      await run('readwrite', (shares) => shares.put(record, userId));
    },
    delete: (userId) => run('readwrite', (shares) => shares.delete(userId)),
    exclusively: async (work) => {
      // Older browsers have no locks. There, two tabs that create a first key at the same time get a conflict.
      const { locks } = navigator as { locks?: LockManager | undefined };
      return locks ? ((await locks.request(name, work)) as Awaited<ReturnType<typeof work>>) : work();
    },
  };
}
