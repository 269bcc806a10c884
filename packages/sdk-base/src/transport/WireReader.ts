import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * Reads a member of an answer, or refuses it. `path` says where the value stands, for the error.
 *
 * @internal
 */
export type WireReader<T> = (value: unknown, path: string) => T;

/**
 * Makes the error of an answer that is not what the API's description says. It names the place and never the
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
 * Makes the error of an answer about a network that this version does not know.
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

/** A uint256 has 78 digits. More is an attack on `BigInt`, whose time grows faster than its input. */
const LONGEST_AMOUNT = 79;

const decimal =
  (pattern: RegExp): WireReader<bigint> =>
  (value, path) => {
    if (typeof value !== 'string' || value.length > LONGEST_AMOUNT || !pattern.test(value))
      throw unexpected(path);
    return BigInt(value);
  };

/**
 * An amount: a decimal string in the smallest unit. A JSON number is refused, since it may have lost digits
 * already.
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
 * Reads a list without the entries that are about a network which this version does not know: the API may add
 * one, and the rest of the list is still good.
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
 * A member that may be absent, as one that was added later.
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
 * Reads an object member by member. Members that the SDK does not know are left out, so that the API can add
 * some; members that are optional and absent stay absent.
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
