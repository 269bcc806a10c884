import { badArgument } from '../checkTypes.ts';
import type { SdkError } from '../errors/SdkError.ts';
import type { Secured } from './Secured.ts';

/** A passport has about five levels. Deeper data is meant to exhaust the stack. */
const deepest = 64;

/**
 * Serializes JSON data in its canonical form according to RFC 8785 (JCS).
 *
 * Members are sorted by the UTF-16 code units of their names. Numbers and strings are written as in ECMAScript. A
 * member that is `undefined` is omitted, as in `JSON.stringify`, and any other value that isn't JSON throws.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when the value isn't JSON data
 * @internal
 */
export function canonicalize(value: unknown, what: Secured = 'credential'): string {
  return write(value, what, 0);
}

function write(value: unknown, what: Secured, depth: number): string {
  const refusal = (why: string) => notJson(what, why);
  if (depth > deepest) throw refusal('it is nested too deeply or holds itself');
  if (value === null || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'string') return writeText(value, refusal);
  if (typeof value === 'number') return writeNumber(value, refusal);
  if (Array.isArray(value)) {
    // `map` would skip the holes of a sparse array.
    return `[${Array.from(value, (entry) => write(entry, what, depth + 1)).join(',')}]`;
  }
  if (typeof value !== 'object' || !isPlain(value)) throw refusal(`it holds a ${typeof value}`);
  // Names are compared by UTF-16 code units, as the RFC requires and `<` does. Each member is read only once, so that
  // the returned value is the verified one even if a getter returns a new value each time.
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${writeText(name, refusal)}:${write(member, what, depth + 1)}`);
  return `{${members.join(',')}}`;
}

type ErrorFactory = (why: string) => SdkError;

function writeText(text: string, refusal: ErrorFactory): string {
  // With the flag `u`, this pattern matches only lone surrogates.
  if (/\p{Surrogate}/u.test(text)) throw refusal('it holds a text with half a character');
  return JSON.stringify(text);
}

function writeNumber(number: number, refusal: ErrorFactory): string {
  if (!Number.isFinite(number)) throw refusal('it holds a number that is not finite');
  return JSON.stringify(number);
}

function isPlain(value: object): boolean {
  // An object of another realm has that realm's `Object.prototype`, which in turn has no prototype.
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function notJson(what: Secured, why: string): SdkError {
  const name = what === 'credential' ? 'credential' : 'status list';
  return badArgument(what, `The ${name} is not JSON data: ${why}.`);
}
