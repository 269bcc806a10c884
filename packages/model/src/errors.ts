import { catalogue, type CatalogueEntry } from '../../sdk-base/src/errors/catalogue.ts';
import { CryptoErrorType } from '../../sdk-base/src/errors/CryptoErrorType.ts';
import { errorAnchor } from '../../sdk-base/src/errors/docsUrl.ts';
import type { ErrorClassName, ErrorCode } from '../../sdk-base/src/errors/ErrorType.ts';
import { explanations, type Explanation } from '../../sdk-base/src/errors/explanations.ts';
import { IframeApiErrorType } from '../../sdk-base/src/errors/IframeApiErrorType.ts';
import { JwtErrorType } from '../../sdk-base/src/errors/JwtErrorType.ts';
import { SdkErrorType } from '../../sdk-base/src/errors/SdkErrorType.ts';
import { statusOf } from '../../sdk-base/src/sandbox/refuse.ts';
import { problemError } from '../../sdk-base/src/transport/problem.ts';

/** All facts that the pages show about an error code, from the SDK's own catalogue and its explanations. */
export interface ErrorRow extends CatalogueEntry, Explanation {
  /** The id of the code's entry on the page, as in the error's `docsUrl`. */
  readonly anchor: string;
  /** The enumeration member, such as `SdkErrorType.Timeout`. */
  readonly member: string;
  /** The usual HTTP statuses of a response with this code. */
  readonly statuses: readonly number[];
  /** The statuses that map to this code when a response names no code. */
  readonly defaultFor: readonly number[];
}

/** The usual HTTP statuses of APIs and their proxies. */
const usualStatuses = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504];

const codeForStatus = (status: number): ErrorCode =>
  problemError(status, undefined, { requestId: null, retryAfter: null }, 0).code as ErrorCode;

function statusFacts(code: ErrorCode): Pick<ErrorRow, 'statuses' | 'defaultFor'> {
  const defaultFor = usualStatuses.filter((status) => codeForStatus(status) === code);
  const sandboxStatus = statusOf(code);
  const statuses =
    sandboxStatus === undefined || defaultFor.includes(sandboxStatus) ? defaultFor : [sandboxStatus];
  return { statuses, defaultFor };
}

/** A record keyed by class, so that a new class without its enumeration doesn't compile. */
const enumerations: Record<ErrorClassName, { name: string; members: Record<string, ErrorCode> }> = {
  SdkError: { name: 'SdkErrorType', members: SdkErrorType },
  CryptoError: { name: 'CryptoErrorType', members: CryptoErrorType },
  JwtError: { name: 'JwtErrorType', members: JwtErrorType },
  IframeApiError: { name: 'IframeApiErrorType', members: IframeApiErrorType },
};

export const errorRows: readonly ErrorRow[] = Object.values(enumerations).flatMap(({ name, members }) =>
  Object.entries(members).map(([member, code]) => {
    const entry = Object.values(catalogue).find((candidate) => candidate.code === code);
    if (!entry)
      throw new Error(
        `packages/sdk-base/src/errors/catalogue.ts: there is no entry for ${name}.${member}. Add one.`,
      );
    return {
      ...entry,
      ...explanations[entry.type],
      ...statusFacts(code),
      anchor: errorAnchor(code),
      member: `${name}.${member}`,
    };
  }),
);
