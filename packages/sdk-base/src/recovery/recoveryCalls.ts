import type { BaseError } from '../errors/BaseError.ts';
import type { ErrorCode } from '../errors/ErrorType.ts';
import type { NacreErrorOptions } from '../errors/NacreErrorOptions.ts';
import type { Signer, SignerOptions } from '../signer/Signer.ts';
import type { RecoveryStatus } from '../types/Recovery.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { RecoveryModule } from './RecoveryModule.ts';

/**
 * What this part needs of the client's. It is handed in and not imported: a file that is loaded by itself and shares
 * others with the client would have bundlers cut the client into pieces, which costs more than is saved.
 *
 * @internal
 */
export type RecoveryTools = {
  ask<T>(
    options: RequestOptions,
    call: (signer: Signer, given: SignerOptions) => Promise<T>,
    timeoutMs: number,
  ): Promise<T>;
  fail(code: ErrorCode, options?: NacreErrorOptions): BaseError;
};

const STATUS_TIMEOUT_MS = 30_000;
/** The user thinks of a password, or finds a device with a passkey. */
const DIALOG_TIMEOUT_MS = 300_000;

/**
 * Makes what the `recovery` part of a client does.
 *
 * @internal
 */
export function recoveryCalls({ ask, fail }: RecoveryTools): RecoveryModule {
  /** Checks the form of what a signer says: the key frame's, or one of the application's own. */
  function readStatus(answer: unknown): RecoveryStatus {
    const { methods, hasDeviceShare } = (answer ?? {}) as Record<string, unknown>;
    if (
      !Array.isArray(methods) ||
      !methods.every((method) => typeof method === 'string') ||
      typeof hasDeviceShare !== 'boolean'
    )
      throw fail('iframe/protocol-mismatch');
    return { methods: [...methods], hasDeviceShare };
  }

  async function call(
    options: RequestOptions = {},
    timeoutMs: number,
    method: (signer: Signer, given: SignerOptions) => Promise<RecoveryStatus> | undefined,
  ): Promise<RecoveryStatus> {
    return readStatus(
      await ask(
        options,
        async (signer, given) => {
          const answer = method(signer, given);
          if (answer) return answer;
          throw fail('sdk/not-supported', { message: 'The signer has no recovery.' });
        },
        timeoutMs,
      ),
    );
  }

  return {
    getStatus: (options) =>
      call(options, STATUS_TIMEOUT_MS, (signer, given) => signer.getRecoveryStatus?.(given)),
    async setUp(args, options) {
      const { method } = (args ?? {}) as Partial<typeof args>;
      if (method !== 'passkey' && method !== 'password') {
        throw fail('sdk/invalid-argument', {
          message: 'The argument method must be passkey or password.',
          details: { argument: 'method' },
        });
      }
      return call(options, DIALOG_TIMEOUT_MS, (signer, given) => signer.setUpRecovery?.({ method }, given));
    },
    recover: (options) => call(options, DIALOG_TIMEOUT_MS, (signer, given) => signer.recover?.(given)),
  };
}
