import type { RecoveryStatus, SetUpRecoveryArgs } from '../types/Recovery.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';

/**
 * Lets users recover their keys on another device: `client.recovery`.
 *
 * @remarks A device share is lost when the browser evicts the site's data, or when the user clears it. It also
 * doesn't exist on another device, in another browser, or under another site. Unless recovery was set up *before*
 * that, nobody can restore the key: not the user, not you, and not Nacre.
 *
 * The key frame shows the dialogs, and your page never sees what the user types: it only learns the outcome. You
 * don't have to call `recover()` before you ask for a signature. A signing call on a device without its share opens
 * the dialog by itself, and continues once the user has recovered. If the user dismisses the dialog, the call fails
 * with `crypto/key-share-missing`.
 *
 * Every method throws {@link SdkError} with `NotAuthenticated` when nobody is signed in, and with `NotSupported` when
 * you use a custom signer that has no recovery. Like any call to the key frame, it can also throw
 * {@link IframeApiError}. The code for this module is loaded with the first call.
 *
 * @example Recover after the device was lost
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 * });
 * const { otpId } = await client.auth.sendOtp({
 *   channel: 'email',
 *   email: 'ada@shop.example',
 * });
 * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
 *
 * await client.recovery.setUp({ method: 'passkey' });
 * sandbox.loseDevice();
 * const status = await client.recovery.getStatus();
 * console.log(status); // { methods: [ 'passkey' ], hasDeviceShare: false }
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
   * Returns the recovery methods that are set up, and whether this device has its key share.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (30 seconds
   * by default)
   * @returns the recovery status
   *
   * @example Remind the user to set up recovery
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const { methods } = await client.recovery.getStatus();
   * console.log(
   *   methods.length === 0
   *     ? 'Set up recovery, or a lost device loses the account.'
   *     : 'All set.',
   * );
   * ```
   */
  getStatus(options?: RequestOptions): Promise<RecoveryStatus>;

  /**
   * Opens the key frame's dialog for setting up recovery.
   *
   * @remarks Call it in response to a user's click, or the browser may refuse to create a passkey. The user has five
   * minutes, unless you set `timeoutMs`.
   *
   * @param args - the `method` to set up: `passkey` or `password`
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (five minutes
   * by default)
   * @returns the recovery status afterwards
   * @throws {@link SdkError} with `InvalidArgument` when the method is unknown
   * @throws {@link SdkError} with `NotSupported` when the browser doesn't support the method
   * @throws {@link IframeApiError} with `UserRejected` when the user dismisses the dialog
   * @throws {@link CryptoError} with `KeyShareMissing` when this device has no key share and the user doesn't recover
   *
   * @example Set up a passkey
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * await client.accounts.create();
   * const { methods } = await client.recovery.setUp({ method: 'passkey' });
   * console.log(methods); // [ 'passkey' ]
   * ```
   */
  setUp(args: SetUpRecoveryArgs, options?: RequestOptions): Promise<RecoveryStatus>;

  /**
   * Opens the key frame's dialog for recovering this device's key share.
   *
   * @remarks If the password is wrong, the dialog says so, and the user can try again. The user has five minutes,
   * unless you set `timeoutMs`.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (five minutes
   * by default)
   * @returns the recovery status afterwards
   * @throws {@link IframeApiError} with `UserRejected` when the user dismisses the dialog
   * @throws {@link CryptoError} with `KeyShareMissing` when recovery isn't set up
   * @throws {@link SdkError} with `NotSupported` when the browser supports none of the methods that are set up
   *
   * @example Recover on a new device
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * await client.recovery.setUp({ method: 'passkey' });
   * sandbox.loseDevice();
   * const { hasDeviceShare } = await client.recovery.recover();
   * console.log(hasDeviceShare); // true
   * ```
   */
  recover(options?: RequestOptions): Promise<RecoveryStatus>;
}
