import type { CreateVoucherCodeArgs } from '../types/CreateVoucherCodeArgs.ts';
import type { LoyaltyBalance } from '../types/LoyaltyBalance.ts';
import type { LoyaltyEntry } from '../types/LoyaltyEntry.ts';
import type { LoyaltyProgram } from '../types/LoyaltyProgram.ts';
import type { LoyaltyRewardTier } from '../types/LoyaltyRewardTier.ts';
import type { PageList } from '../types/PageList.ts';
import type { Pagination } from '../types/Pagination.ts';
import type { RedeemRewardArgs } from '../types/RedeemRewardArgs.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { VoucherCode } from '../types/VoucherCode.ts';

/**
 * Loyalty programs, the signed-in user's points, rewards and vouchers: `client.loyalty`.
 *
 * @remarks Your server awards points with a secret key, and they settle on chain later. Until then, show the
 * `optimistic` balance: settled plus pending points.
 *
 * Every method throws {@link SdkError} with `NotAuthenticated` when nobody is signed in and, like any request, with
 * `Aborted`, `Timeout`, `RateLimited`, `ApiUnavailable` or `UnexpectedResponse`.
 *
 * @example Read the points to show
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
 * const { data: programs } = await client.loyalty.listPrograms();
 * for (const program of programs) {
 *   const { settled, pending, optimistic } = await client.loyalty.getBalance(program.id);
 *   console.log(optimistic === settled + pending); // true
 * }
 * ```
 *
 * @category Loyalty
 * @see [On-chain loyalty](https://docs.nacre.example/solutions/on-chain-loyalty/introduction)
 * @since 0.1.0
 */
export interface LoyaltyModule {
  /**
   * Lists your application's loyalty programs.
   *
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of programs; `for await` goes through all pages
   * @throws {@link SdkError} with `InvalidArgument` when `limit` is out of range or `cursor` is malformed
   *
   * @example List the programs
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
   * for await (const program of client.loyalty.listPrograms()) console.log(program.name);
   * ```
   */
  listPrograms(pagination?: Pagination, options?: RequestOptions): PageList<LoyaltyProgram>;

  /**
   * Reads one loyalty program.
   *
   * @param programId - the program's id, `prg_…`
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the program
   * @throws {@link SdkError} with `NotFound` when there is no such program
   *
   * @example Read a program
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
   * const program = await client.loyalty.getProgram(sandbox.seeded.programId);
   * console.log(program.name); // Harbor Club
   * ```
   */
  getProgram(programId: string, options?: RequestOptions): Promise<LoyaltyProgram>;

  /**
   * Lists a program's tiers with their rewards, starting with the lowest threshold.
   *
   * @param programId - the program's id, `prg_…`
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of tiers; `for await` goes through all pages
   * @throws {@link SdkError} with `NotFound` when there is no such program
   *
   * @example Show what each tier offers
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
   * for await (const tier of client.loyalty.getTiers(sandbox.seeded.programId)) {
   *   console.log(
   *     tier.name,
   *     tier.rewards.map(({ name }) => name),
   *   );
   * }
   * ```
   */
  getTiers(programId: string, pagination?: Pagination, options?: RequestOptions): PageList<LoyaltyRewardTier>;

  /**
   * Reads the user's points in a program.
   *
   * @param programId - the program's id, `prg_…`
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns the settled and pending points, and their sum
   * @throws {@link SdkError} with `NotFound` when there is no such program
   *
   * @example Show the points
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
   * const { settled, pending, optimistic } = await client.loyalty.getBalance(
   *   sandbox.seeded.programId,
   * );
   * console.log(optimistic === settled + pending); // true
   * ```
   */
  getBalance(programId: string, options?: RequestOptions): Promise<LoyaltyBalance>;

  /**
   * Spends the user's points on a reward.
   *
   * @remarks The cost counts as pending at once, and the reward follows on chain. Retries send the same idempotency
   * key, so a lost response never redeems a reward twice.
   *
   * @param programId - the program's id, `prg_…`
   * @param args - the reward to redeem, `rewardId`, from one of the program's tiers
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds (the client's by
   * default), and an `idempotencyKey` (a random one by default)
   * @returns the entry in the points history, `pending`
   * @throws {@link SdkError} with `InsufficientFunds` when the settled points don't cover the cost
   * @throws {@link SdkError} with `Forbidden` when the user hasn't reached the reward's tier
   * @throws {@link SdkError} with `InvalidArgument` when the reward isn't part of the program
   * @throws {@link SdkError} with `NotFound` when there is no such program
   *
   * @example Redeem a voucher, if the points suffice
   * ```ts
   * import { Client, isNacreError, SdkErrorType } from '@nacre/sdk-base';
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
   * const { programId, voucherRewardId } = sandbox.seeded;
   * try {
   *   const entry = await client.loyalty.redeem(programId, { rewardId: voucherRewardId });
   *   console.log(entry.status);
   * } catch (error) {
   *   if (!isNacreError(error, SdkErrorType.InsufficientFunds)) throw error;
   *   console.log('You need more points for this voucher.');
   * }
   * ```
   */
  redeem(programId: string, args: RedeemRewardArgs, options?: RequestOptions): Promise<LoyaltyEntry>;

  /**
   * Creates a code that the user shows at the till to use a voucher.
   *
   * @remarks The code works once, for five minutes, and replaces any earlier code for the voucher. The till's server
   * passes it to `useVoucher`, which uses the voucher and burns its NFT.
   *
   * @param programId - the program's id, `prg_…`
   * @param args - the voucher: its `contract` and `tokenId` in the user's account
   * @param options - a `signal` that cancels the call, its time limit, `timeoutMs`, in milliseconds (the client's by
   * default), and an `idempotencyKey` (a random one by default)
   * @returns the code, and when it expires
   * @throws {@link SdkError} with `InvalidArgument` when the NFT isn't one of the program's vouchers in the user's
   * account
   * @throws {@link SdkError} with `Conflict` when the voucher has already been used
   * @throws {@link SdkError} with `NotFound` when there is no such program
   *
   * @example Show a voucher, then use it as the till's server does
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
   * const { programId, voucherRewardId, vouchersId } = sandbox.seeded;
   * await client.loyalty.redeem(programId, { rewardId: voucherRewardId });
   * sandbox.clock.advance(5 * 60_000);
   * const account = await client.accounts.get();
   * const nfts = (await account.getNfts()).data.map(({ nft }) => nft);
   * const voucher = nfts.find(({ collectionId }) => collectionId === vouchersId);
   * if (!voucher) throw new Error('The voucher is not there yet.');
   *
   * const { code } = await client.loyalty.createVoucherCode(programId, voucher);
   * const used = await sandbox.api.request(
   *   'useVoucher',
   *   { path: { programId }, body: { code } },
   *   { secretKey: sandbox.secretKey },
   * );
   * console.log(used.kind, used.status); // "use" "pending"
   * ```
   *
   * @since 0.2.0
   */
  createVoucherCode(
    programId: string,
    args: CreateVoucherCodeArgs,
    options?: RequestOptions,
  ): Promise<VoucherCode>;

  /**
   * Lists the points that the user earned, spent and lost to refunds, newest first.
   *
   * @param programId - the program's id, `prg_…`
   * @param pagination - the page's length, `limit` (1 to 100 entries, 25 by default), and the `cursor` of the page
   * (the first one by default)
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (the client's
   * by default)
   * @returns a page of entries; `for await` goes through all pages
   * @throws {@link SdkError} with `NotFound` when there is no such program
   *
   * @example Show the points history
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
   * const { data } = await client.loyalty.getHistory(sandbox.seeded.programId, {
   *   limit: 10,
   * });
   * for (const entry of data) console.log(entry.kind, entry.points, entry.status);
   * ```
   */
  getHistory(programId: string, pagination?: Pagination, options?: RequestOptions): PageList<LoyaltyEntry>;
}
