import type { BaseError } from './BaseError.ts';
import type { ErrorClassName } from './ErrorType.ts';

/**
 * Puts a class's name on its prototype: a minifier renames classes, and a stack is titled before fields are set.
 *
 * @internal
 */
export function nameErrors(errorClass: { readonly prototype: BaseError }, name: ErrorClassName): void {
  Object.defineProperty(errorClass.prototype, 'name', { value: name, configurable: true });
}
