import type { PassportStatusList } from './PassportStatusList.ts';
import type { TrustedIssuer } from './TrustedIssuer.ts';

/**
 * Says whom {@link verifyPassport} trusts and at what time it looks.
 *
 * @example Look at a passport as of a day
 * ```ts
 * import type { VerifyPassportOptions } from '@nacre/sdk-base';
 *
 * const options: VerifyPassportOptions = { trustedIssuers: [], now: new Date('2026-06-01T00:00:00Z') };
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
   * The signed list that says which of the issuer's passports were retired, as `client.dpp.getStatusList` gives it or
   * as fetched from the address in the credential's `credentialStatus`.
   *
   * @defaultValue no list: the status is `unknown`
   * @since 0.2.0
   */
  statusList?: PassportStatusList | null;
  /**
   * The time to compare the validity with.
   *
   * @defaultValue the current time
   */
  now?: Date;
};
