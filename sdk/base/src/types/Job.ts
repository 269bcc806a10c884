import type { NftReference } from './Nft.ts';

/**
 * Says how far a job is.
 *
 * @remarks
 * - `queued`: it waits for its turn
 * - `running`: items are being minted
 * - `completed`: every item was minted; final
 * - `failed`: at least one item could not be minted, and `results` tells which; final
 *
 * The API can add others: keep a `default`, as for every {@link KnownValue}.
 *
 * @example Tell whether to look again
 * ```ts
 * import type { JobStatus } from '@nacre/sdk-base';
 *
 * function isFinal(status: JobStatus): boolean {
 *   return status === 'completed' || status === 'failed';
 * }
 * console.log(isFinal('running')); // false
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Types
 * @since 0.1.0
 */
export type JobStatus = 'queued' | 'running' | 'completed' | 'failed' | (string & {});

/**
 * Says what became of one item of a job.
 *
 * @example Show why an item was not minted
 * ```ts
 * import type { MintResult } from '@nacre/sdk-base';
 *
 * function reason(result: MintResult): string {
 *   return result.status === 'minted' ? 'minted' : (result.reason ?? 'not known');
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Types
 * @since 0.1.0
 */
export type MintResult = {
  /** The item's place in the request, from 0. */
  index: number;
  /** Whether the item was minted. */
  status: 'minted' | 'failed' | (string & {});
  /** The NFT; `null` when it could not be minted. */
  nft: NftReference | null;
  /** The hash of the transaction that minted it; `null` when there is none. */
  transactionHash: string | null;
  /** Why it could not be minted, for a developer to read; `null` when it was. */
  reason: string | null;
};

/**
 * Describes work that goes on after the answer to the call that started it.
 *
 * @example Show how far a job is
 * ```ts
 * import type { Job } from '@nacre/sdk-base';
 *
 * function progress(job: Job): string {
 *   return `${job.succeeded + job.failed} of ${job.total}`;
 * }
 * ```
 *
 * @see [Tokenization](https://docs.nacre.example/products/tokenization)
 * @category Types
 * @since 0.1.0
 */
export type Job = {
  /** The job's id, such as `job_6Tn53kDf`. */
  id: string;
  /** What the job does: it mints items. */
  kind: 'mint' | (string & {});
  /** How far the job is. */
  status: JobStatus;
  /** The collection that is minted from; `null` for an order over several collections. */
  collectionId: string | null;
  /** The order that the job fulfills; `null` when you started it with `mintItems`. */
  orderId: string | null;
  /** How many items there are. */
  total: number;
  /** How many items are minted. */
  succeeded: number;
  /** How many items could not be minted. */
  failed: number;
  /** The items that are done, minted or not. */
  results: MintResult[];
  /** When the job was created, as an RFC 3339 time. */
  createdAt: string;
  /** When the job became `running`, as an RFC 3339 time; `null` before. */
  startedAt: string | null;
  /** When the job became `completed` or `failed`, as an RFC 3339 time; `null` before. */
  completedAt: string | null;
};
