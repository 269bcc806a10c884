import type { Page } from './Page.ts';

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
