/**
 * A way to recover an account: with a passkey or with a recovery password.
 *
 * @remarks A passkey is stronger: anyone who holds Nacre's data can try passwords offline, and a passkey has no such
 * risk. It requires a browser and an authenticator that support WebAuthn's PRF extension.
 *
 * @example Offer both
 * ```ts
 * import type { RecoveryMethod } from '@nacre/sdk-base';
 *
 * const labels: Record<RecoveryMethod, string> = {
 *   passkey: 'Use a passkey',
 *   password: 'Choose a password',
 * };
 * console.log(Object.keys(labels)); // [ 'passkey', 'password' ]
 * ```
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type RecoveryMethod = 'passkey' | 'password';

/**
 * How a user can recover, and whether this device can sign without recovery.
 *
 * @example Ask users to set up recovery
 * ```ts
 * import type { RecoveryStatus } from '@nacre/sdk-base';
 *
 * const status: RecoveryStatus = { methods: [], hasDeviceShare: true };
 * if (status.methods.length === 0)
 *   console.log('If you lose this device, you lose the account.');
 * ```
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type RecoveryStatus = {
  /** The methods that are set up. An empty list means none. Future versions may add methods. */
  methods: (RecoveryMethod | (string & {}))[];
  /** Whether this browser has the device share for this site. Without it, signing starts with a recovery. */
  hasDeviceShare: boolean;
};

/**
 * The recovery method to set up.
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
  /** The method. It replaces the same method if it's already set up. */
  method: RecoveryMethod;
};
