import { CryptoErrorType } from './CryptoErrorType.ts';
import type { ErrorClassName, ErrorCode, ErrorType } from './ErrorType.ts';
import { IframeApiErrorType } from './IframeApiErrorType.ts';
import { JwtErrorType } from './JwtErrorType.ts';
import { SdkErrorType } from './SdkErrorType.ts';

/**
 * The properties that all errors with a code share.
 *
 * @internal
 */
export interface CatalogueEntry {
  /** The code, such as `sdk/not-authenticated`. */
  readonly code: ErrorCode;
  /** The class of errors with this code. */
  readonly class: ErrorClassName;
  /** The member of the class's enumeration. */
  readonly type: ErrorType;
  /** Whether the same call may succeed if it's repeated unchanged. */
  readonly retryable: boolean;
  /** The default message. */
  readonly message: string;
}

type Facts = Pick<CatalogueEntry, 'retryable' | 'message'>;

const final = (message: string): Facts => ({ retryable: false, message });
const retryable = (message: string): Facts => ({ retryable: true, message });

// A record over an enumeration, so that a missing or extra member doesn't compile.
const sdkErrors: Record<SdkErrorType, Facts> = {
  [SdkErrorType.NotInitialized]: final("The SDK isn't set up yet."),
  [SdkErrorType.NotAuthenticated]: final('The call needs a signed-in user or a valid key.'),
  [SdkErrorType.OtpInvalid]: final('The one-time code is wrong.'),
  [SdkErrorType.OtpExpired]: final('The one-time code has expired.'),
  [SdkErrorType.OtpUsedUp]: final("The one-time code can't be used again."),
  [SdkErrorType.Forbidden]: final("The caller isn't allowed to do this."),
  [SdkErrorType.InvalidArgument]: final("An argument isn't valid."),
  [SdkErrorType.NotFound]: final("The resource doesn't exist or isn't visible."),
  [SdkErrorType.Conflict]: final("The resource's state doesn't allow the call."),
  [SdkErrorType.NotSupported]: final("The network or platform doesn't support this."),
  [SdkErrorType.NetworkMismatch]: final('The call mixes two networks.'),
  [SdkErrorType.InsufficientFunds]: final('The account holds less than the call spends.'),
  [SdkErrorType.FeeTooHigh]: final('The highest possible fee is above the limit.'),
  [SdkErrorType.RateLimited]: retryable('Too many requests.'),
  [SdkErrorType.ApiUnavailable]: retryable("The backend API can't be reached or can't respond."),
  [SdkErrorType.Timeout]: retryable("The response didn't arrive in time."),
  [SdkErrorType.Aborted]: final('The call was canceled.'),
  [SdkErrorType.UnexpectedResponse]: final("The API's response can't be understood."),
};

const cryptoErrors: Record<CryptoErrorType, Facts> = {
  [CryptoErrorType.KeyShareMissing]: final('A key share is missing.'),
  [CryptoErrorType.KeyShareCorrupted]: final('A key share is damaged.'),
  [CryptoErrorType.DecryptionFailed]: final("Stored data can't be decrypted."),
  [CryptoErrorType.RecoveryPasswordInvalid]: final('The recovery password is wrong.'),
  [CryptoErrorType.SignatureFailed]: final("The signer couldn't produce a signature."),
  [CryptoErrorType.InvalidPublicKey]: final("The public key isn't valid."),
  [CryptoErrorType.UnsupportedCurve]: final("The key's curve isn't supported."),
  [CryptoErrorType.EntropyUnavailable]: final('The platform provides no secure random numbers.'),
  [CryptoErrorType.ProofInvalid]: final("The proof doesn't match the content."),
  [CryptoErrorType.IssuerUntrusted]: final("The issuer isn't trusted."),
};

const jwtErrors: Record<JwtErrorType, Facts> = {
  [JwtErrorType.Malformed]: final("The text isn't a JSON Web Token."),
  [JwtErrorType.Expired]: final('The token has expired.'),
  [JwtErrorType.NotYetValid]: retryable("The token isn't valid yet."),
  [JwtErrorType.SignatureInvalid]: final("The token's signature isn't valid."),
  [JwtErrorType.AudienceMismatch]: final('The token is meant for another audience.'),
  [JwtErrorType.IssuerMismatch]: final('The token comes from another issuer.'),
  [JwtErrorType.AlgorithmNotAllowed]: final("The token's algorithm isn't allowed."),
  [JwtErrorType.KeyNotFound]: final("The issuer has no key with the token's key id."),
};

const iframeApiErrors: Record<IframeApiErrorType, Facts> = {
  [IframeApiErrorType.FrameNotReady]: retryable("The key frame hasn't finished loading."),
  [IframeApiErrorType.FrameBlocked]: final('The key frame is blocked from loading.'),
  [IframeApiErrorType.OriginNotAllowed]: final("The page's origin isn't allowed."),
  [IframeApiErrorType.ProtocolMismatch]: final('The key frame uses another version of the protocol.'),
  [IframeApiErrorType.UserRejected]: final('The user declined the request.'),
  [IframeApiErrorType.StorageUnavailable]: final("The browser doesn't give the key frame any storage."),
  [IframeApiErrorType.Timeout]: retryable("The key frame didn't respond in time."),
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
 * All errors that the SDK can throw and the API can return, by type.
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
 * Whether a value is a code of the catalogue.
 *
 * @internal
 */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(catalogue, code);
}
