/**
 * A one-time code for using a voucher, valid for five minutes.
 *
 * @example Show how long a code remains valid
 * ```ts
 * import type { VoucherCode } from '@nacre/sdk-base';
 *
 * function secondsLeft({ expiresAt }: VoucherCode): number {
 *   return Math.max(0, Math.round((Date.parse(expiresAt) - Date.now()) / 1_000));
 * }
 * ```
 *
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @category Loyalty
 * @since 0.2.0
 */
export type VoucherCode = {
  /** The code, such as `7KQF-29MX`. Show it as text or as a QR code. */
  code: string;
  /** When the code expires, in RFC 3339 format. */
  expiresAt: string;
};
