import type { OtpChallenge } from '../types/OtpChallenge.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { SendOtpArgs } from '../types/SendOtpArgs.ts';
import type { Session } from '../types/Session.ts';
import type { SignInArgs } from '../types/SignInArgs.ts';
import type { SignUpArgs } from '../types/SignUpArgs.ts';
import type { UpdateUserArgs } from '../types/UpdateUserArgs.ts';
import type { User } from '../types/User.ts';

/**
 * Signs users up, in and out, and keeps their session: the `auth` part of a {@link Client}.
 *
 * @remarks The session is in memory and ends with the page. Give the client a `storage` to keep the refresh
 * token between visits. The SDK does so only on demand: what is in a page's storage can be read by every script
 * that runs in the page, then and later.
 *
 * The access token is renewed shortly before it ends, and when the backend API refuses it. Many calls at the same
 * time share one renewal. A renewal that is refused ends the session.
 *
 * Every method can also fail as any request can: {@link SdkError} with `Aborted`, `Timeout`, `RateLimited`,
 * `ApiUnavailable` or `UnexpectedResponse`.
 *
 * @example Sign in with a one-time code
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 *
 * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
 * const session = await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
 * console.log(session.user.id.startsWith('usr_')); // true
 * ```
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export interface AuthModule {
  /**
   * Holds the session, or `null` while nobody is signed in.
   *
   * @remarks After a reload it is `null` until {@link AuthModule.restore} or another call has renewed the
   * session from the client's `storage`.
   */
  readonly session: Session | null;

  /**
   * Sends a one-time code by e-mail or SMS.
   *
   * @param args - the channel and the address
   * @param options - cancellation, time limit, idempotency key
   * @returns the id of the code, and until when it can be used
   * @throws {@link SdkError} with `InvalidArgument` when the address is malformed
   * @throws {@link SdkError} with `RateLimited` when too many codes were sent
   */
  sendOtp(args: SendOtpArgs, options?: RequestOptions): Promise<OtpChallenge>;

  /**
   * Makes a new user and signs the user in.
   *
   * @param args - the proof of who the user is, and what is known of the user
   * @param options - cancellation, time limit, idempotency key
   * @returns the session
   * @throws {@link SdkError} with `InvalidArgument` when there is no such method, or a value is not accepted
   * @throws {@link SdkError} with `OtpInvalid` when the one-time code is wrong
   * @throws {@link SdkError} with `OtpExpired` when the one-time code is too old
   * @throws {@link SdkError} with `OtpUsedUp` when the one-time code was used, or was tried wrongly too often
   * @throws {@link SdkError} with `Conflict` when the proof belongs to a user already
   * @throws {@link JwtError} when the application's own token is refused
   */
  signUp(args: SignUpArgs, options?: RequestOptions): Promise<Session>;

  /**
   * Signs a user in.
   *
   * @remarks Google takes two calls of the same form. The first leaves the page for Google; its promise settles
   * only when the browser does not leave, with a `Timeout`. The browser comes back to `redirectUrl` with the query
   * parameter `nacre_code`. There, make the same call again: it takes the code out of the address, exchanges it,
   * and gives the session. What ties the two together, a PKCE verifier, waits in `sessionStorage`, and is of no
   * use without the code.
   *
   * @param args - the method and its proof
   * @param options - cancellation, time limit, idempotency key
   * @returns the session
   * @throws {@link SdkError} with `InvalidArgument` when there is no such method, or a value is not accepted
   * @throws {@link SdkError} with `OtpInvalid` when the one-time code is wrong
   * @throws {@link SdkError} with `OtpExpired` when the one-time code is too old
   * @throws {@link SdkError} with `OtpUsedUp` when the one-time code was used, or was tried wrongly too often
   * @throws {@link SdkError} with `NotAuthenticated` when a sign-in with Google comes back to a page that did not
   * start one
   * @throws {@link SdkError} with `NotFound` when the user has not signed up
   * @throws {@link SdkError} with `NotSupported` for Google outside a browser
   * @throws {@link JwtError} when the application's own token is refused
   */
  signIn(args: SignInArgs, options?: RequestOptions): Promise<Session>;

  /**
   * Ends the session, here at once and then at the backend.
   *
   * @remarks The session is gone from the client also when the call fails. Does nothing when nobody is signed in.
   *
   * @param options - cancellation, time limit
   * @returns a promise for the moment when the backend has ended the session
   */
  signOut(options?: RequestOptions): Promise<void>;

  /**
   * Renews the session now.
   *
   * @remarks The SDK does it on its own when it is needed. Calls at the same time share one renewal.
   *
   * @param options - cancellation, time limit
   * @returns the new session
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in, or when the session has ended
   */
  refresh(options?: RequestOptions): Promise<Session>;

  /**
   * Gives the session, renewed from the client's `storage` where the page was loaded anew.
   *
   * @remarks Call it once when the page starts. It makes no request when there is nothing to restore.
   *
   * @param options - cancellation, time limit
   * @returns the session, or `null` when nobody is signed in
   */
  restore(options?: RequestOptions): Promise<Session | null>;

  /**
   * Gives an access token for a server of the application, renewed where it is about to end.
   *
   * @remarks The server has to verify the token's signature against Nacre's key set, its `aud` and its `exp`.
   *
   * @param options - cancellation, time limit
   * @returns the access token
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in, or when the session has ended
   */
  getAccessToken(options?: RequestOptions): Promise<string>;

  /**
   * Reads the signed-in user.
   *
   * @param options - cancellation, time limit
   * @returns the user
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in
   */
  getUser(options?: RequestOptions): Promise<User>;

  /**
   * Changes what is known of the signed-in user.
   *
   * @param args - what to change; `null` removes
   * @param options - cancellation, time limit
   * @returns the user as it is now
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in
   * @throws {@link SdkError} with `InvalidArgument` when a value is not accepted
   */
  updateUser(args: UpdateUserArgs, options?: RequestOptions): Promise<User>;

  /**
   * Listens to sign-in, renewal, changes of the user, and sign-out.
   *
   * @param listener - gets the new session, or `null` after a sign-out
   * @returns a function that stops listening
   */
  onSessionChange(listener: (session: Session | null) => void): () => void;
}
