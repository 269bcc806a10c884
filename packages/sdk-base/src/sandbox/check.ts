import type { Fault } from './refuse.ts';

/**
 * Returns the faults of a value in a body, by JSON Pointer. The checks follow the schemas of the OpenAPI description,
 * and a test compares the two.
 */
export type Check = (value: unknown, pointer: string) => Fault[];

const wrong = (pointer: string, detail: string): Fault[] => [{ pointer, detail }];

type TextRules = {
  pattern?: RegExp | undefined;
  min?: number | undefined;
  max?: number | undefined;
  uri?: boolean | undefined;
  email?: boolean | undefined;
};

/** RFC 3986, to the extent of JSON Schema's format: a scheme, and no characters that must be encoded. */
const URI = /^[A-Za-z][A-Za-z\d+.-]*:[^\s<>"{}|\\^`]*$/;
const EMAIL = /^\s*[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+\s*$/;

export const text =
  ({ pattern, min = 0, max = Infinity, uri, email }: TextRules = {}): Check =>
  (value, pointer) => {
    if (typeof value !== 'string') return wrong(pointer, 'Must be a string.');
    // JSON Schema counts characters, not UTF-16 units.
    const length = [...value].length;
    if (length < min) return wrong(pointer, `Must have at least ${min} characters.`);
    if (length > max) return wrong(pointer, `Must have at most ${max} characters.`);
    if (pattern && !pattern.test(value)) return wrong(pointer, `Must match ${pattern.source}.`);
    if (uri && !URI.test(value)) return wrong(pointer, 'Must be a URI.');
    if (email && !EMAIL.test(value)) return wrong(pointer, 'Must be an e-mail address.');
    return [];
  };

export const oneOf =
  (...values: readonly string[]): Check =>
  (value, pointer) =>
    values.includes(value as string) ? [] : wrong(pointer, `Must be one of: ${values.join(', ')}.`);

export const count: Check = (value, pointer) =>
  Number.isInteger(value) && (value as number) >= 1
    ? []
    : wrong(pointer, 'Must be a whole number above zero.');

export const wholeNumber =
  (least: number, most: number): Check =>
  (value, pointer) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? []
      : wrong(pointer, `Must be a whole number from ${least} to ${most}.`);

export const zeroOrOne: Check = (value, pointer) =>
  value === 0 || value === 1 ? [] : wrong(pointer, 'Must be 0 or 1.');

export const textOrNumber: Check = (value, pointer) =>
  typeof value === 'string' || typeof value === 'number'
    ? []
    : wrong(pointer, 'Must be a string or a number.');

export const nullable =
  (check: Check): Check =>
  (value, pointer) =>
    value === null ? [] : check(value, pointer);

export const list =
  (check: Check, { min = 0, unique = false } = {}): Check =>
  (value, pointer) => {
    if (!Array.isArray(value)) return wrong(pointer, 'Must be an array.');
    if (value.length < min) return wrong(pointer, `Must have at least ${min} entries.`);
    if (unique && new Set(value).size < value.length) return wrong(pointer, 'Must not repeat an entry.');
    return value.flatMap((entry, index) => check(entry, `${pointer}/${index}`));
  };

/** Accepts an object with these members and no others. */
export const object =
  (
    required: Record<string, Check>,
    optional: Record<string, Check> = {},
    { min = 0, open = false } = {},
  ): Check =>
  (value, pointer) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrong(pointer, 'Must be an object.');
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    // Looks up own properties only, because every object inherits names such as `valueOf`.
    const checkOf = (name: string) =>
      [required, optional].find((checks) => Object.hasOwn(checks, name))?.[name];
    const faults = Object.keys(required)
      .filter((name) => !members.some(([key]) => key === name))
      .map((name) => ({ pointer: `${pointer}/${name}`, detail: 'Is required.' }));
    for (const [name, member] of members) {
      const check = checkOf(name);
      if (check) faults.push(...check(member, `${pointer}/${name}`));
      else if (!open) faults.push({ pointer: `${pointer}/${name}`, detail: 'Is not known.' });
    }
    if (members.length < min) faults.push({ pointer, detail: 'Must not be empty.' });
    return faults;
  };

/** Accepts an object whose member `key` selects the check. */
export const variant =
  (key: string, checks: Record<string, Check>): Check =>
  (value, pointer) => {
    const name = (value as Record<string, unknown> | null | undefined)?.[key];
    const check = typeof name === 'string' && Object.hasOwn(checks, name) ? checks[name] : undefined;
    return check
      ? check(value, pointer)
      : wrong(`${pointer}/${key}`, `Must be one of: ${Object.keys(checks).join(', ')}.`);
  };
