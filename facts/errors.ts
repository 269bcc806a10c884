import { catalogue, type CatalogueEntry } from '../sdk/base/src/errors/catalogue.ts';
import { CryptoErrorType } from '../sdk/base/src/errors/CryptoErrorType.ts';
import { errorAnchor } from '../sdk/base/src/errors/docsUrl.ts';
import type { ErrorClassName, ErrorCode } from '../sdk/base/src/errors/ErrorType.ts';
import { explanations, type Explanation } from '../sdk/base/src/errors/explanations.ts';
import { IframeApiErrorType } from '../sdk/base/src/errors/IframeApiErrorType.ts';
import { JwtErrorType } from '../sdk/base/src/errors/JwtErrorType.ts';
import { SdkErrorType } from '../sdk/base/src/errors/SdkErrorType.ts';

/** All that the pages say of a code, from the SDK's own catalogue and its explanations. */
export interface ErrorRow extends CatalogueEntry, Explanation {
  /** The id of the code's row, as the error's `docsUrl` has it. */
  readonly anchor: string;
  /** The enumeration member, such as `SdkErrorType.Timeout`. */
  readonly member: string;
}

/** A record over the classes: a new one without its enumeration does not compile. */
const enumerations: Record<ErrorClassName, { name: string; members: Record<string, ErrorCode> }> = {
  SdkError: { name: 'SdkErrorType', members: SdkErrorType },
  CryptoError: { name: 'CryptoErrorType', members: CryptoErrorType },
  JwtError: { name: 'JwtErrorType', members: JwtErrorType },
  IframeApiError: { name: 'IframeApiErrorType', members: IframeApiErrorType },
};

export const errorRows: readonly ErrorRow[] = Object.values(enumerations).flatMap(({ name, members }) =>
  Object.entries(members).map(([member, code]) => {
    const entry = Object.values(catalogue).find((candidate) => candidate.code === code);
    if (!entry) throw new Error(`${name}.${member} is not in the SDK's catalogue.`);
    return { ...entry, ...explanations[entry.type], anchor: errorAnchor(code), member: `${name}.${member}` };
  }),
);
