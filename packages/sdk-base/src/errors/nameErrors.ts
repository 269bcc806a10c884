import type { BaseError } from './BaseError.ts';
import type { ErrorClassName } from './ErrorType.ts';

/**
 * Sets a class's name on its prototype. A minifier renames classes, and the title of a stack is set before an
 * instance's fields.
 *
 * @internal
 */
export function nameErrors(errorClass: { readonly prototype: BaseError }, name: ErrorClassName): void {
  Object.defineProperty(errorClass.prototype, 'name', { value: name, configurable: true });
}
