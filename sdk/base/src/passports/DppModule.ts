import type { ClaimPassportArgs } from '../types/ClaimPassportArgs.ts';
import type { PageList } from '../types/PageList.ts';
import type { Pagination } from '../types/Pagination.ts';
import type { Passport } from '../types/Passport.ts';
import type { PassportCredential } from '../types/PassportCredential.ts';
import type { PassportStatusList } from '../types/PassportStatusList.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { VerifiedPassport } from '../types/VerifiedPassport.ts';
import type { VerifyPassportOptions } from '../types/VerifyPassportOptions.ts';

/**
 * Reads, claims and verifies digital product passports: the `dpp` part of a {@link Client}.
 *
 * @remarks Every method but {@link DppModule.verify} can fail as any request can: {@link SdkError} with `Aborted`,
 * `Timeout`, `RateLimited`, `ApiUnavailable` or `UnexpectedResponse`.
 *
 * @example List the passports that the user owns
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
 * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
 *
 * const { data } = await client.dpp.list({ limit: 10 });
 * console.log(data.every((passport) => passport.level === 'item')); // true
 * ```
 *
 * @category Passports
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @since 0.1.0
 */
export interface DppModule {
  /**
   * Reads a passport: what is public of it, and what its owner may see when the owner is signed in.
   *
   * @param passportId - the passport's id, `psp_…`
   * @param options - cancellation, time limit
   * @returns the passport
   * @throws {@link SdkError} with `NotFound` when there is no such passport that the reader may see
   */
  get(passportId: string, options?: RequestOptions): Promise<Passport>;

  /**
   * Lists the passports of the items that the signed-in user owns, newest first.
   *
   * @param pagination - the page
   * @param options - cancellation, time limit
   * @returns a page of passports; `for await` gives those of all pages
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in
   * @throws {@link SdkError} with `InvalidArgument` when the page is malformed
   */
  list(pagination?: Pagination, options?: RequestOptions): PageList<Passport>;

  /**
   * Makes the signed-in user the owner of an item.
   *
   * @remarks The passport is `claimed` at once. Its NFT reaches the user's account later.
   *
   * @param passportId - the passport's id, `psp_…`
   * @param args - the claim code, where the passport's `claimCodeRequired` is `true`
   * @param options - cancellation, time limit, idempotency key
   * @returns the passport as it is now
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in
   * @throws {@link SdkError} with `Forbidden` when the claim code is wrong
   * @throws {@link SdkError} with `Conflict` when it is claimed already, or is not the passport of an item
   * @throws {@link SdkError} with `NotFound` when there is no such passport
   */
  claim(passportId: string, args?: ClaimPassportArgs, options?: RequestOptions): Promise<Passport>;

  /**
   * Reads the signed credential of a published passport. Needs no sign-in.
   *
   * @remarks The credential is not verified: pass it to {@link DppModule.verify}, with the issuers that you trust.
   *
   * @param passportId - the passport's id, `psp_…`
   * @param options - cancellation, time limit
   * @returns the credential as it was signed
   * @throws {@link SdkError} with `NotFound` when there is no such passport, or it was never published
   */
  getCredential(passportId: string, options?: RequestOptions): Promise<PassportCredential>;

  /**
   * Reads the signed list that says whether the product of a credential was retired. Needs no sign-in.
   *
   * @remarks The list is not verified: pass it to {@link DppModule.verify} as `statusList`. It can be kept until its
   * `validUntil`, and holds the status of many passports.
   *
   * @param credential - the credential, from anywhere
   * @param options - cancellation, time limit
   * @returns the list as it was signed, or `null` when the credential names none
   * @throws {@link SdkError} with `InvalidArgument` when the credential names a list that is not Nacre's: fetch it from
   * its address
   * @throws {@link SdkError} with `NotFound` when there is no such list
   * @since 0.2.0
   */
  getStatusList(credential: PassportCredential, options?: RequestOptions): Promise<PassportStatusList | null>;

  /**
   * Verifies a credential on this device, as {@link verifyPassport} does. Makes no request.
   *
   * @param credential - the credential, from anywhere
   * @param options - the issuers to trust, and the status list
   * @returns the credential, who vouches for it, and the status
   * @throws {@link CryptoError} with `ProofInvalid` when the proof does not match the content
   * @throws {@link CryptoError} with `IssuerUntrusted` when the issuer is not among the trusted ones
   */
  verify(credential: PassportCredential, options: VerifyPassportOptions): Promise<VerifiedPassport>;
}
