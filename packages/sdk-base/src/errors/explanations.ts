import { CryptoErrorType } from './CryptoErrorType.ts';
import type { ErrorType } from './ErrorType.ts';
import { IframeApiErrorType } from './IframeApiErrorType.ts';
import { JwtErrorType } from './JwtErrorType.ts';
import { SdkErrorType } from './SdkErrorType.ts';

/**
 * The explanation of a code on the exceptions page.
 *
 * @internal
 */
export interface Explanation {
  /** The meaning of the code. */
  readonly meaning: string;
  /** The usual cause. */
  readonly cause: string;
  /** The recommended action. */
  readonly action: string;
}

/**
 * The text of the exceptions page by code. It's not part of the entry, because applications don't need it.
 *
 * @internal
 */
export const explanations: Readonly<Record<ErrorType, Explanation>> = {
  [SdkErrorType.NotInitialized]: {
    meaning: 'A part of the SDK is used before it’s set up.',
    cause: 'A hook or a component of the React SDK is used outside `NacreProvider`.',
    action: 'Render the component inside `NacreProvider`.',
  },
  [SdkErrorType.NotAuthenticated]: {
    meaning: 'The call needs a signed-in user or a valid key, and has neither.',
    cause:
      'Nobody is signed in, the session has ended or the user signed out elsewhere, or the key was revoked or belongs to the other environment. Or a sign-in with Google returned to a tab that didn’t start it.',
    action:
      'Sign the user in again. If that fails for everyone, check that the publishable key is complete and belongs to the environment. On a server, check that the secret key belongs to the environment you call, and send it as `Authorization: Bearer sk_…`.',
  },
  [SdkErrorType.OtpInvalid]: {
    meaning: 'The one-time code is wrong.',
    cause:
      'The user mistyped the code or used one from an earlier message, or `otpId` belongs to another call of `sendOtp`.',
    action:
      'Ask the user for the code in the latest message, with the same `otpId`. After a few wrong attempts, the code stops working.',
  },
  [SdkErrorType.OtpExpired]: {
    meaning: 'The one-time code has expired.',
    cause: 'The code was sent too long ago. `sendOtp` returns its `expiresAt`.',
    action: 'Send a new code with `sendOtp`, and use the new `otpId`.',
  },
  [SdkErrorType.OtpUsedUp]: {
    meaning: 'The one-time code was already used, or too many wrong codes were tried.',
    cause: 'The form was sent twice, the code is used for a second sign-in, or someone is guessing.',
    action:
      'If the user is signed in, continue. Otherwise send a new code with `sendOtp`, and use the new `otpId`.',
  },
  [SdkErrorType.Forbidden]: {
    meaning: 'The caller is known but isn’t allowed to do this.',
    cause:
      'The resource belongs to another user or application, or the operation needs a secret key and was called with an access token.',
    action:
      'Check that the resource belongs to this user and application. Call server operations from your server, with a secret key.',
  },
  [SdkErrorType.InvalidArgument]: {
    meaning: 'An argument has the wrong type or format, or is out of range.',
    cause:
      'A value can’t be parsed, such as an amount with too many decimals, or a malformed time, address or id. `details` names the argument if it’s known.',
    action: 'Correct the argument. The message describes what’s expected.',
  },
  [SdkErrorType.NotFound]: {
    meaning: 'The resource doesn’t exist, or isn’t visible to the caller.',
    cause:
      'The user of `signIn` hasn’t signed up, or has no account on the network yet. Or the id is mistyped, or belongs to the other environment or another user.',
    action:
      'After `signIn`, call `signUp` with the same proof. For a missing account, call `client.accounts.create`. Otherwise check the id and its environment.',
  },
  [SdkErrorType.Conflict]: {
    meaning: 'The resource’s current state doesn’t allow the call.',
    cause:
      'A prepared transfer has expired, `signUp` was called for an existing user, an order can no longer be canceled, a passport is already claimed, or an idempotency key was used before with another body.',
    action:
      'Prepare the transfer again, or call `signIn` with the same proof. Otherwise reload the resource, show its state, and ask the user again. Use a new idempotency key for a new request.',
  },
  [SdkErrorType.NotSupported]: {
    meaning: 'The network or platform doesn’t support this feature.',
    cause:
      'An NFT, passport or ERC-20 call is made on Stellar, or WebCrypto is missing, which browsers provide only in secure contexts. Or a private input is used on the local sandbox, which has no key frame, or a call that needs the key frame or Google runs outside a browser.',
    action:
      'Check `networkInfo(network).features` before you offer the action. Serve the page over HTTPS, or use a runtime with WebCrypto.',
  },
  [SdkErrorType.NetworkMismatch]: {
    meaning: 'Two parts of the call belong to different networks or environments.',
    cause:
      'A token, account or signer from one network is used on another, or a live network is used with a sandbox key.',
    action: 'Use the account on the asset’s network, and a key of that network’s environment.',
  },
  [SdkErrorType.InsufficientFunds]: {
    meaning: 'The account holds less than the call spends, including fees.',
    cause:
      'The balance is lower than the amount, or there isn’t enough native currency to pay the network fee. On Stellar, the account’s reserve can’t be spent.',
    action:
      'Read the balance. If it doesn’t cover the fee, fund the account from a treasury account, since a new user holds no native currency. Otherwise let the user lower the amount.',
  },
  [SdkErrorType.FeeTooHigh]: {
    meaning: 'The highest possible fee of a transfer is above the call’s `maxFee`.',
    cause: 'The network’s fees rose after the user saw the fee. Nothing was signed.',
    action:
      'Prepare the transfer again, show the user the new `maxFee`, and send it if the user agrees. `details.maxFee` is the new fee, in the smallest unit.',
  },
  [SdkErrorType.RateLimited]: {
    meaning: 'The caller has sent too many requests.',
    cause:
      'Your code sends requests in a loop, or many tabs or servers share one key. Or more than five one-time codes were requested for one address within ten minutes.',
    action:
      'Wait for `retryAfterMs`, then try again. Use a larger `limit` for lists, and cache results instead of polling.',
  },
  [SdkErrorType.ApiUnavailable]: {
    meaning: 'The backend API can’t be reached, or can’t respond right now.',
    cause:
      'The device is offline, a proxy or a Content Security Policy blocks the request, or the API responds with a status of 500 or above.',
    action:
      'Try again, with increasing delays. If it persists, check `client.status()` and the browser’s console.',
  },
  [SdkErrorType.Timeout]: {
    meaning: 'The response didn’t arrive within the call’s time limit.',
    cause: 'The connection is slow, or `timeoutMs` is too short for the operation.',
    action:
      'Try again. If the call creates something, use the same `idempotencyKey`, since the first request may have arrived.',
  },
  [SdkErrorType.Aborted]: {
    meaning: 'The caller canceled the call.',
    cause: 'The call’s `signal` was aborted, for example because a component was unmounted.',
    action: 'Do nothing, because your own code canceled the call. Don’t show it as a failure.',
  },
  [SdkErrorType.UnexpectedResponse]: {
    meaning: 'The backend API’s response can’t be understood.',
    cause:
      'Something between the app and the API responds instead, such as a proxy or a Wi-Fi sign-in page, or the SDK is too old for the API.',
    action:
      'Check `baseUrl` and what responds there, and update the SDK. If `requestId` is set, give it to support.',
  },
  [CryptoErrorType.KeyShareMissing]: {
    meaning: 'This browser has no device share, and the user didn’t recover.',
    cause:
      'The browser evicted the site’s storage, as Safari does after seven days of use without the site. Or the user cleared it, or this is a new device, browser or site. The call then opened the recovery dialog, and the user dismissed it or has nothing to recover with.',
    action:
      'Check `client.recovery.getStatus()`. If a method is set up, offer a button that calls `client.recovery.recover()`, then repeat the action. Nothing was signed. If none is, nobody can restore the key.',
  },
  [CryptoErrorType.KeyShareCorrupted]: {
    meaning: 'A key share is damaged or belongs to another key.',
    cause: 'The stored share was modified or truncated, or shares of two different keys were combined.',
    action:
      'Call `client.recovery.recover()`, which replaces the share. Nothing is lost as long as two shares are intact.',
  },
  [CryptoErrorType.DecryptionFailed]: {
    meaning: 'Stored data can’t be decrypted with the available key.',
    cause: 'The browser’s key for the device share was deleted, or a backup of another profile was restored.',
    action: 'Call `client.recovery.recover()`, which restores this device’s share.',
  },
  [CryptoErrorType.RecoveryPasswordInvalid]: {
    meaning: 'The recovery password doesn’t open the recovery share.',
    cause: 'The password is mistyped, or the user has set a newer one.',
    action:
      'Do nothing. The key frame’s dialog says so, and lets the user try again. If you show your own dialogs, ask again, and offer the passkey if there is one. Nacre doesn’t know the password and can’t reset it.',
  },
  [CryptoErrorType.SignatureFailed]: {
    meaning: 'The signer couldn’t produce a signature.',
    cause:
      'The signer rejected the payload, or a custom `Signer` threw an error or returned a malformed signature.',
    action:
      'Check `cause`. If you use a custom signer, make sure it supports the network and the kind of payload.',
  },
  [CryptoErrorType.InvalidPublicKey]: {
    meaning: 'A public key is malformed, or isn’t a point on its curve.',
    cause:
      'A Multikey in `trustedIssuers` is truncated or mistyped, or the key in a proof’s `did:key` is damaged.',
    action: 'Copy the issuer’s key again from a source you trust. A P-256 Multikey begins with `zDn`.',
  },
  [CryptoErrorType.UnsupportedCurve]: {
    meaning: 'The key is on a curve that the call doesn’t support.',
    cause: 'The call needs a P-256 key but got another kind, such as Ed25519 or P-384.',
    action: 'Use the issuer’s P-256 key. Passports are only signed with P-256.',
  },
  [CryptoErrorType.EntropyUnavailable]: {
    meaning: 'The platform provides no secure random numbers.',
    cause: 'The runtime has no `crypto.getRandomValues`, as in some embedded web views.',
    action: 'Use a current browser, or Node 20.20 or later. Don’t replace the source of random numbers.',
  },
  [CryptoErrorType.ProofInvalid]: {
    meaning: 'A proof or signature doesn’t match its content, or is outside its validity period.',
    cause:
      'The passport or its status list was changed after it was signed, isn’t valid yet or has expired, or a webhook’s body, secret or time doesn’t match its signature.',
    action:
      'Don’t use the content. Fetch a passport again from its address. For a webhook, verify the raw body as it arrived, with the secret of that endpoint.',
  },
  [CryptoErrorType.IssuerUntrusted]: {
    meaning: 'The key that made the proof doesn’t belong to a trusted issuer.',
    cause:
      'The issuer or its key isn’t in `trustedIssuers`, or someone else signed the passport in the issuer’s name.',
    action:
      'Don’t show the passport as genuine. If you do trust the issuer, get the key from the issuer itself and add it to the list.',
  },
  [JwtErrorType.Malformed]: {
    meaning: 'The text isn’t a JSON Web Token.',
    cause: 'The token is empty or truncated, still has its `Bearer` prefix, or is another kind of token.',
    action: 'Pass the compact form, which is three base64url parts separated by dots.',
  },
  [JwtErrorType.Expired]: {
    meaning: 'The time in `exp` is in the past.',
    cause: 'The token was kept too long, or the clock of the server that issued it is slow.',
    action:
      'Get a new token. The SDK refreshes its own tokens. If you use your own JWT, get a new one from your issuer.',
  },
  [JwtErrorType.NotYetValid]: {
    meaning: 'The time in `nbf` or `iat` is in the future.',
    cause: 'The clock of the server that issued the token is fast.',
    action: 'Synchronize the clocks. The token becomes valid when that time comes.',
  },
  [JwtErrorType.SignatureInvalid]: {
    meaning: 'The signature doesn’t match the token.',
    cause: 'The token was changed, or it was signed with a different key than its header names.',
    action: 'Don’t trust the claims. Check which key your issuer signs with, and which one it publishes.',
  },
  [JwtErrorType.AudienceMismatch]: {
    meaning: 'The `aud` claim names another application.',
    cause:
      'The token belongs to another application or environment, or `aud` isn’t the audience in the dashboard.',
    action: 'Configure the issuer to set the expected audience as `aud`.',
  },
  [JwtErrorType.IssuerMismatch]: {
    meaning: 'The `iss` claim isn’t the expected issuer.',
    cause:
      'The issuer isn’t registered in the dashboard, or its address differs, for example by a trailing slash.',
    action: 'Register the issuer exactly as in `iss`.',
  },
  [JwtErrorType.AlgorithmNotAllowed]: {
    meaning: 'The `alg` header names an algorithm that isn’t accepted.',
    cause: 'The token isn’t signed, or it’s signed with a shared secret or an algorithm that isn’t allowed.',
    action: 'Sign with ES256, like Nacre’s own tokens.',
  },
  [JwtErrorType.KeyNotFound]: {
    meaning: 'The issuer’s key set has no key with the header’s `kid`.',
    cause:
      'The issuer changed its keys and hasn’t published the new one yet, or `kid` is missing from the header.',
    action: 'Publish a new key in the key set before you sign with it, and set `kid` in the header.',
  },
  [IframeApiErrorType.FrameNotReady]: {
    meaning: 'The key frame hasn’t finished loading.',
    cause: 'The call was made right after the page loaded, or the frame is reloading.',
    action:
      'Try again after a moment. The SDK waits for the frame before the first call, so keep one `Client` for the page.',
  },
  [IframeApiErrorType.FrameBlocked]: {
    meaning: 'The browser or one of the page’s policies keeps the key frame from loading.',
    cause: 'A Content Security Policy lacks `frame-src` for the key frame, or a browser extension blocks it.',
    action:
      'Add the key frame’s origin to `frame-src`, and check the browser’s console to see what blocks it.',
  },
  [IframeApiErrorType.OriginNotAllowed]: {
    meaning: 'The page’s origin isn’t among the application’s allowed origins.',
    cause: 'The app runs on a new domain, port or preview address that isn’t in the dashboard.',
    action: 'Add the exact origin, with scheme and port, to the allowed origins of that environment.',
  },
  [IframeApiErrorType.ProtocolMismatch]: {
    meaning: 'The SDK and the key frame use different versions of the iframe API.',
    cause: 'The SDK is too old for the key frame, or `keyFrameUrl` points to something else.',
    action: 'Update the SDK, and leave `keyFrameUrl` unset unless you were given one.',
  },
  [IframeApiErrorType.UserRejected]: {
    meaning: 'The user declined the request in the key frame.',
    cause: 'The user closed the dialog or declined.',
    action: 'Respect the decision. Keep the user’s input, and ask again only if the user starts over.',
  },
  [IframeApiErrorType.StorageUnavailable]: {
    meaning: 'The browser doesn’t give the key frame any storage.',
    cause: 'The browser blocks storage for embedded sites, or runs in a private mode without storage.',
    action: 'Ask the user to allow storage for this site, or to leave private mode. No key is lost.',
  },
  [IframeApiErrorType.Timeout]: {
    meaning: 'The key frame didn’t respond within the call’s time limit.',
    cause: 'The device is slow or asleep, or the user didn’t respond to a dialog.',
    action: 'Try again. A signature that wasn’t returned wasn’t sent to any network.',
  },
};
