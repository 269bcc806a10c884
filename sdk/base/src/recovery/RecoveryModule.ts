import type { RecoveryStatus, SetUpRecoveryArgs } from '../types/Recovery.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';

/**
 * Lets users bring their keys back on another device: the `recovery` part of a {@link Client}.
 *
 * @remarks A device share is lost when the browser deletes the site's data by itself, when the user does, and it isn't
 * there on another device, in another browser or below another site. Without a recovery that is set up *before*, nobody
 * can bring a key back: not the user, not you, and not Nacre.
 *
 * The dialogs are the key frame's, and so is what the user types. Your page learns how it ended. You don't have to call
 * `recover()` before you ask for a signature: a signing call on a device without its share opens the dialog by itself, and
 * goes on when the user has recovered. One who dismisses the dialog ends it with `crypto/key-share-missing`.
 *
 * Every method fails with `NotAuthenticated` when nobody is signed in, with `NotSupported` when the signer is one of
 * your own without a recovery, and as any call of the key frame can: {@link IframeApiError}. The code is loaded at the
 * first call.
 *
 * @example Recover after the device was lost
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
 * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
 *
 * await client.recovery.setUp({ method: 'passkey' });
 * sandbox.loseDevice();
 * console.log(await client.recovery.getStatus()); // { methods: [ 'passkey' ], hasDeviceShare: false }
 *
 * const { hasDeviceShare } = await client.recovery.recover();
 * console.log(hasDeviceShare); // true
 * ```
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export interface RecoveryModule {
  /**
   * Says which methods are set up, and whether this device has its key share.
   *
   * @param options - cancellation, time limit
   * @returns the status
   */
  getStatus(options?: RequestOptions): Promise<RecoveryStatus>;

  /**
   * Opens the key frame's dialog that sets up a recovery.
   *
   * @remarks Call it after a click of the user's: a browser may refuse a passkey otherwise. The user has five minutes,
   * unless `timeoutMs` says otherwise.
   *
   * @param args - the method
   * @param options - cancellation, time limit in milliseconds
   * @returns the status after it
   * @throws {@link SdkError} with `InvalidArgument` when the method is unknown
   * @throws {@link SdkError} with `NotSupported` when the browser has no such method
   * @throws {@link IframeApiError} with `UserRejected` when the user dismisses the dialog
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   */
  setUp(args: SetUpRecoveryArgs, options?: RequestOptions): Promise<RecoveryStatus>;

  /**
   * Opens the key frame's dialog that brings the key share of this device back.
   *
   * @remarks A wrong password is told in the dialog, where the user can try again. The user has five minutes, unless
   * `timeoutMs` says otherwise.
   *
   * @param options - cancellation, time limit in milliseconds
   * @returns the status after it
   * @throws {@link IframeApiError} with `UserRejected` when the user dismisses the dialog
   * @throws {@link CryptoError} with `KeyShareMissing` when no recovery is set up
   * @throws {@link SdkError} with `NotSupported` when the browser has none of the methods that are set up
   */
  recover(options?: RequestOptions): Promise<RecoveryStatus>;
}
