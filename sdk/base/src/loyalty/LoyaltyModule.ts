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
 * Reads loyalty programs and the signed-in user's points, redeems rewards, and shows vouchers at the till: the `loyalty` part of a
 * {@link Client}.
 *
 * @remarks Points are earned on the application's server, with a secret key, and settle on chain later. Until then
 * the balance to show is `optimistic`: what has settled, and what is pending.
 *
 * Every method fails with `NotAuthenticated` when nobody is signed in, and as any request can: {@link SdkError}
 * with `Aborted`, `Timeout`, `RateLimited`, `ApiUnavailable` or `UnexpectedResponse`.
 *
 * @example Read the points to show
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
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
   * Lists the application's programs.
   *
   * @param pagination - the page
   * @param options - cancellation, time limit
   * @returns a page of programs; `for await` gives those of all pages
   * @throws {@link SdkError} with `InvalidArgument` when the page is malformed
   */
  listPrograms(pagination?: Pagination, options?: RequestOptions): PageList<LoyaltyProgram>;

  /**
   * Reads a program.
   *
   * @param programId - the program's id, `prg_…`
   * @param options - cancellation, time limit
   * @returns the program
   * @throws {@link SdkError} with `NotFound` when there is no such program
   */
  getProgram(programId: string, options?: RequestOptions): Promise<LoyaltyProgram>;

  /**
   * Lists a program's tiers with their rewards, lowest threshold first.
   *
   * @param programId - the program's id, `prg_…`
   * @param pagination - the page
   * @param options - cancellation, time limit
   * @returns a page of tiers; `for await` gives those of all pages
   * @throws {@link SdkError} with `NotFound` when there is no such program
   */
  getTiers(programId: string, pagination?: Pagination, options?: RequestOptions): PageList<LoyaltyRewardTier>;

  /**
   * Reads the user's points in a program.
   *
   * @param programId - the program's id, `prg_…`
   * @param options - cancellation, time limit
   * @returns the points: settled, pending, and both together
   * @throws {@link SdkError} with `NotFound` when there is no such program
   */
  getBalance(programId: string, options?: RequestOptions): Promise<LoyaltyBalance>;

  /**
   * Redeems a reward for the user's points.
   *
   * @remarks Its cost counts as pending at once, and the reward follows on chain. A retry sends the same
   * idempotency key, so that an answer which was lost redeems nothing twice.
   *
   * @param programId - the program's id, `prg_…`
   * @param args - the reward
   * @param options - cancellation, time limit, idempotency key
   * @returns the entry in the points history, `pending`
   * @throws {@link SdkError} with `InsufficientFunds` when the settled points do not cover the cost
   * @throws {@link SdkError} with `Forbidden` when the user is not in the reward's tier
   * @throws {@link SdkError} with `InvalidArgument` when the reward is not part of the program
   * @throws {@link SdkError} with `NotFound` when there is no such program
   */
  redeem(programId: string, args: RedeemRewardArgs, options?: RequestOptions): Promise<LoyaltyEntry>;

  /**
   * Makes a code that the user shows at the till to use a voucher.
   *
   * @remarks The code works once and for five minutes, and it ends the voucher's code before it. The till's server
   * uses the voucher with `useVoucher`, and the NFT is burned.
   *
   * @param programId - the program's id, `prg_…`
   * @param args - the voucher
   * @param options - cancellation, time limit, idempotency key
   * @returns the code, and when it stops working
   * @throws {@link SdkError} with `InvalidArgument` when the NFT is not a voucher of the program in the user's account
   * @throws {@link SdkError} with `Conflict` when the voucher was used already
   * @throws {@link SdkError} with `NotFound` when there is no such program
   *
   * @example Show a voucher, and use it as the till's server does
   * ```ts
   * import { Client } from '@nacre/sdk-base';
   * import { createSandbox } from '@nacre/sdk-base/sandbox';
   *
   * const sandbox = createSandbox();
   * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
   * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
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
   * Lists what the user earned, redeemed and lost to refunds, newest first.
   *
   * @param programId - the program's id, `prg_…`
   * @param pagination - the page
   * @param options - cancellation, time limit
   * @returns a page of entries; `for await` gives those of all pages
   * @throws {@link SdkError} with `NotFound` when there is no such program
   */
  getHistory(programId: string, pagination?: Pagination, options?: RequestOptions): PageList<LoyaltyEntry>;
}
