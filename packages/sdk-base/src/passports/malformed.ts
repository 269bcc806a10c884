import { badArgument } from '../checkTypes.ts';
import type { SdkError } from '../errors/SdkError.ts';
import type { Secured } from './Secured.ts';

/**
 * Makes the error of a document that is signed and is not what it has to be.
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
