import { invalidArgument } from '../checkTypes.ts';

/**
 * Refuses options that are none, such as `null`: JavaScript that is not checked by TypeScript passes them.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when it is not an object
 * @internal
 */
export function checkOptions(options: unknown): void {
  if (typeof options === 'object' && options !== null) return;
  throw invalidArgument('options', 'must be of type object');
}
