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

/** The valid values of an option: type names, an object with certain methods, or one of several strings. */
type Allowed =
  | TypeName
  | readonly TypeName[]
  | { readonly methods: readonly string[] }
  | { readonly oneOf: readonly string[] };

/**
 * The valid values of each option of `T`. A missing option is a compile error.
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
 * Creates the error for an invalid argument.
 *
 * @internal
 */
export const badArgument = (argument: string, message: string): SdkError =>
  new SdkError(SdkErrorType.InvalidArgument, { message, details: { argument } });

/** @internal */
export const invalidArgument = (argument: string, reason: string): SdkError =>
  badArgument(argument, `The argument ${argument} ${reason}.`);

/**
 * Throws if an option has a wrong type, which JavaScript code and environment variables can cause. Options that are
 * missing or not in `types` pass.
 *
 * @param name - the name of the options object in the error
 * @throws {@link SdkError} of type `InvalidArgument` when an option, or the options object itself, has the wrong type
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

/** Describes the expected value, or returns `undefined` if the value is valid. */
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
