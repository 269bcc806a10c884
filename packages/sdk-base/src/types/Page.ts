/**
 * One page of a list.
 *
 * @typeParam T - the type of an entry
 *
 * @example Read a list page by page
 * ```ts
 * import type { Page } from '@nacre/sdk-base';
 *
 * const pages: Record<string, Page<string>> = {
 *   first: { data: ['a', 'b'], nextCursor: 'second' },
 *   second: { data: ['c'], nextCursor: null },
 * };
 * const all: string[] = [];
 * for (let cursor: string | null = 'first'; cursor !== null; ) {
 *   const page: Page<string> | undefined = pages[cursor];
 *   all.push(...(page?.data ?? []));
 *   cursor = page?.nextCursor ?? null;
 * }
 * console.log(all.join('')); // "abc"
 * ```
 *
 * @see [How-tos](https://docs.nacre.example/api/how-tos)
 * @category Types
 * @since 0.1.0
 */
export type Page<T> = {
  /** The entries of this page, in the order of the list. */
  data: T[];
  /** The cursor of the next page; `null` on the last page. */
  nextCursor: string | null;
};
