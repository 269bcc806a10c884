import type { DeviceStore } from './DeviceStore.ts';
import type { KeyFrameDialogs } from './KeyFrameDialogs.ts';
import type { KeyServer } from './KeyServer.ts';
import type { Passkeys } from './Passkeys.ts';

/**
 * The settings of a key frame.
 *
 * @category Key frame
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction#where-keys-live)
 * @since 0.2.0
 */
export type KeyFrameOptions = {
  /** Nacre's servers, as the key frame sees them. */
  server: KeyServer;
  /** The store for the device shares. */
  device: DeviceStore;
  /** The dialogs that ask the user. */
  dialogs: KeyFrameDialogs;
  /**
   * The part that asks for passkeys.
   *
   * @defaultValue `undefined`: passwords are the only recovery
   */
  passkeys?: Passkeys | undefined;
};
