import type { RecoveryMethod } from '../types/Recovery.ts';
import type { SignatureSummary } from './summarize.ts';

/**
 * The user's answer in a recovery dialog: a typed password, or the choice of a passkey.
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type RecoveryAnswer =
  | {
      /** The method: a password. */
      method: 'password';
      /** The typed password. */
      password: string;
    }
  | {
      /** The method: a passkey, which the browser asks for. */
      method: 'passkey';
    };

/**
 * A recovery dialog: the methods to choose from, and what to do with the user's answer.
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export type RecoveryDialog = {
  /** The methods to choose from. */
  methods: readonly RecoveryMethod[];
  /**
   * Tries an answer. Call it directly from the user's click, because passkeys require that. If the answer is wrong,
   * it rejects with an SDK error: show it, and let the user try again.
   */
  attempt(answer: RecoveryAnswer): Promise<void>;
};

/**
 * The dialogs of a key frame. Each function shows a dialog, and removes it when the signal aborts.
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export interface KeyFrameDialogs {
  /**
   * Shows what the user is about to sign, and asks for confirmation.
   *
   * @param summary - a summary of what will be signed
   * @param signal - aborts when the page cancels the call
   * @returns whether the user confirms
   */
  confirm(summary: SignatureSummary, signal: AbortSignal | undefined): Promise<boolean>;

  /**
   * Lets the user set up recovery.
   *
   * @param dialog - the methods, and what to do with an answer
   * @param signal - aborts when the page cancels the call
   * @returns whether an attempt succeeded; `false` when the user dismissed the dialog
   */
  setUpRecovery(dialog: RecoveryDialog, signal: AbortSignal | undefined): Promise<boolean>;

  /**
   * Lets the user recover on this device.
   *
   * @param dialog - the methods, and what to do with an answer
   * @param signal - aborts when the page cancels the call
   * @returns whether an attempt succeeded; `false` when the user dismissed the dialog
   */
  recover(dialog: RecoveryDialog, signal: AbortSignal | undefined): Promise<boolean>;
}
