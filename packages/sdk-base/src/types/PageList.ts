import type { Page } from './Page.ts';

/**
 * How many entries of a list to collect.
 *
 * @example Collect at most 500 orders
 * ```ts release="next"
 * import type { CollectOptions } from '@nacre/sdk-base';
 *
 * const options: CollectOptions = { limit: 500 };
 * console.log(options.limit); // 500
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos#page-through-a-list)
 * @category Types
 * @since 0.3.0
 */
export type CollectOptions = {
  /** The highest number of entries to collect, from all pages together. A whole number above zero. */
  limit: number;
};

/**
 * The result of a list method: a promise of one page and, for `for await`, an iterable of all entries.
 *
 * @remarks The first page is requested at once. `for await` requests each further page when it gets there, and stops
 * when you `break`. `limit` sets how many entries each request returns.
 *
 * @typeParam T - the type of an entry
 *
 * @example Loop over all orders
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
 * for await (const order of client.accounts.listOrders({ limit: 100 }))
 *   console.log(order.id, order.status);
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Types
 * @since 0.2.0
 */
export type PageList<T> = Promise<Page<T>> &
  AsyncIterable<T> & {
    /**
     * Collects entries of all pages into an array, and requests no page after the limit is reached.
     *
     * @param options - the `limit` of the entries, which is required
     * @returns the entries, at most `limit`
     * @throws {@link SdkError} of type `InvalidArgument` when the limit isn't a whole number above zero
     * @since 0.3.0
     */
    all(options: CollectOptions): Promise<T[]>;
  };
