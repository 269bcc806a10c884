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
  /** Whether the same call, unchanged, may succeed if you retry it. */
  readonly retryable: boolean;
  /** The message of an error that is not given one of its own. */
  readonly message: string;
}

type Facts = Pick<CatalogueEntry, 'retryable' | 'message'>;

const final = (message: string): Facts => ({ retryable: false, message });
const retryable = (message: string): Facts => ({ retryable: true, message });

// A record over an enumeration: a missing member or one too many does not compile.
const sdkErrors: Record<SdkErrorType, Facts> = {
  [SdkErrorType.NotInitialized]: final('The SDK is not set up yet.'),
  [SdkErrorType.NotAuthenticated]: final('The call needs a signed-in user or a valid key.'),
  [SdkErrorType.OtpInvalid]: final('The one-time code is wrong.'),
  [SdkErrorType.OtpExpired]: final('The one-time code has expired.'),
  [SdkErrorType.OtpUsedUp]: final('The one-time code cannot be used again.'),
  [SdkErrorType.Forbidden]: final('The caller may not do this.'),
  [SdkErrorType.InvalidArgument]: final('An argument is not valid.'),
  [SdkErrorType.NotFound]: final('The resource does not exist or is not visible.'),
  [SdkErrorType.Conflict]: final('The state of the resource does not allow the call.'),
  [SdkErrorType.NotSupported]: final('The network or platform does not support this.'),
  [SdkErrorType.NetworkMismatch]: final('The call mixes two networks.'),
  [SdkErrorType.InsufficientFunds]: final('The account holds less than the call spends.'),
  [SdkErrorType.FeeTooHigh]: final('The highest fee is above the limit that was given.'),
  [SdkErrorType.RateLimited]: retryable('Too many requests were sent.'),
  [SdkErrorType.ApiUnavailable]: retryable('The backend API cannot be reached or cannot answer.'),
  [SdkErrorType.Timeout]: retryable('The answer did not arrive in time.'),
  [SdkErrorType.Aborted]: final('The call was canceled.'),
  [SdkErrorType.UnexpectedResponse]: final('The answer of the API cannot be understood.'),
};

const cryptoErrors: Record<CryptoErrorType, Facts> = {
  [CryptoErrorType.KeyShareMissing]: final('A key share is missing.'),
  [CryptoErrorType.KeyShareCorrupted]: final('A key share is damaged.'),
  [CryptoErrorType.DecryptionFailed]: final('Stored data cannot be decrypted.'),
  [CryptoErrorType.RecoveryPasswordInvalid]: final('The recovery password is wrong.'),
  [CryptoErrorType.SignatureFailed]: final('The signer made no signature.'),
  [CryptoErrorType.InvalidPublicKey]: final('The public key is not valid.'),
  [CryptoErrorType.UnsupportedCurve]: final('The curve of the key is not supported.'),
  [CryptoErrorType.EntropyUnavailable]: final('The platform gives no secure random numbers.'),
  [CryptoErrorType.ProofInvalid]: final('The proof does not match the content.'),
  [CryptoErrorType.IssuerUntrusted]: final('The issuer is not among the trusted issuers.'),
};

const jwtErrors: Record<JwtErrorType, Facts> = {
  [JwtErrorType.Malformed]: final('The text is not a JSON Web Token.'),
  [JwtErrorType.Expired]: final('The token has expired.'),
  [JwtErrorType.NotYetValid]: retryable('The token is not valid yet.'),
  [JwtErrorType.SignatureInvalid]: final('The signature of the token is not valid.'),
  [JwtErrorType.AudienceMismatch]: final('The token is meant for another audience.'),
  [JwtErrorType.IssuerMismatch]: final('The token comes from another issuer.'),
  [JwtErrorType.AlgorithmNotAllowed]: final('The algorithm of the token is not allowed.'),
  [JwtErrorType.KeyNotFound]: final('The issuer has no key with the id that the token names.'),
};

const iframeApiErrors: Record<IframeApiErrorType, Facts> = {
  [IframeApiErrorType.FrameNotReady]: retryable('The key frame has not finished loading.'),
  [IframeApiErrorType.FrameBlocked]: final('The key frame is kept from loading.'),
  [IframeApiErrorType.OriginNotAllowed]: final('The origin of the page is not allowed.'),
  [IframeApiErrorType.ProtocolMismatch]: final('The key frame speaks another version.'),
  [IframeApiErrorType.UserRejected]: final('The user declined the request.'),
  [IframeApiErrorType.StorageUnavailable]: final('The browser gives the key frame no storage.'),
  [IframeApiErrorType.Timeout]: retryable('The key frame did not answer in time.'),
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
