import type { Client, Page, Pagination, RequestOptions } from '@nacre/sdk-base';

/**
 * One call of the client as a query.
 *
 * @internal
 */
export interface NacreQuery<T> {
  /** What tells this call from others of the same user. What a network has begins with the network. */
  readonly key: (client: Client) => readonly unknown[];
  readonly call: (client: Client, options: RequestOptions) => Promise<T>;
  /** Whether the answer belongs to the user, so that nothing is asked while nobody is signed in. */
  readonly needsUser: boolean;
}

/**
 * A list of the client, which is read page by page.
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
