/**
 * The arguments for signing in with a one-time code.
 *
 * @example Sign in with the code that was typed
 * ```ts
 * import type { SignInWithOtpArgs } from '@nacre/sdk-base';
 *
 * const args: SignInWithOtpArgs = {
 *   method: 'otp',
 *   otpId: 'otp_6Ym41sXa',
 *   code: '000000',
 * };
 * console.log(args.method); // "otp"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SignInWithOtpArgs = {
  /** The method: a one-time code. */
  method: 'otp';
  /** The id that sending the code returned. */
  otpId: string;
  /** The code that the user received: six digits. */
  code: string;
};

/**
 * The arguments for signing in with your own JWT.
 *
 * @example Sign in with a token from your server
 * ```ts
 * import type { SignInWithJwtArgs } from '@nacre/sdk-base';
 *
 * function signInWith(token: string): SignInWithJwtArgs {
 *   return { method: 'jwt', token };
 * }
 * console.log(signInWith('header.payload.signature').method); // "jwt"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SignInWithJwtArgs = {
  /** The method: your own JWT. */
  method: 'jwt';
  /** A JWT from your own server. Its issuer and key set must be registered in the dashboard. */
  token: string;
};

/**
 * The arguments for signing in with Google, which leaves the page and returns to it.
 *
 * @example Return to a page of your app
 * ```ts
 * import type { SignInWithGoogleArgs } from '@nacre/sdk-base';
 *
 * const args: SignInWithGoogleArgs = {
 *   method: 'google',
 *   redirectUrl: 'https://shop.example/signed-in',
 * };
 * console.log(new URL(args.redirectUrl).pathname); // "/signed-in"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SignInWithGoogleArgs = {
  /** The method: Google. */
  method: 'google';
  /**
   * The page of your app that the browser returns to. Its origin must be one of the application's allowed origins.
   */
  redirectUrl: string;
};

/**
 * The arguments for signing in, by method.
 *
 * @example Build the arguments by method
 * ```ts
 * import type { SignInArgs } from '@nacre/sdk-base';
 *
 * const ways: SignInArgs[] = [
 *   { method: 'otp', otpId: 'otp_6Ym41sXa', code: '000000' },
 *   { method: 'google', redirectUrl: 'https://shop.example/signed-in' },
 * ];
 * console.log(ways.map((way) => way.method).join(', ')); // "otp, google"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SignInArgs = SignInWithOtpArgs | SignInWithJwtArgs | SignInWithGoogleArgs;
