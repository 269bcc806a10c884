import type { Pagination } from '@nacre/sdk-base';

/** The page that a hook's options name, without what else is in them. */
export function pageOf({ limit, cursor }: Pagination): Pagination {
  return { ...(limit === undefined ? {} : { limit }), ...(cursor === undefined ? {} : { cursor }) };
}
