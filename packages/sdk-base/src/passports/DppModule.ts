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
 * Reads, claims and verifies digital product passports: `client.dpp`.
 *
 * @remarks Like any request, every method except {@link DppModule.verify} can also throw {@link SdkError} with
 * `Aborted`, `Timeout`, `RateLimited`, `ApiUnavailable` or `UnexpectedResponse`.
 *
 * @example List the passports that the user owns
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
 * const { otpId } = await client.auth.sendOtp({
 *   channel: 'email',
 *   email: 'ada@shop.example',
 * });
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
   * Reads a passport: its public facts and, if the signed-in user is the owner, the owner's facts as well.
   *
   * @param passportId - the passport's id, `psp_…`
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the passport
   * @throws {@link SdkError} with `NotFound` when there is no such passport, or the reader may not see it
   *
   * @example Show a passport to anyone
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   *
   * const passport = await client.dpp.get(sandbox.seeded.itemId);
   * console.log(passport.name, passport.status); // Harbor Jacket published
   * ```
   */
  get(passportId: string, options?: RequestOptions): Promise<Passport>;

  /**
   * Lists the passports of the items that the signed-in user owns, newest first.
   *
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of passports; `for await` goes through all pages
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in
   * @throws {@link SdkError} with `InvalidArgument` when `limit` is out of range or `cursor` is malformed
   *
   * @example List the products that the user owns
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
   * const { itemId, claimCode } = sandbox.seeded;
   * await client.dpp.claim(itemId, { claimCode });
   * for await (const passport of client.dpp.list()) console.log(passport.name);
   * ```
   */
  list(pagination?: Pagination, options?: RequestOptions): PageList<Passport>;

  /**
   * Makes the signed-in user the owner of an item.
   *
   * @remarks The passport is `claimed` at once. Its NFT reaches the user's account later.
   *
   * @param passportId - the passport's id, `psp_…`
   * @param args - the `claimCode` that came with the product, if the passport's `claimCodeRequired` is `true`
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds (the client's by
   * default), and an `idempotencyKey` (a random one by default)
   * @returns the passport in its new state
   * @throws {@link SdkError} with `NotAuthenticated` when nobody is signed in
   * @throws {@link SdkError} with `Forbidden` when the claim code is wrong
   * @throws {@link SdkError} with `Conflict` when it's already claimed, or isn't the passport of an item
   * @throws {@link SdkError} with `NotFound` when there is no such passport
   *
   * @example Claim a product with the code that came with it
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
   * const { itemId, claimCode } = sandbox.seeded;
   * const passport = await client.dpp.claim(itemId, { claimCode });
   * console.log(passport.status); // claimed
   * ```
   */
  claim(passportId: string, args?: ClaimPassportArgs, options?: RequestOptions): Promise<Passport>;

  /**
   * Reads the signed credential of a published passport. Needs no sign-in.
   *
   * @remarks The credential isn't verified yet: pass it to {@link DppModule.verify}, with the issuers that you trust.
   *
   * @param passportId - the passport's id, `psp_…`
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the credential as it was signed
   * @throws {@link SdkError} with `NotFound` when there is no such passport, or it was never published
   *
   * @example Read the signed credential
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   *
   * const credential = await client.dpp.getCredential(sandbox.seeded.itemId);
   * console.log(credential.credentialSubject.name, credential.proof.cryptosuite);
   * ```
   */
  getCredential(passportId: string, options?: RequestOptions): Promise<PassportCredential>;

  /**
   * Reads the signed status list that shows whether a credential's product was retired. Needs no sign-in.
   *
   * @remarks The list isn't verified yet: pass it to {@link DppModule.verify} as `statusList`. You can keep it until
   * its `validUntil`. It covers many passports.
   *
   * @param credential - the credential, from anywhere
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the list as it was signed, or `null` if the credential names no list
   * @throws {@link SdkError} with `InvalidArgument` when the credential's list isn't Nacre's: fetch it from its own
   * address
   * @throws {@link SdkError} with `NotFound` when there is no such list
   *
   * @example Find out whether a product was retired
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   *
   * const credential = await client.dpp.getCredential(sandbox.seeded.itemId);
   * const statusList = await client.dpp.getStatusList(credential);
   * const { status } = await client.dpp.verify(credential, {
   *   trustedIssuers: [sandbox.issuer],
   *   statusList: statusList ?? undefined,
   *   now: sandbox.clock.now(),
   * });
   * console.log(status); // active
   * ```
   *
   * @since 0.2.0
   */
  getStatusList(credential: PassportCredential, options?: RequestOptions): Promise<PassportStatusList | null>;

  /**
   * Verifies a credential on this device with {@link verifyPassport}. Sends no request.
   *
   * @param credential - the credential, from anywhere
   * @param options - the issuers to trust, `trustedIssuers`, and a `statusList` to read the status from
   * @returns the credential, its issuer, and the product's status
   * @throws {@link CryptoError} with `ProofInvalid` when the proof doesn't match the content
   * @throws {@link CryptoError} with `IssuerUntrusted` when the issuer isn't one that you trust
   *
   * @example Reject a passport that was changed
   * ```ts
   * import { Client, CryptoErrorType, isNacreError } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const { publishableKey, api, signer } = sandbox;
   * const client = new Client({ publishableKey, api, signer });
   *
   * const credential = await client.dpp.getCredential(sandbox.seeded.itemId);
   * const forged = {
   *   ...credential,
   *   credentialSubject: { ...credential.credentialSubject, name: 'Harbor Coat' },
   * };
   * try {
   *   await client.dpp.verify(forged, {
   *     trustedIssuers: [sandbox.issuer],
   *     now: sandbox.clock.now(),
   *   });
   * } catch (error) {
   *   if (!isNacreError(error, CryptoErrorType.ProofInvalid)) throw error;
   *   console.log('This passport was changed.'); // This passport was changed.
   * }
   * ```
   */
  verify(credential: PassportCredential, options: VerifyPassportOptions): Promise<VerifiedPassport>;
}
