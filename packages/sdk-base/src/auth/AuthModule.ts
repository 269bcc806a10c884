import type { OtpChallenge } from '../types/OtpChallenge.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { SendOtpArgs } from '../types/SendOtpArgs.ts';
import type { Session } from '../types/Session.ts';
import type { SignInArgs } from '../types/SignInArgs.ts';
import type { SignUpArgs } from '../types/SignUpArgs.ts';
import type { UpdateUserArgs } from '../types/UpdateUserArgs.ts';
import type { User } from '../types/User.ts';

/**
 * Signs users up, in and out, and keeps their session: `client.auth`.
 *
 * @remarks The session is in memory and ends with the page. To keep the refresh token between visits, give the client
 * a `storage`. This is opt-in, because every script that runs in the page, now or later, can read the page's storage.
 *
 * The SDK renews the access token shortly before it expires, and when the backend API rejects it. Calls that run at
 * the same time share one renewal. If a renewal is rejected, the session ends.
 *
 * Like any request, every method can also throw {@link SdkError} with `Aborted`, `Timeout`, `RateLimited`,
 * `ApiUnavailable` or `UnexpectedResponse`.
 *
 * @example Sign in with a one-time code
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({
 *   publishableKey: 'pk_sandbox_local',
 *   api: sandbox.api,
 *   signer: sandbox.signer,
 * });
 *
 * const { otpId } = await client.auth.sendOtp({
 *   channel: 'email',
 *   email: 'ada@shop.example',
 * });
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
   * The session; `null` while nobody is signed in.
   *
   * @remarks After a reload, it's `null` until {@link AuthModule.restore} or another call has renewed the session
   * from the client's `storage`.
   */
  readonly session: Session | null;

  /**
   * Sends a one-time code by e-mail or SMS.
   *
   * @param args - the `channel`, `email` or `sms`, and the address or number to send to
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds (the client's by
   * default), and an `idempotencyKey` (a random one by default)
   * @returns the id of the code, and when the code expires
   * @throws {@link SdkError} with `InvalidArgument` when the address is malformed
   * @throws {@link SdkError} with `RateLimited` when too many codes were sent
   *
   * @example Send a code by e-mail
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   *
   * const { otpId, expiresAt } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * const isValid = new Date(expiresAt) > sandbox.clock.now();
   * console.log(otpId.startsWith('otp_'), isValid); // true true
   * ```
   */
  sendOtp(args: SendOtpArgs, options?: RequestOptions): Promise<OtpChallenge>;

  /**
   * Creates a new user and signs the user in.
   *
   * @param args - the `method` and its proof, and optionally the user's `name` and `locale`
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds (the client's by
   * default), and an `idempotencyKey` (a random one by default)
   * @returns the session
   * @throws {@link SdkError} with `InvalidArgument` when the method is unknown, or a value isn't accepted
   * @throws {@link SdkError} with `OtpInvalid` when the one-time code is wrong
   * @throws {@link SdkError} with `OtpExpired` when the one-time code has expired
   * @throws {@link SdkError} with `OtpUsedUp` when the one-time code was already used, or too many wrong codes were
   * tried
   * @throws {@link SdkError} with `Conflict` when the proof already belongs to a user
   * @throws {@link JwtError} when your own token isn't accepted
   *
   * @example Sign a new user up, then create the account
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   *
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'grace@shop.example',
   * });
   * const { user } = await client.auth.signUp({
   *   method: 'otp',
   *   otpId,
   *   code: '000000',
   *   name: 'Grace',
   * });
   * await client.accounts.create();
   * console.log(user.name); // Grace
   * ```
   */
  signUp(args: SignUpArgs, options?: RequestOptions): Promise<Session>;

  /**
   * Signs a user in.
   *
   * @remarks Google takes two identical calls. The first sends the browser to Google, so its promise settles only if
   * the browser stays, with a `Timeout`. The browser returns to `redirectUrl` with the query parameter `nacre_code`.
   * Make the same call again there: it takes the code out of the address, exchanges it, and returns the session. A
   * PKCE verifier ties the two calls together. It waits in `sessionStorage` and is useless without the code.
   *
   * @param args - the `method` and its proof
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds (the client's by
   * default), and an `idempotencyKey` (a random one by default)
   * @returns the session
   * @throws {@link SdkError} with `InvalidArgument` when the method is unknown, or a value isn't accepted
   * @throws {@link SdkError} with `OtpInvalid` when the one-time code is wrong
   * @throws {@link SdkError} with `OtpExpired` when the one-time code has expired
   * @throws {@link SdkError} with `OtpUsedUp` when the one-time code was already used, or too many wrong codes were
   * tried
   * @throws {@link SdkError} with `NotAuthenticated` when a Google sign-in returns to a page that didn't start one
   * @throws {@link SdkError} with `NotFound` when the user hasn't signed up
   * @throws {@link SdkError} with `NotSupported` for Google outside a browser
   * @throws {@link JwtError} when your own token isn't accepted
   *
   * @example Sign in with a token of your own server
   * ```ts
   * import { Client, isNacreError, SdkErrorType } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   *
   * const token = sandbox.issueToken({ sub: '1047' }); // Your server issues it.
   * try {
   *   await client.auth.signIn({ method: 'jwt', token });
   * } catch (error) {
   *   if (!isNacreError(error, SdkErrorType.NotFound)) throw error;
   *   await client.auth.signUp({ method: 'jwt', token });
   * }
   * console.log(client.auth.session !== null); // true
   * ```
   */
  signIn(args: SignInArgs, options?: RequestOptions): Promise<Session>;

  /**
   * Signs the user out: on this page at once, then at the backend.
   *
   * @remarks The client forgets the session even if the call fails. Does nothing when nobody is signed in.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a promise that resolves once the backend has ended the session
   *
   * @example Sign out
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * await client.auth.signOut();
   * console.log(client.auth.session); // null
   * ```
   */
  signOut(options?: RequestOptions): Promise<void>;

  /**
   * Renews the session now.
   *
   * @remarks The SDK does this by itself when needed. Calls that run at the same time share one renewal.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the new session
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in, or when the session has ended
   *
   * @example Renew the session before a long task
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const before = client.auth.session?.accessToken;
   * const { accessToken } = await client.auth.refresh();
   * console.log(accessToken !== before); // true
   * ```
   */
  refresh(options?: RequestOptions): Promise<Session>;

  /**
   * Returns the session, and after a reload renews it from the client's `storage`.
   *
   * @remarks Call it once when the page starts. It sends no request if there's nothing to restore.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the session, or `null` when nobody is signed in
   *
   * @example Keep the user signed in after a reload
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const kept = new Map<string, string>();
   * const storage = {
   *   getItem: (key: string) => kept.get(key) ?? null,
   *   setItem: (key: string, value: string) => void kept.set(key, value),
   *   removeItem: (key: string) => void kept.delete(key),
   * }; // In a browser: sessionStorage.
   * const { publishableKey, api, signer } = sandbox;
   * const config = { publishableKey, api, signer, storage };
   *
   * const before = new Client(config);
   * const { otpId } = await before.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await before.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const after = new Client(config); // The page was reloaded.
   * const session = await after.auth.restore();
   * console.log(session?.user.id === before.auth.session?.user.id); // true
   * ```
   */
  restore(options?: RequestOptions): Promise<Session | null>;

  /**
   * Returns an access token for your own server, renewed if it's about to expire.
   *
   * @remarks Your server must verify the token's signature against Nacre's key set, its `aud` and its `exp`.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the access token
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in, or when the session has ended
   *
   * @example Call your own server as the user
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const token = await client.auth.getAccessToken();
   * const request = new Request('https://shop.example/orders', {
   *   headers: { Authorization: `Bearer ${token}` },
   * });
   * console.log(request.headers.has('Authorization')); // true
   * ```
   */
  getAccessToken(options?: RequestOptions): Promise<string>;

  /**
   * Reads the signed-in user.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the user
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in
   *
   * @example Read the user again
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const user = await client.auth.getUser();
   * console.log(user.email); // ada@shop.example
   * ```
   */
  getUser(options?: RequestOptions): Promise<User>;

  /**
   * Updates the signed-in user's name and language.
   *
   * @param args - the new `name` and `locale`; `null` removes a value, and what you leave out stays
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the updated user
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in
   * @throws {@link SdkError} with `InvalidArgument` when a value isn't accepted
   *
   * @example Change the name and the language
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const user = await client.auth.updateUser({ name: 'Ada', locale: 'en-GB' });
   * console.log(user.name, user.locale); // Ada en-GB
   * ```
   */
  updateUser(args: UpdateUserArgs, options?: RequestOptions): Promise<User>;

  /**
   * Registers a listener for sign-in, renewal, changes to the user, and sign-out.
   *
   * @param listener - called with the new session, or with `null` after a sign-out
   * @returns a function that stops listening
   *
   * @example Follow sign-in and sign-out
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   * const { otpId } = await client.auth.sendOtp({
   *   channel: 'email',
   *   email: 'ada@shop.example',
   * });
   * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
   *
   * const stop = client.auth.onSessionChange((session) =>
   *   console.log(session ? 'signed in' : 'signed out'),
   * );
   * await client.auth.signOut();
   * stop();
   * ```
   */
  onSessionChange(listener: (session: Session | null) => void): () => void;
}
