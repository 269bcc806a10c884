/**
 * The arguments for signing up with a one-time code.
 *
 * @example Sign up with the code that was typed
 * ```ts
 * import type { SignUpWithOtpArgs } from '@nacre/sdk-base';
 *
 * const args: SignUpWithOtpArgs = {
 *   method: 'otp',
 *   otpId: 'otp_6Ym41sXa',
 *   code: '000000',
 *   name: 'Ada Martin',
 * };
 * console.log(args.method); // "otp"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SignUpWithOtpArgs = {
  /** The method: a one-time code. */
  method: 'otp';
  /** The id that sending the code returned. */
  otpId: string;
  /** The code that the user received: six digits. */
  code: string;
  /**
   * The user's display name.
   *
   * @defaultValue no name
   */
  name?: string | undefined;
  /**
   * The language tag (BCP 47) for messages to the user, such as `fr-FR`.
   *
   * @defaultValue the application's default
   */
  locale?: string | undefined;
};

/**
 * The arguments for signing up with your own JWT.
 *
 * @example Sign up with a token from your server
 * ```ts
 * import type { SignUpWithJwtArgs } from '@nacre/sdk-base';
 *
 * function signUpWith(token: string): SignUpWithJwtArgs {
 *   return { method: 'jwt', token, locale: 'fr-FR' };
 * }
 * console.log(signUpWith('header.payload.signature').method); // "jwt"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SignUpWithJwtArgs = {
  /** The method: your own JWT. */
  method: 'jwt';
  /** A JWT from your own server. Its issuer and key set must be registered in the dashboard. */
  token: string;
  /**
   * The user's display name.
   *
   * @defaultValue no name
   */
  name?: string | undefined;
  /**
   * The language tag (BCP 47) for messages to the user, such as `fr-FR`.
   *
   * @defaultValue the application's default
   */
  locale?: string | undefined;
};

/**
 * The arguments for signing up, by method.
 *
 * @example Build the arguments from a form
 * ```ts
 * import type { SignUpArgs } from '@nacre/sdk-base';
 *
 * const args: SignUpArgs = { method: 'otp', otpId: 'otp_6Ym41sXa', code: '000000' };
 * console.log(args.name ?? 'no name'); // "no name"
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type SignUpArgs = SignUpWithOtpArgs | SignUpWithJwtArgs;
