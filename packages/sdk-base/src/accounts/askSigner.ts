import { decodeAccessToken } from '../auth/accessToken.ts';
import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Signer, SignerOptions } from '../signer/Signer.ts';
import { checkRequestOptions } from '../transport/callSettings.ts';
import type { Call } from '../transport/createCall.ts';
import { withLimit } from '../transport/withLimit.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { Transfer } from '../types/Transfer.ts';
import type { TransferMemory } from './TransferMemory.ts';

/** The user reads what the signature is for, and may have to find a passkey or a recovery password. */
const SIGN_TIMEOUT_MS = 120_000;

/**
 * What it takes to ask a signer.
 *
 * @internal
 */
export type AskingContext = {
  signer: Signer;
  accessToken: (options: RequestOptions) => Promise<string>;
  /** Whose key is asked for; that of whoever is signed in where it's left out. */
  userId?: string | undefined;
};

/**
 * What the parts of a client that sign share.
 *
 * @internal
 */
export type SigningContext = AskingContext & {
  call: Call;
  memory: TransferMemory;
  /** Hears of each transfer that was broadcast. */
  onTransfer: (transfer: Transfer) => void;
};

/**
 * Asks a signer. It may be the application's own: it is held to the time limit, and what it throws becomes an
 * error of the SDK.
 *
 * @internal
 */
export async function askSigner<T>(
  context: AskingContext,
  options: RequestOptions,
  ask: (signer: Signer, options: SignerOptions) => Promise<T>,
  usualTimeoutMs = SIGN_TIMEOUT_MS,
): Promise<T> {
  checkRequestOptions(options);
  return withLimit(options, usualTimeoutMs, async (limit) => {
    try {
      const accessToken = await limit.race(context.accessToken({ signal: limit.signal }));
      // A signer goes by the token: with another user's, it would use that user's key.
      if (context.userId !== undefined && decodeAccessToken(accessToken).sub !== context.userId) {
        throw new SdkError(SdkErrorType.NotAuthenticated, {
          message: "The signed-in user isn't the one who owns the account.",
        });
      }
      // A little less than is left, so that the key frame can report its own time-out.
      const left = Math.max(1, limit.remaining() - 50);
      const answer = Promise.resolve().then(() =>
        ask(context.signer, { accessToken, signal: limit.signal, timeoutMs: left }),
      );
      return await limit.race(answer);
    } catch (error) {
      if (limit.signal.aborted) throw limit.signal.reason;
      if (isNacreError(error)) throw error;
      throw new CryptoError(CryptoErrorType.SignatureFailed, { cause: error });
    }
  });
}
