import type { LoyaltyBalance } from '../types/LoyaltyBalance.ts';
import type { LoyaltyEntry } from '../types/LoyaltyEntry.ts';
import type { LoyaltyProgram } from '../types/LoyaltyProgram.ts';
import type { LoyaltyRewardTier } from '../types/LoyaltyRewardTier.ts';
import type { PageList } from '../types/PageList.ts';
import type { Pagination } from '../types/Pagination.ts';
import type { RedeemRewardArgs } from '../types/RedeemRewardArgs.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';

/**
 * Reads loyalty programs and the signed-in user's points, and redeems rewards: the `loyalty` part of a
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
