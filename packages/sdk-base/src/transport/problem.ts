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

/** Returns a valid request id. Any other value could inject text into logs. */
export function readRequestId(value: unknown): string | undefined {
  return typeof value === 'string' && /^req_[\w-]{1,64}$/.test(value) ? value : undefined;
}

/** The limit of invalid fields, which is more than a developer reads or a log should contain. */
const MOST_FIELDS = 20;
const LONGEST_POINTER = 200;

/** Reads the invalid fields of a request. Malformed entries are skipped, since they may come from a proxy. */
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
 * Whether an error comes from a response without a code of the catalogue. Such a response may be a proxy's, whose
 * status doesn't refer to a token.
 *
 * @internal
 */
export const isForeign = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && foreign.has(error);

/**
 * Creates the error for an unsuccessful response.
 *
 * The problem document's `code` takes precedence if it's in the catalogue, and otherwise the status decides. The
 * document's `title` and `detail` aren't part of the message, because text from a server or a proxy may contain the
 * user's input. Its `errors` are, because the API describes the expected values in them, not the received ones. The
 * document is the error's `cause`, which {@link BaseError.toJSON} omits.
 *
 * @param body - the parsed JSON, or any other value for an unreadable response
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
  // A document without a code isn't from the API.
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
