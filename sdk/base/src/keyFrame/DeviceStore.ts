import type { BrowserKey } from './BrowserKey.ts';
import type { OfEachKey } from './KeyServer.ts';

/**
 * Holds a user's device shares as they're kept: encrypted with a key of this browser that can't be read out.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type DeviceRecord = {
  /** The key of AES-256-GCM, made by WebCrypto as not extractable. */
  key: BrowserKey;
  /** A nonce and the cipher text of each share, in base64. */
  shares: OfEachKey<string>;
  /** Whether the user was offered to set up a recovery on this device. */
  offered: boolean;
};

/**
 * Is where a key frame keeps the device shares.
 *
 * @category Accounts
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export interface DeviceStore {
  /**
   * Reads a user's device shares.
   *
   * @param userId - the user
   * @returns the record, `undefined` where this device has none
   * @throws {@link IframeApiError} with `StorageUnavailable` when the browser gives no storage
   */
  get(userId: string): Promise<DeviceRecord | undefined>;

  /**
   * Keeps a user's device shares, in place of those before.
   *
   * @param userId - the user
   * @param record - the record
   * @throws {@link IframeApiError} with `StorageUnavailable` when the browser gives no storage
   */
  put(userId: string, record: DeviceRecord): Promise<void>;

  /**
   * Forgets a user's device shares.
   *
   * @param userId - the user
   * @throws {@link IframeApiError} with `StorageUnavailable` when the browser gives no storage
   */
  delete(userId: string): Promise<void>;

  /**
   * Runs something while no other tab of the same storage does.
   *
   * @typeParam T - what it gives
   * @param work - what to run
   * @returns what it gives
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}
