import type { BaseError } from '../errors/BaseError.ts';
import { catalogue, isErrorCode } from '../errors/catalogue.ts';
import type { ErrorType } from '../errors/ErrorType.ts';
import type { FieldError } from '../errors/FieldError.ts';
import { redact } from '../errors/redact.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { errorOfCode } from './errorOfCode.ts';
import { parseRetryAfter } from './retryDelay.ts';

const typeOfStatus: Readonly<Record<number, SdkErrorType>> = {
  400: SdkErrorType.InvalidArgument,
  401: SdkErrorType.NotAuthenticated,
  403: SdkErrorType.Forbidden,
  404: SdkErrorType.NotFound,
  409: SdkErrorType.Conflict,
  422: SdkErrorType.InvalidArgument,
  429: SdkErrorType.RateLimited,
};

/** Gives the request id where it is one: anything else could be a way to put text into logs. */
export function readRequestId(value: unknown): string | undefined {
  return typeof value === 'string' && /^req_[\w-]{1,64}$/.test(value) ? value : undefined;
}

/** More wrong parts than a developer reads, and than a log should hold. */
const MOST_FIELDS = 20;
const LONGEST_POINTER = 200;

/** Reads which parts of the request are wrong. What is malformed is left out: it may come from a proxy. */
function readFields(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).slice(0, MOST_FIELDS).flatMap((entry) => {
    const { pointer, detail } = (entry ?? {}) as { pointer?: unknown; detail?: unknown };
    if (typeof pointer !== 'string' || typeof detail !== 'string' || pointer.length > LONGEST_POINTER)
      return [];
    return [{ pointer: redact(pointer), detail: redact(detail) }];
  });
}

const foreign = new WeakSet<object>();

/**
 * Whether an error comes from an answer without a code of the catalogue. Such an answer may be a proxy's, whose
 * status says nothing of a token.
 *
 * @internal
 */
export const isForeign = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && foreign.has(error);

/**
 * Makes the error of an unsuccessful answer.
 *
 * The problem document's `code` wins where it is in the catalogue, else the status decides. The document's
 * `title` and `detail` do not become the message: what a server or a proxy wrote may hold what the user typed.
 * Its `errors` do, since the API says in them what it expects, and not what it got. The document is the error's `cause`, which {@link BaseError.toJSON} leaves out.
 *
 * @param body - the parsed JSON, or anything else for an answer that is not readable
 * @internal
 */
export function problemError(
  status: number,
  body: unknown,
  headers: { requestId: string | null; retryAfter: string | null },
  now: number,
): BaseError {
  const problem =
    typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as { code?: unknown; requestId?: unknown; errors?: unknown })
      : undefined;
  const code: unknown = problem?.code;
  const byStatus =
    typeOfStatus[status] ??
    (status >= 500 && status <= 599 ? SdkErrorType.ApiUnavailable : SdkErrorType.UnexpectedResponse);
  const isKnown = isErrorCode(code);
  const type: ErrorType = isKnown ? (code as ErrorType) : byStatus;
  // A document without a code isn't one of the API's.
  const errors = typeof code === 'string' ? readFields(problem?.errors) : [];
  const fields = errors.map(({ pointer, detail }) => `${pointer || 'The body'}: ${detail}`);
  const error = errorOfCode(type, {
    message: [catalogue[type].message, ...fields].join(' '),
    cause: problem,
    requestId: readRequestId(problem?.requestId) ?? readRequestId(headers.requestId),
    retryAfterMs: parseRetryAfter(headers.retryAfter, now),
    details: errors.length > 0 ? { status, errors } : { status },
  });
  if (!isKnown) foreign.add(error);
  return error;
}
