import { DOCS } from '../addresses.ts';
import { CryptoErrorType } from './CryptoErrorType.ts';
import type { ErrorClassName, ErrorCode, ErrorType } from './ErrorType.ts';
import { IframeApiErrorType } from './IframeApiErrorType.ts';
import { JwtErrorType } from './JwtErrorType.ts';
import { SdkErrorType } from './SdkErrorType.ts';

/**
 * What is known of a code without looking at the error itself.
 *
 * @internal
 */
export interface CatalogueEntry {
  /** The code, such as `sdk/not-authenticated`. */
  readonly code: ErrorCode;
  /** The class whose errors carry the code. */
  readonly class: ErrorClassName;
  /** The member of the class's enumeration. */
  readonly type: ErrorType;
  /** Whether the same call, unchanged, may succeed a moment later. */
  readonly retryable: boolean;
  /** The message of an error that is not given one of its own. */
  readonly message: string;
}

type Facts = Pick<CatalogueEntry, 'retryable' | 'message'>;

// A record over an enumeration: a missing member or one too many does not compile.
const sdkErrors: Record<SdkErrorType, Facts> = {
  [SdkErrorType.NotInitialized]: { retryable: false, message: 'The SDK is not set up yet.' },
  [SdkErrorType.NotAuthenticated]: {
    retryable: false,
    message: 'The call needs a signed-in user or a valid key.',
  },
  [SdkErrorType.Forbidden]: { retryable: false, message: 'The caller may not do this.' },
  [SdkErrorType.InvalidArgument]: { retryable: false, message: 'An argument is not valid.' },
  [SdkErrorType.NotFound]: { retryable: false, message: 'The resource does not exist or is not visible.' },
  [SdkErrorType.Conflict]: {
    retryable: false,
    message: 'The state of the resource does not allow the call.',
  },
  [SdkErrorType.NotSupported]: {
    retryable: false,
    message: 'The network or platform does not support this.',
  },
  [SdkErrorType.NetworkMismatch]: { retryable: false, message: 'The call mixes two networks.' },
  [SdkErrorType.InsufficientFunds]: {
    retryable: false,
    message: 'The account holds less than the call spends.',
  },
  [SdkErrorType.RateLimited]: { retryable: true, message: 'Too many requests were sent.' },
  [SdkErrorType.ApiUnavailable]: {
    retryable: true,
    message: 'The backend API cannot be reached or cannot answer.',
  },
  [SdkErrorType.Timeout]: { retryable: true, message: 'The answer did not arrive in time.' },
  [SdkErrorType.Aborted]: { retryable: false, message: 'The call was canceled.' },
  [SdkErrorType.UnexpectedResponse]: {
    retryable: false,
    message: 'The answer of the API cannot be understood.',
  },
};

const cryptoErrors: Record<CryptoErrorType, Facts> = {
  [CryptoErrorType.KeyShareMissing]: { retryable: false, message: 'A key share is missing.' },
  [CryptoErrorType.KeyShareCorrupted]: { retryable: false, message: 'A key share is damaged.' },
  [CryptoErrorType.DecryptionFailed]: { retryable: false, message: 'Stored data cannot be decrypted.' },
  [CryptoErrorType.RecoveryPasswordInvalid]: { retryable: false, message: 'The recovery password is wrong.' },
  [CryptoErrorType.SignatureFailed]: { retryable: false, message: 'The signer made no signature.' },
  [CryptoErrorType.InvalidPublicKey]: { retryable: false, message: 'The public key is not valid.' },
  [CryptoErrorType.UnsupportedCurve]: { retryable: false, message: 'The curve of the key is not supported.' },
  [CryptoErrorType.EntropyUnavailable]: {
    retryable: false,
    message: 'The platform gives no secure random numbers.',
  },
  [CryptoErrorType.ProofInvalid]: { retryable: false, message: 'The proof does not match the content.' },
  [CryptoErrorType.IssuerUntrusted]: {
    retryable: false,
    message: 'The issuer is not among the trusted issuers.',
  },
};

const jwtErrors: Record<JwtErrorType, Facts> = {
  [JwtErrorType.Malformed]: { retryable: false, message: 'The text is not a JSON Web Token.' },
  [JwtErrorType.Expired]: { retryable: false, message: 'The token has expired.' },
  [JwtErrorType.NotYetValid]: { retryable: true, message: 'The token is not valid yet.' },
  [JwtErrorType.SignatureInvalid]: { retryable: false, message: 'The signature of the token is not valid.' },
  [JwtErrorType.AudienceMismatch]: { retryable: false, message: 'The token is meant for another audience.' },
  [JwtErrorType.IssuerMismatch]: { retryable: false, message: 'The token comes from another issuer.' },
  [JwtErrorType.AlgorithmNotAllowed]: {
    retryable: false,
    message: 'The algorithm of the token is not allowed.',
  },
  [JwtErrorType.KeyNotFound]: {
    retryable: false,
    message: 'The issuer has no key with the id that the token names.',
  },
};

const iframeApiErrors: Record<IframeApiErrorType, Facts> = {
  [IframeApiErrorType.FrameNotReady]: { retryable: true, message: 'The key frame has not finished loading.' },
  [IframeApiErrorType.FrameBlocked]: { retryable: false, message: 'The key frame is kept from loading.' },
  [IframeApiErrorType.OriginNotAllowed]: {
    retryable: false,
    message: 'The origin of the page is not allowed.',
  },
  [IframeApiErrorType.ProtocolMismatch]: {
    retryable: false,
    message: 'The key frame speaks another version.',
  },
  [IframeApiErrorType.UserRejected]: { retryable: false, message: 'The user declined the request.' },
  [IframeApiErrorType.StorageUnavailable]: {
    retryable: false,
    message: 'The browser gives the key frame no storage.',
  },
  [IframeApiErrorType.Timeout]: { retryable: true, message: 'The key frame did not answer in time.' },
};

function entries<T extends ErrorType>(
  name: ErrorClassName,
  facts: Record<T, Facts>,
): Record<T, CatalogueEntry> {
  const made = {} as Record<T, CatalogueEntry>;
  for (const type of Object.keys(facts) as T[])
    made[type] = { code: type, class: name, type, ...facts[type] };
  return made;
}

/**
 * Every error that the SDK can throw and the API can name, by type.
 *
 * @internal
 */
export const catalogue: Readonly<Record<ErrorType, CatalogueEntry>> = {
  ...entries('SdkError', sdkErrors),
  ...entries('CryptoError', cryptoErrors),
  ...entries('JwtError', jwtErrors),
  ...entries('IframeApiError', iframeApiErrors),
};

/**
 * Tells whether a text is a code of the catalogue.
 *
 * @internal
 */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(catalogue, code);
}

/**
 * Makes the address of a code's entry on the exceptions page.
 *
 * @internal
 */
export function docsUrlOf(code: ErrorCode): string {
  return `${DOCS}/products/embedded-wallet/exceptions#${code.replace('/', '-')}`;
}
