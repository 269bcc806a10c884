import type { PassportStatusList } from './PassportStatusList.ts';
import type { TrustedIssuer } from './TrustedIssuer.ts';

/**
 * The options of {@link verifyPassport}: the trusted issuers, a status list and the time.
 *
 * @example Verify a passport as of a certain day
 * ```ts
 * import type { VerifyPassportOptions } from '@nacre/sdk-base';
 *
 * const options: VerifyPassportOptions = {
 *   trustedIssuers: [],
 *   now: new Date('2026-06-01T00:00:00Z'),
 * };
 * console.log(options.trustedIssuers.length); // 0
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Passports
 * @since 0.1.0
 */
export type VerifyPassportOptions = {
  /** The issuers whose passports you accept. With an empty list, no passport is accepted. */
  trustedIssuers: readonly TrustedIssuer[];
  /**
   * The signed list of the issuer's retired passports, from `client.dpp.getStatusList` or from the URL in the
   * credential's `credentialStatus`.
   *
   * @defaultValue no list: the status is `unknown`
   * @since 0.2.0
   */
  statusList?: PassportStatusList | null | undefined;
  /**
   * The time to check the validity against.
   *
   * @defaultValue the current time
   */
  now?: Date | undefined;
};
