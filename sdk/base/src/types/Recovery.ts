/**
 * Names a way to open the recovery share: a passkey, or a recovery password.
 *
 * @remarks A passkey is the stronger one. Whoever holds Nacre's data can try passwords offline; a passkey has no such
 * risk. It needs a browser and an authenticator with WebAuthn's PRF extension.
 *
 * @example Offer both
 * ```ts
 * import type { RecoveryMethod } from '@nacre/sdk-base';
 *
 * const labels: Record<RecoveryMethod, string> = { passkey: 'Use a passkey', password: 'Choose a password' };
 * console.log(Object.keys(labels)); // [ 'passkey', 'password' ]
 * ```
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type RecoveryMethod = 'passkey' | 'password';

/**
 * Says how a user can recover, and whether this device can sign without it.
 *
 * @example Urge users to set up a recovery
 * ```ts
 * import type { RecoveryStatus } from '@nacre/sdk-base';
 *
 * const status: RecoveryStatus = { methods: [], hasDeviceShare: true };
 * if (status.methods.length === 0) console.log('If you lose this device, you lose the account.');
 * ```
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type RecoveryStatus = {
  /** The methods that are set up, none where the list is empty. There may be new ones in the future. */
  methods: (RecoveryMethod | (string & {}))[];
  /** Whether the device share is in this browser, for this site. Without it, signing begins with a recovery. */
  hasDeviceShare: boolean;
};

/**
 * Describes the recovery to set up.
 *
 * @example Choose a password
 * ```ts
 * import type { SetUpRecoveryArgs } from '@nacre/sdk-base';
 *
 * const args: SetUpRecoveryArgs = { method: 'password' };
 * console.log(args.method); // "password"
 * ```
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type SetUpRecoveryArgs = {
  /** The method. One that is set up already is replaced. */
  method: RecoveryMethod;
};
