import type { DeviceRecord, DeviceStore } from './DeviceStore.ts';

/**
 * Creates a store in memory, for tests and demonstrations.
 *
 * @returns the store
 *
 * @example Lose a device
 * ```ts
 * import { memoryStore } from '@nacre/sdk-base/key-frame';
 *
 * const device = memoryStore();
 * await device.delete('usr_1');
 * console.log(await device.get('usr_1')); // undefined
 * ```
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export function memoryStore(): DeviceStore {
  const records = new Map<string, DeviceRecord>();
  return {
    get: (userId) => Promise.resolve(records.get(userId)),
    put: (userId, record) => Promise.resolve(void records.set(userId, record)),
    delete: (userId) => Promise.resolve(void records.delete(userId)),
    exclusively: (work) => work(),
  };
}
