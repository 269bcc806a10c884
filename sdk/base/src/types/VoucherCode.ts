/**
 * Describes a code that stands for a voucher, once and for five minutes.
 *
 * @example Tell how long a code can still be shown
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
  /** When the code stops working, as an RFC 3339 time. */
  expiresAt: string;
};
