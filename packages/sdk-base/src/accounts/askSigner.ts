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

/** Leaves the user time to read the request, and perhaps to find a passkey or a recovery password. */
export const SIGN_TIMEOUT_MS = 120_000;

/**
 * The context of a call to a signer.
 *
 * @internal
 */
export type AskingContext = {
  signer: Signer;
  accessToken: (options: RequestOptions) => Promise<string>;
  /** The owner of the key. Defaults to the signed-in user. */
  userId?: string | undefined;
};

/**
 * The context shared by the client's modules that sign.
 *
 * @internal
 */
export type SigningContext = AskingContext & {
  call: Call;
  memory: TransferMemory;
  /** Called with each broadcast transfer. */
  onTransfer: (transfer: Transfer) => void;
};

/**
 * Calls a signer within a time limit. The signer may be the application's own, so errors it throws are wrapped in an
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
      // A signer picks the key by the token, and would use another user's key with another user's token.
      if (context.userId !== undefined && decodeAccessToken(accessToken).sub !== context.userId) {
        throw new SdkError(SdkErrorType.NotAuthenticated, {
          message: "The signed-in user isn't the one who owns the account.",
        });
      }
      // Slightly less than the remaining time, so that the key frame can report its own timeout.
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
