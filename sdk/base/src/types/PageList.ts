import type { Page } from './Page.ts';

/**
 * Is what a method that lists gives: a promise of one page, and all entries of all pages for `for await`.
 *
 * @remarks The first page is asked for at once. `for await` asks for each next page when the entries before it are
 * through; `break` ends it. The page's `limit` says how many entries come with each request.
 *
 * @typeParam T - the type of an entry
 *
 * @example Go through all orders
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 * import { createSandbox } from '@nacre/sdk-base/sandbox';
 *
 * const sandbox = createSandbox();
 * const client = new Client({ publishableKey: 'pk_sandbox_local', api: sandbox.api, signer: sandbox.signer });
 * const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
 * await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
 *
 * for await (const order of client.accounts.listOrders({ limit: 100 })) console.log(order.id, order.status);
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Types
 * @since 0.2.0
 */
export type PageList<T> = Promise<Page<T>> & AsyncIterable<T>;
