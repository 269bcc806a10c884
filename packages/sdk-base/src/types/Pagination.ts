/**
 * The page of a list to read, and its length.
 *
 * @example Read the first ten entries
 * ```ts
 * import type { Pagination } from '@nacre/sdk-base';
 *
 * const pagination: Pagination = { limit: 10 };
 * console.log(pagination.cursor ?? 'from the beginning'); // "from the beginning"
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Types
 * @since 0.1.0
 */
export type Pagination = {
  /**
   * The maximum number of entries on a page, from 1 to 100.
   *
   * @defaultValue `25`
   */
  limit?: number | undefined;
  /**
   * The `nextCursor` of the previous page.
   *
   * @defaultValue `undefined`: the first page
   */
  cursor?: string | undefined;
};
