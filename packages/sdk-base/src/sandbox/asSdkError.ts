import type { ErrorType } from '../errors/ErrorType.ts';
import { errorOfCode } from '../transport/errorOfCode.ts';
import { ApiProblem } from './refuse.ts';

/** Runs an action outside a request, and rethrows a refusal as an error of the SDK. */
export function asSdkError<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof ApiProblem) throw errorOfCode(error.code as ErrorType, { message: error.message });
    throw error;
  }
}
