import type { RecoveryMethod } from '../types/Recovery.ts';
import type { SignatureSummary } from './summarize.ts';

/**
 * Is what a user gives in a dialog of recovery: a typed password, or the wish to use a passkey.
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type RecoveryAnswer =
  | {
      /** The method: a password. */
      method: 'password';
      /** What was typed. */
      password: string;
    }
  | {
      /** The method: a passkey, which the browser asks for. */
      method: 'passkey';
    };

/**
 * Is a dialog of recovery: the methods to choose from, and what to do with the user's answer.
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type RecoveryDialog = {
  /** The methods to choose from. */
  methods: readonly RecoveryMethod[];
  /**
   * Tries an answer. Call it while the user's click counts, which passkeys need. It rejects with an error of the SDK
   * when the answer isn't the right one; show it, and let the user try again.
   */
  attempt(answer: RecoveryAnswer): Promise<void>;
};

/**
 * Is how a key frame asks its user. Each function shows a dialog, and takes it away when the signal aborts.
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export interface KeyFrameDialogs {
  /**
   * Shows what is to be signed.
   *
   * @param summary - what is to be signed
   * @param signal - aborts when the page gives the call up
   * @returns whether the user wants it
   */
  confirm(summary: SignatureSummary, signal: AbortSignal | undefined): Promise<boolean>;

  /**
   * Lets the user set up a recovery.
   *
   * @param dialog - the methods, and what to do with an answer
   * @param signal - aborts when the page gives the call up
   * @returns whether an attempt succeeded; `false` when the user dismissed the dialog
   */
  setUpRecovery(dialog: RecoveryDialog, signal: AbortSignal | undefined): Promise<boolean>;

  /**
   * Lets the user recover on this device.
   *
   * @param dialog - the methods, and what to do with an answer
   * @param signal - aborts when the page gives the call up
   * @returns whether an attempt succeeded; `false` when the user dismissed the dialog
   */
  recover(dialog: RecoveryDialog, signal: AbortSignal | undefined): Promise<boolean>;
}
