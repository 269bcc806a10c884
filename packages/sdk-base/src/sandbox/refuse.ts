import { catalogue } from '../errors/catalogue.ts';
import { docsUrlOf } from '../errors/docsUrl.ts';
import type { ErrorCode, ErrorType } from '../errors/ErrorType.ts';
import type { Schema } from './operations.ts';

/** The default status of each error code of the API. */
const statuses: Partial<Record<ErrorCode, number>> = {
  'sdk/not-authenticated': 401,
  'sdk/otp-invalid': 401,
  'sdk/otp-expired': 401,
  'sdk/otp-used-up': 401,
  'sdk/forbidden': 403,
  'sdk/invalid-argument': 422,
  'sdk/not-found': 404,
  'sdk/conflict': 409,
  'sdk/not-supported': 422,
  'sdk/network-mismatch': 422,
  'sdk/insufficient-funds': 422,
  'sdk/rate-limited': 429,
  'sdk/api-unavailable': 503,
};

export const statusOf = (code: ErrorCode): number | undefined =>
  code.startsWith('jwt/') ? 401 : statuses[code];

/** An invalid part of the request. */
export type Fault = Schema<'ProblemError'>;

/** An error that a handler throws to refuse a request. It becomes the problem document. */
export class ApiProblem extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly Fault[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    more: {
      status?: number | undefined;
      errors?: readonly Fault[] | undefined;
      retryAfter?: number | undefined;
    } = {},
  ) {
    super(detail);
    this.code = code;
    this.status = more.status ?? statusOf(code) ?? 500;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }

  /** Returns the problem document (RFC 9457). */
  problem(requestId: string): Schema<'Problem'> {
    const member = this.code.split('/')[1] ?? '';
    return {
      type: docsUrlOf(this.code),
      title: (member.charAt(0).toUpperCase() + member.slice(1))
        .replaceAll('-', ' ')
        .replace('Api', 'API')
        .replace('Otp', 'One-time code'),
      status: this.status,
      detail: this.message,
      code: catalogue[this.code as ErrorType].code,
      requestId,
      ...(this.errors ? { errors: [...this.errors] } : {}),
    };
  }
}

export const notFound = () => new ApiProblem('sdk/not-found', 'No such resource.');
export const conflict = (detail = 'The state of the resource does not allow this.') =>
  new ApiProblem('sdk/conflict', detail);
export const forbidden = (detail = 'This call is not allowed with the key or the user that made it.') =>
  new ApiProblem('sdk/forbidden', detail);
export const unauthenticated = (detail: string) => new ApiProblem('sdk/not-authenticated', detail);

/** Creates the refusal for an invalid value in the body. */
export const invalid = (pointer: string, detail: string) =>
  new ApiProblem('sdk/invalid-argument', 'A value is not accepted.', { errors: [{ pointer, detail }] });

/** Creates the refusal for an invalid parameter in the path or the query. */
export const badParameter = (name: string, detail: string) =>
  new ApiProblem('sdk/invalid-argument', `The parameter ${name} is wrong.`, {
    status: 400,
    errors: [{ pointer: name, detail }],
  });

/** Returns the value, or refuses the request if there is none. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound();
  return value;
}
