import type { BrowserKey } from './BrowserKey.ts';
import type { OfEachKey } from './KeyServer.ts';

/**
 * A user's stored device shares, encrypted with a key of this browser that can't be exported.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type DeviceRecord = {
  /** The AES-256-GCM key, which WebCrypto created as non-extractable. */
  key: BrowserKey;
  /** A nonce and the cipher text of each share, in base64. */
  shares: OfEachKey<string>;
  /** Whether this device has already offered the user to set up recovery. */
  offered: boolean;
};

/**
 * The store in which a key frame keeps the device shares.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export interface DeviceStore {
  /**
   * Reads a user's device shares.
   *
   * @param userId - the user's id
   * @returns the record; `undefined` if this device has none
   * @throws {@link IframeApiError} with `StorageUnavailable` when the browser doesn't allow any storage
   */
  get(userId: string): Promise<DeviceRecord | undefined>;

  /**
   * Stores a user's device shares, replacing any earlier ones.
   *
   * @param userId - the user's id
   * @param record - the record to store
   * @throws {@link IframeApiError} with `StorageUnavailable` when the browser doesn't allow any storage
   */
  put(userId: string, record: DeviceRecord): Promise<void>;

  /**
   * Deletes a user's device shares.
   *
   * @param userId - the user's id
   * @throws {@link IframeApiError} with `StorageUnavailable` when the browser doesn't allow any storage
   */
  delete(userId: string): Promise<void>;

  /**
   * Runs a piece of work while no other tab with the same storage does.
   *
   * @typeParam T - the result of the work
   * @param work - the work to run
   * @returns the result of the work
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}
