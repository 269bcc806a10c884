import { invalidArgument } from '../checkTypes.ts';

/**
 * Throws if the options aren't an object, such as `null` passed by JavaScript without type checks.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when it is not an object
 * @internal
 */
export function checkOptions(options: unknown): void {
  if (typeof options === 'object' && options !== null) return;
  throw invalidArgument('options', 'must be of type object');
}
