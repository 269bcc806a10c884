import { askSigner, type AskingContext } from '../accounts/askSigner.ts';
import type { ErrorType } from '../errors/ErrorType.ts';
import { errorOfCode } from '../transport/errorOfCode.ts';
import type { RecoveryTools } from './recoveryCalls.ts';
import type { RecoveryModule } from './RecoveryModule.ts';

/**
 * Creates the client's `recovery` module. Its code is loaded at the first call, because few visits need it.
 *
 * @internal
 */
export function createRecoveryModule(context: AskingContext): RecoveryModule {
  const tools: RecoveryTools = {
    ask: (options, call, timeoutMs) => askSigner(context, options, call, timeoutMs),
    // Error codes are the values of the enumerations.
    fail: (code, options) => errorOfCode(code as ErrorType, options ?? {}),
  };
  const load = async () => {
    try {
      return (await import('./recoveryCalls.ts')).recoveryCalls(tools);
    } catch (cause) {
      throw tools.fail('sdk/api-unavailable', {
        message: "The part of the SDK for recovery can't be loaded.",
        cause,
      });
    }
  };
  return {
    getStatus: async (options) => (await load()).getStatus(options),
    setUp: async (args, options) => (await load()).setUp(args, options),
    recover: async (options) => (await load()).recover(options),
  };
}
