/**
 * A one-time code that's on its way to the user.
 *
 * @example Show how long the code works
 * ```ts
 * import type { OtpChallenge } from '@nacre/sdk-base';
 *
 * function minutesLeft(challenge: OtpChallenge, now = Date.now()): number {
 *   return Math.max(0, Math.floor((Date.parse(challenge.expiresAt) - now) / 60_000));
 * }
 * const challenge = { otpId: 'otp_6Ym41sXa', expiresAt: '2020-01-01T00:00:00Z' };
 * console.log(minutesLeft(challenge)); // 0
 * ```
 *
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @category Auth
 * @since 0.1.0
 */
export type OtpChallenge = {
  /** The id to send with the code at sign-up or sign-in. It isn't the code itself. */
  otpId: string;
  /** When the code expires, in RFC 3339 format. */
  expiresAt: string;
};
