import type { Client, Page, Pagination, RequestOptions } from '@nacre/sdk-base';

/**
 * A call of the client as a query.
 *
 * @internal
 */
export interface NacreQuery<T> {
  /** Distinguishes this call from the same user's other calls. The keys of a network's data start with the network. */
  readonly key: (client: Client) => readonly unknown[];
  readonly call: (client: Client, options: RequestOptions) => Promise<T>;
  /** Whether the data belongs to a user, so that there is no request without a signed-in user. */
  readonly needsUser: boolean;
}

/**
 * A list of the client that is read page by page.
 *
 * @internal
 */
export interface NacreList<T> {
  readonly key: (client: Client) => readonly unknown[];
  readonly read: (client: Client, page: Pagination, options: RequestOptions) => Promise<Page<T>>;
}

/**
 * One page of a list as a query.
 *
 * @internal
 */
export function pageQuery<T>(
  { key, read }: NacreList<T>,
  { limit, cursor }: Pagination,
): NacreQuery<Page<T>> {
  const page = {
    ...(limit === undefined ? {} : { limit }),
    ...(cursor === undefined ? {} : { cursor }),
  };
  return {
    key: (client) => [...key(client), page],
    call: (client, options) => read(client, page, options),
    needsUser: true,
  };
}
