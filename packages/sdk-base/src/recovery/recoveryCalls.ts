import type { BaseError } from '../errors/BaseError.ts';
import type { ErrorCode } from '../errors/ErrorType.ts';
import type { NacreErrorOptions } from '../errors/NacreErrorOptions.ts';
import type { Signer, SignerOptions } from '../signer/Signer.ts';
import type { RecoveryStatus } from '../types/Recovery.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { RecoveryModule } from './RecoveryModule.ts';

/**
 * The client's functions that this module needs. They're passed in instead of imported: bundlers would split the client
 * into pieces for a lazy module that shares files with it, which costs more than it saves.
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
/** Leaves the user time to choose a password, or to find a device with a passkey. */
export const DIALOG_TIMEOUT_MS = 300_000;

/**
 * Creates the calls of the client's `recovery` module.
 *
 * @internal
 */
export function recoveryCalls({ ask, fail }: RecoveryTools): RecoveryModule {
  /** Validates a signer's response, since the signer may be the application's own instead of the key frame. */
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
