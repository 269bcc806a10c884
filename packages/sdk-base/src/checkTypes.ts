import { SdkError } from './errors/SdkError.ts';
import { SdkErrorType } from './errors/SdkErrorType.ts';

type TypeName =
  | 'string'
  | 'number'
  | 'boolean'
  | 'bigint'
  | 'function'
  | 'object'
  | 'array'
  | 'date'
  | 'null';

/** The values of an option: types by name, an object with these methods, or one of a few texts. */
type Allowed =
  | TypeName
  | readonly TypeName[]
  | { readonly methods: readonly string[] }
  | { readonly oneOf: readonly string[] };

/**
 * The values that each option of `T` takes. An option that is missing here doesn't compile.
 *
 * @internal
 */
export type TypesOf<T> = { readonly [Name in keyof T]-?: Allowed };

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isNaN(value)) return 'NaN';
  return value instanceof Date ? 'date' : typeof value;
}

/**
 * Makes the error of a wrong argument.
 *
 * @internal
 */
export const badArgument = (argument: string, message: string): SdkError =>
  new SdkError(SdkErrorType.InvalidArgument, { message, details: { argument } });

/** @internal */
export const invalidArgument = (argument: string, reason: string): SdkError =>
  badArgument(argument, `The argument ${argument} ${reason}.`);

/**
 * Refuses options of a wrong type, which JavaScript and values from the environment can bring. An option that isn't
 * there passes, and so does one that `types` doesn't have.
 *
 * @param name - the name of the whole, for the error
 * @throws {@link SdkError} of type `InvalidArgument` when an option, or the whole, has the wrong type
 * @internal
 */
export function checkTypes<T extends object>(
  options: T | undefined,
  types: TypesOf<T>,
  name = 'options',
): void {
  if (options === undefined) return;
  if (typeOf(options) !== 'object') throw invalidArgument(name, 'must be of type object');
  for (const [option, allowed] of Object.entries<Allowed>(types)) {
    const value = (options as Record<string, unknown>)[option];
    const wanted = value === undefined ? undefined : lackOf(value, allowed);
    if (wanted !== undefined) throw invalidArgument(option, `must be ${wanted}`);
  }
}

/** Gives what a value should be where it isn't. */
function lackOf(value: unknown, allowed: Allowed): string | undefined {
  if (typeof allowed === 'object' && 'oneOf' in allowed)
    return allowed.oneOf.includes(value as string) ? undefined : `one of: ${allowed.oneOf.join(', ')}`;
  if (typeof allowed === 'object' && 'methods' in allowed) {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
    const has = (name: string) => typeof (value as Record<string, unknown>)[name] === 'function';
    const missing = isObject ? allowed.methods.find((name) => !has(name)) : allowed.methods[0];
    return missing === undefined ? undefined : `an object with the method ${missing}`;
  }
  const names = [allowed].flat() as TypeName[];
  return names.includes(typeOf(value) as TypeName) ? undefined : `of type ${names.join(' or ')}`;
}
