import { catalogue, type CatalogueEntry } from '@site/sdk/base/src/errors/catalogue';
import { CryptoErrorType } from '@site/sdk/base/src/errors/CryptoErrorType';
import type { ErrorClassName, ErrorCode } from '@site/sdk/base/src/errors/ErrorType';
import { explanations, type Explanation } from '@site/sdk/base/src/errors/explanations';
import { IframeApiErrorType } from '@site/sdk/base/src/errors/IframeApiErrorType';
import { JwtErrorType } from '@site/sdk/base/src/errors/JwtErrorType';
import { SdkErrorType } from '@site/sdk/base/src/errors/SdkErrorType';

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

export const anchorOf = (code: ErrorCode): string => code.replace('/', '-');

export const errorRows: readonly ErrorRow[] = Object.values(enumerations).flatMap(({ name, members }) =>
  Object.entries(members).map(([member, code]) => {
    const entry = Object.values(catalogue).find((candidate) => candidate.code === code);
    if (!entry) throw new Error(`${name}.${member} is not in the SDK's catalogue.`);
    return { ...entry, ...explanations[entry.type], anchor: anchorOf(code), member: `${name}.${member}` };
  }),
);
