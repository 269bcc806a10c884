import { CryptoErrorType } from './CryptoErrorType.ts';
import type { ErrorType } from './ErrorType.ts';
import { IframeApiErrorType } from './IframeApiErrorType.ts';
import { JwtErrorType } from './JwtErrorType.ts';
import { SdkErrorType } from './SdkErrorType.ts';

/**
 * What a reader of the exceptions page is told of a code.
 *
 * @internal
 */
export interface Explanation {
  /** What the code says. */
  readonly meaning: string;
  /** What usually leads to it. */
  readonly cause: string;
  /** What to do about it. */
  readonly action: string;
}

/**
 * The text of the exceptions page by code. Kept out of the entry: it is for readers, not for apps.
 *
 * @internal
 */
export const explanations: Readonly<Record<ErrorType, Explanation>> = {
  [SdkErrorType.NotInitialized]: {
    meaning: 'A part of the SDK is used before it is set up.',
    cause: 'A hook or a component of the React SDK is used outside `NacreProvider`.',
    action: 'Render the component inside `NacreProvider`.',
  },
  [SdkErrorType.NotAuthenticated]: {
    meaning: 'The call needs a signed-in user or a valid key, and has neither.',
    cause:
      'Nobody is signed in, the session has ended or was signed out elsewhere, or the key belongs to the other environment or was revoked.',
    action:
      'Sign the user in again. On a server, check that the secret key is of the environment that you call, and send it as `Authorization: Bearer sk_…`.',
  },
  [SdkErrorType.OtpInvalid]: {
    meaning: 'The one-time code is not the one that was sent.',
    cause:
      'The code is mistyped, it is the code of an earlier message, or `otpId` belongs to another call of `sendOtp`.',
    action:
      'Ask the user for the code of the newest message, with the same `otpId`. After a few wrong codes it is used up.',
  },
  [SdkErrorType.OtpExpired]: {
    meaning: 'The one-time code is too old.',
    cause: 'More time has passed since `sendOtp` than its `expiresAt` allows.',
    action: 'Send a new code with `sendOtp`, and use its `otpId`.',
  },
  [SdkErrorType.OtpUsedUp]: {
    meaning: 'The one-time code was used already, or was tried wrongly too often.',
    cause: 'The form was sent twice, a code is used for a second sign-in, or somebody is guessing.',
    action: 'If the user is signed in, go on. Otherwise send a new code with `sendOtp`, and use its `otpId`.',
  },
  [SdkErrorType.Forbidden]: {
    meaning: 'The caller is known, but may not do this.',
    cause:
      'The resource belongs to another user or application, or the operation needs a secret key and was called with an access token.',
    action: 'Call server operations from your server with a secret key. Do not try the same call again.',
  },
  [SdkErrorType.InvalidArgument]: {
    meaning: 'An argument has a wrong type, format or range.',
    cause:
      'A value does not parse, such as an amount with too many decimals, or a time, address or id of a wrong form. `details` names the argument where it is known.',
    action: 'Correct the argument. The message says what is expected.',
  },
  [SdkErrorType.NotFound]: {
    meaning: 'What the call names does not exist, or is not visible to the caller.',
    cause:
      'The id is mistyped, belongs to the other environment, or names a resource of another user. Or the user has no account on the network yet.',
    action:
      'Check the id and its environment. Treat the resource as absent; do not try again. `client.accounts.create` makes an account.',
  },
  [SdkErrorType.Conflict]: {
    meaning: 'The state of the resource does not allow the call.',
    cause:
      'An order is past the state in which it can be canceled, a passport is already claimed, or an idempotency key was used before with another body.',
    action:
      'Read the resource again, show its state, and decide anew. Use a fresh idempotency key for a new request.',
  },
  [SdkErrorType.NotSupported]: {
    meaning: 'The network or the platform does not have this feature.',
    cause:
      'An NFT, passport or ERC-20 call is made on Stellar, or the platform lacks WebCrypto, which it gives to secure contexts only.',
    action:
      'Look at `networkInfo(network).features` before you offer the action. Serve the page over HTTPS, or use a runtime with WebCrypto.',
  },
  [SdkErrorType.NetworkMismatch]: {
    meaning: 'Two parts of one call belong to different networks or environments.',
    cause:
      'A token, account or signer of one network is used on another, or a live network is used with a sandbox key.',
    action: 'Use the account of the network that the asset is on, and a key of that network’s environment.',
  },
  [SdkErrorType.InsufficientFunds]: {
    meaning: 'The account holds less than the call spends, fees included.',
    cause:
      'The balance is below the amount, or there is not enough of the native currency to pay the network fee. On Stellar, the reserve of the account cannot be spent.',
    action:
      'Read the balance. If it does not cover the fee, fund the account from a treasury account, since a new user holds no native currency. Otherwise let the user lower the amount.',
  },
  [SdkErrorType.FeeTooHigh]: {
    meaning: 'The highest fee of a transfer is above the limit that the call gave as `maxFee`.',
    cause: 'The network became more expensive after the fee was shown to the user. Nothing was signed.',
    action:
      'Prepare the transfer again, show the user the new `maxFee`, and send it when the user agrees. `details.maxFee` has the new fee, in the smallest unit.',
  },
  [SdkErrorType.RateLimited]: {
    meaning: 'The caller sent more requests than are allowed for now.',
    cause: 'Requests run in a loop, or many tabs or servers share one key.',
    action:
      'Wait `retryAfterMs`, then try again. Page with a larger `limit` and keep answers instead of polling.',
  },
  [SdkErrorType.ApiUnavailable]: {
    meaning: 'The backend API cannot be reached, or cannot answer for now.',
    cause:
      'The device is offline, a proxy or a Content Security Policy blocks the request, or the API answers with a status of 500 or above.',
    action:
      'Try again with growing pauses. If it lasts, look at `client.status()` and the browser’s console.',
  },
  [SdkErrorType.Timeout]: {
    meaning: 'The answer did not arrive within the time limit of the call.',
    cause: 'The connection is slow, or `timeoutMs` is too short for the operation.',
    action:
      'Try again, for a call that creates something with the same `idempotencyKey`, since the first one may have arrived.',
  },
  [SdkErrorType.Aborted]: {
    meaning: 'The caller canceled the call.',
    cause: 'The `signal` of the call was aborted, for example because a component is no longer shown.',
    action: 'Do nothing: this is the answer to your own request. Do not show it as a failure.',
  },
  [SdkErrorType.UnexpectedResponse]: {
    meaning: 'The answer of the backend API cannot be understood.',
    cause:
      'Something between the app and the API answers in its place, such as a proxy or a sign-in page of a network, or the SDK is older than the API.',
    action:
      'Check `baseUrl` and what answers there, and update the SDK. Give `requestId` to support if it is set.',
  },
  [CryptoErrorType.KeyShareMissing]: {
    meaning: 'This browser has no device share, and the user did not recover.',
    cause:
      'The browser deleted the site’s storage by itself, as Safari does after seven days of use without the site, the user cleared it, or this is a new device, browser or site. Then the user dismissed the recovery dialog that the call opened, or has nothing to recover with.',
    action:
      'Look at `client.recovery.getStatus()`. If a method is set up, offer a button that calls `client.recovery.recover()`, then repeat the action: nothing was signed. If none is, nobody can bring the key back.',
  },
  [CryptoErrorType.KeyShareCorrupted]: {
    meaning: 'A key share is there but damaged, or it belongs to another key.',
    cause: 'The stored share was changed or cut, or shares of two accounts are joined.',
    action:
      'Call `client.recovery.recover()`, which replaces the share. Nothing is lost while two shares are intact.',
  },
  [CryptoErrorType.DecryptionFailed]: {
    meaning: 'Stored data cannot be decrypted with the key at hand.',
    cause: 'The browser’s key for the device share was deleted, or a backup of another profile was restored.',
    action: 'Call `client.recovery.recover()`, which makes the share of this device again.',
  },
  [CryptoErrorType.RecoveryPasswordInvalid]: {
    meaning: 'The recovery password does not open the recovery share.',
    cause: 'The password is mistyped, or it was replaced by a newer one.',
    action:
      'Nothing: the key frame’s dialog says so, and lets the user try again. Dialogs of your own ask again, and offer the passkey if there is one. Nacre does not know the password and cannot reset it.',
  },
  [CryptoErrorType.SignatureFailed]: {
    meaning: 'The signer could not make a signature.',
    cause: 'The signer rejected the payload, or an own `Signer` threw or returned a malformed signature.',
    action:
      'Look at `cause`. With an own signer, check that it supports the network and the kind of payload.',
  },
  [CryptoErrorType.InvalidPublicKey]: {
    meaning: 'A public key is malformed, or is not a point on its curve.',
    cause:
      'A Multikey text in `trustedIssuers` is cut or mistyped, or the key in a proof’s `did:key` is damaged.',
    action: 'Copy the issuer’s key again from a source that you trust. A P-256 Multikey begins with `zDn`.',
  },
  [CryptoErrorType.UnsupportedCurve]: {
    meaning: 'A key is on a curve that the call does not work with.',
    cause: 'A key of another kind is given where a P-256 key is needed, such as an Ed25519 or P-384 key.',
    action: 'Use the issuer’s P-256 key. Passports are signed with P-256 only.',
  },
  [CryptoErrorType.EntropyUnavailable]: {
    meaning: 'The platform gives no secure random numbers.',
    cause: 'The runtime has no `crypto.getRandomValues`, which is the case in some embedded web views.',
    action:
      'Run in a current browser or in Node 20.20 or later. Do not replace the source of random numbers.',
  },
  [CryptoErrorType.ProofInvalid]: {
    meaning: 'A proof or signature does not match the content that it covers, or is outside its time.',
    cause:
      'The passport or its status list was changed after it was signed, its validity has not begun or has ended, or a webhook’s body, secret or time does not fit its signature.',
    action:
      'Do not use the content. Fetch a passport again from its address; for a webhook, verify the raw body as it arrived, with the secret of that endpoint.',
  },
  [CryptoErrorType.IssuerUntrusted]: {
    meaning: 'The key that made the proof is not among the trusted issuers.',
    cause:
      'The issuer or its key is not in `trustedIssuers`, or a stranger signed the passport in the issuer’s name.',
    action:
      'Do not show the passport as genuine. If you do trust the issuer, get its key from the issuer itself and add it to the list.',
  },
  [JwtErrorType.Malformed]: {
    meaning: 'The text is not a JSON Web Token.',
    cause: 'The token is empty or cut, is sent with a `Bearer` prefix, or another kind of token is given.',
    action: 'Pass the compact form: three parts in base64url with two dots between them.',
  },
  [JwtErrorType.Expired]: {
    meaning: 'The time in `exp` is in the past.',
    cause: 'The token was kept too long, or the clock of the server that made it is behind.',
    action: 'Get a new token: the SDK refreshes its own; for your own JWT, ask your issuer for a fresh one.',
  },
  [JwtErrorType.NotYetValid]: {
    meaning: 'The time in `nbf` or `iat` is in the future.',
    cause: 'The clock of the server that made the token is ahead.',
    action: 'Synchronize the clocks. The same token is accepted once its time has come.',
  },
  [JwtErrorType.SignatureInvalid]: {
    meaning: 'The signature does not match the token.',
    cause: 'The token was changed, or it was signed with another key than its header names.',
    action: 'Do not trust the claims. Check which key your issuer signs with and which one it publishes.',
  },
  [JwtErrorType.AudienceMismatch]: {
    meaning: 'The claim `aud` names another application.',
    cause:
      'A token of another application or environment is used, or `aud` is not set to what the dashboard shows.',
    action: 'Have the issuer put the expected audience into `aud`.',
  },
  [JwtErrorType.IssuerMismatch]: {
    meaning: 'The claim `iss` names another issuer than the one that is expected.',
    cause:
      'The issuer is not registered in the dashboard, or its address differs, for example by a slash at the end.',
    action: 'Register the issuer exactly as it stands in `iss`.',
  },
  [JwtErrorType.AlgorithmNotAllowed]: {
    meaning: 'The header `alg` names an algorithm that is not accepted.',
    cause:
      'The token is signed with a shared secret or not at all, or with an algorithm that is not in the list.',
    action: 'Sign with ES256, as Nacre’s own tokens are.',
  },
  [JwtErrorType.KeyNotFound]: {
    meaning: 'The issuer’s key set holds no key with the header’s `kid`.',
    cause:
      'The issuer changed its keys and did not publish the new one yet, or `kid` is missing from the header.',
    action: 'Publish a new key in the key set before you sign with it, and set `kid` in the header.',
  },
  [IframeApiErrorType.FrameNotReady]: {
    meaning: 'The key frame has not finished loading.',
    cause: 'A call is made in the first moments of the page, or the frame is loading again.',
    action:
      'Try again after a moment. The SDK waits for the frame before the first call; keep one `Client` for the page.',
  },
  [IframeApiErrorType.FrameBlocked]: {
    meaning: 'The browser or a policy of the page keeps the key frame from loading.',
    cause: 'A Content Security Policy lacks `frame-src` for the key frame, or a browser extension blocks it.',
    action:
      'Add the key frame’s origin to `frame-src`, and look at the browser’s console for what blocks it.',
  },
  [IframeApiErrorType.OriginNotAllowed]: {
    meaning: 'The page’s origin is not among the application’s allowed origins.',
    cause: 'The app runs on a new domain, port or preview address that is not in the dashboard.',
    action: 'Add the exact origin, with scheme and port, to the allowed origins of that environment.',
  },
  [IframeApiErrorType.ProtocolMismatch]: {
    meaning: 'The SDK and the key frame speak different versions of the iframe API.',
    cause: 'The SDK is too old for the key frame, or `keyFrameUrl` points to something else.',
    action: 'Update the SDK, and leave `keyFrameUrl` unset unless you were given one.',
  },
  [IframeApiErrorType.UserRejected]: {
    meaning: 'The user declined the request in the key frame.',
    cause: 'The user closed the confirmation or chose to decline.',
    action:
      'Treat it as an answer: keep what the user entered, and ask again only when the user starts anew.',
  },
  [IframeApiErrorType.StorageUnavailable]: {
    meaning: 'The browser gives the key frame no storage.',
    cause: 'The browser blocks storage of embedded sites, or runs in a private mode without it.',
    action: 'Ask the user to allow storage for this site or to leave the private mode. No key is lost.',
  },
  [IframeApiErrorType.Timeout]: {
    meaning: 'The key frame did not answer within the time limit of the call.',
    cause: 'The device is slow or asleep, or the user did not answer a confirmation.',
    action: 'Try again. A signature that was not returned was not sent to any network.',
  },
};
