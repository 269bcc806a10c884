import { badArgument } from '../checkTypes.ts';
import type { SdkError } from '../errors/SdkError.ts';
import type { Secured } from './Secured.ts';

/**
 * Creates the error for a signed document of the wrong kind or shape.
 *
 * @internal
 */
export function malformed(what: Secured, why: string): SdkError {
  const message =
    what === 'credential'
      ? `The credential is not a product passport: ${why}.`
      : `The status list is not one for product passports: ${why}.`;
  return badArgument(what, message);
}
