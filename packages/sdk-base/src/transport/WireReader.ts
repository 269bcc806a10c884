import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * Reads a value of a response, or throws. `path` is the value's location, for the error.
 *
 * @internal
 */
export type WireReader<T> = (value: unknown, path: string) => T;

/**
 * Creates the error for a response that doesn't match the API's description. It contains the location, but never the
 * value.
 *
 * @internal
 */
export function unexpected(path: string): SdkError {
  return new SdkError(SdkErrorType.UnexpectedResponse, {
    message: `The API's response can't be understood: ${path} is missing or malformed.`,
    details: { path },
  });
}

const UNKNOWN_NETWORK = 'unknown-network';

/**
 * Creates the error for a response about a network that this version doesn't know.
 *
 * @internal
 */
export function unknownNetwork(path: string): SdkError {
  return new SdkError(SdkErrorType.UnexpectedResponse, {
    message: `The API's response is about a network that this version of the SDK doesn't know: ${path}.`,
    details: { path, reason: UNKNOWN_NETWORK },
  });
}

/** @internal */
export const isUnknownNetwork = (error: unknown): boolean =>
  error instanceof SdkError && error.details?.reason === UNKNOWN_NETWORK;

/** @internal */
export const text: WireReader<string> = (value, path) => {
  if (typeof value !== 'string') throw unexpected(path);
  return value;
};

/** @internal */
export const flag: WireReader<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw unexpected(path);
  return value;
};

/** @internal */
export const number: WireReader<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unexpected(path);
  return value;
};

/** @internal */
export const integer: WireReader<number> = (value, path) => {
  if (!Number.isSafeInteger(value)) throw unexpected(path);
  return value as number;
};

/** A uint256 has 78 digits. Longer input would be an attack on `BigInt`, whose time grows faster than linearly. */
const LONGEST_AMOUNT = 79;

const decimal =
  (pattern: RegExp): WireReader<bigint> =>
  (value, path) => {
    if (typeof value !== 'string' || value.length > LONGEST_AMOUNT || !pattern.test(value))
      throw unexpected(path);
    return BigInt(value);
  };

/**
 * Reads an amount, a decimal string in the smallest unit. Rejects a JSON number, which may have lost digits already.
 *
 * @internal
 */
export const amount = decimal(/^\d+$/);

/** @internal */
export const signedAmount = decimal(/^-?\d+$/);

/** @internal */
export function literal<const T extends string>(...values: readonly T[]): WireReader<T> {
  return (value, path) => {
    if (!values.includes(value as T)) throw unexpected(path);
    return value as T;
  };
}

/** @internal */
export function list<T>(read: WireReader<T>): WireReader<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw unexpected(path);
    return value.map((entry: unknown, index) => read(entry, `${path}[${index}]`));
  };
}

/**
 * Reads a list and skips entries about a network that this version doesn't know. The API may add a network, and the
 * other entries are still valid.
 *
 * @internal
 */
export function listOfKnown<T>(read: WireReader<T>): WireReader<T[]> {
  const readKnown = list<T[]>((entry, path) => {
    try {
      return [read(entry, path)];
    } catch (error) {
      if (isUnknownNetwork(error)) return [];
      throw error;
    }
  });
  return (value, path) => ([] as T[]).concat(...readKnown(value, path));
}

/** @internal */
export function nullable<T>(read: WireReader<T>): WireReader<T | null> {
  return (value, path) => (value === null ? null : read(value, path));
}

/**
 * Reads a member that may be absent, such as one added to the API later.
 *
 * @internal
 */
export function optional<T>(read: WireReader<T>): WireReader<T | undefined> {
  return (value, path) => (value === undefined ? undefined : read(value, path));
}

/** @internal */
export const record: WireReader<Record<string, unknown>> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unexpected(path);
  return value as Record<string, unknown>;
};

/**
 * Reads an object member by member. Unknown members are dropped, so that the API can add members. Absent optional
 * members stay absent.
 *
 * @internal
 */
export function object<T extends object>(members: { [K in keyof T]-?: WireReader<T[K]> }): WireReader<T> {
  return (value, path) => {
    const from = record(value, path);
    const made: Partial<T> = {};
    for (const key of Object.keys(members) as (keyof T & string)[]) {
      const member = members[key](Object.hasOwn(from, key) ? from[key] : undefined, `${path}.${key}`);
      if (member !== undefined) made[key] = member;
    }
    return made as T;
  };
}
