import type { NftReference } from './Nft.ts';

/**
 * The progress of a job.
 *
 * @remarks
 * - `queued`: it's waiting for its turn
 * - `running`: its items are being minted
 * - `completed`: every item was minted; final
 * - `failed`: at least one item couldn't be minted, and `results` shows which; final
 *
 * The API can add values, so keep a `default`, as for every {@link KnownValue}.
 *
 * @example Decide whether to check again
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
 * The result of one item of a job.
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
  /** The NFT; `null` if it couldn't be minted. */
  nft: NftReference | null;
  /** The hash of the transaction that minted it; `null` if there is none. */
  transactionHash: string | null;
  /** The reason why it couldn't be minted, for developers; `null` if it was minted. */
  reason: string | null;
};

/**
 * Work that continues after the response to the call that started it.
 *
 * @example Show the progress of a job
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
  /** The kind of job: minting items. */
  kind: 'mint' | (string & {});
  /** The job's progress. */
  status: JobStatus;
  /** The id of the collection that the items come from; `null` for an order from several collections. */
  collectionId: string | null;
  /** The id of the order that the job fulfills; `null` if you started the job with `mintItems`. */
  orderId: string | null;
  /** The total number of items. */
  total: number;
  /** The number of items that are minted. */
  succeeded: number;
  /** The number of items that couldn't be minted. */
  failed: number;
  /** The results of the finished items, minted or failed. */
  results: MintResult[];
  /** When the job was created, in RFC 3339 format. */
  createdAt: string;
  /** When the job became `running`, in RFC 3339 format; `null` until then. */
  startedAt: string | null;
  /** When the job became `completed` or `failed`, in RFC 3339 format; `null` until then. */
  completedAt: string | null;
};
