import { waitUntil } from '../transport/waitUntil.ts';
import type { WaitOptions } from '../types/WaitOptions.ts';
import type { ServerClient } from './generated/ServerClient.ts';
import type { ServerResult } from './ServerTypes.ts';

/**
 * Waits until a job is finished.
 *
 * @remarks It reads the job again after pauses that grow longer. A read that fails for a temporary reason doesn't end
 * the wait. Minting takes as long as the network takes. If nobody is waiting for the result, use the webhooks
 * `job.completed` and `job.failed` instead.
 *
 * @param nacre - the server client
 * @param jobId - the job's id, `job_…`
 * @param options - a `signal` that ends the wait, the time limit, `timeoutMs` (two minutes by default), and the first
 * pause, `pollIntervalMs` (one second by default)
 * @returns the job, `completed` or `failed`
 * @throws {@link SdkError} with `NotFound` when there is no such job
 * @throws {@link SdkError} with `InvalidArgument` when a time isn't accepted
 * @throws {@link SdkError} with `Timeout` when the job isn't finished within the time limit
 * @throws {@link SdkError} with `Aborted` when the signal aborts
 *
 * @example Mint a ticket and wait for it
 * ```ts
 * import { createServerClient, waitForJob } from '@nacre/sdk-base/server';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * // The sandbox's clock runs a thousand times as fast as yours.
 * const sandbox = createSandbox({ speed: 1_000 });
 * const nacre = createServerClient({ secretKey: sandbox.secretKey, api: sandbox.api });
 *
 * const { id } = await nacre.mintItems({
 *   collectionId: sandbox.seeded.ticketsId,
 *   items: [{ to: sandbox.seeded.userId, name: 'Opening night, seat 7' }],
 * });
 * const job = await waitForJob(nacre, id, { timeoutMs: 5 * 60_000 });
 * console.log(job.status); // "completed"
 * ```
 *
 * @category Server
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @since 0.2.0
 */
export function waitForJob(
  nacre: Pick<ServerClient, 'getJob'>,
  jobId: string,
  options?: WaitOptions,
): Promise<ServerResult<'getJob'>> {
  return waitUntil(
    (request) => nacre.getJob({ jobId }, request),
    ({ status }) => status === 'completed' || status === 'failed',
    options,
  );
}
