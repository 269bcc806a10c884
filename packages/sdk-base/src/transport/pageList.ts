import { invalidArgument } from '../checkTypes.ts';
import type { Page } from '../types/Page.ts';
import type { CollectOptions, PageList } from '../types/PageList.ts';
import type { Pagination } from '../types/Pagination.ts';
import { checkPagination } from './checkPagination.ts';
import { unexpected } from './WireReader.ts';

/**
 * Requests a page of a list, and returns it as an object that can continue with the next pages.
 *
 * @param read - requests one page
 * @internal
 */
export function pageList<T>(
  pagination: Pagination | undefined,
  read: (query: Pagination) => Promise<Page<T>>,
): PageList<T> {
  // Async, so that a malformed page causes a rejection like any other failure.
  const pageAt = async (cursor = checkPagination(pagination).cursor) =>
    read(checkPagination({ ...pagination, cursor }));
  const first = pageAt();
  const entries = {
    async *[Symbol.asyncIterator]() {
      let page = await first;
      const asked = new Set<string>();
      for (;;) {
        yield* page.data;
        const { nextCursor } = page;
        if (nextCursor === null) return;
        // A list with a repeated cursor would never end.
        if (asked.has(nextCursor)) throw unexpected('nextCursor');
        asked.add(nextCursor);
        page = await pageAt(nextCursor);
      }
    },
  };
  const all = async (options: CollectOptions): Promise<T[]> => {
    // The first page is requested in any case, and the iteration over the entries reports its failure.
    first.catch(() => undefined);
    const limit: unknown = options?.limit;
    if (!(Number.isSafeInteger(limit) && Number(limit) > 0))
      throw invalidArgument('limit', 'must be a whole number above zero');
    const collected: T[] = [];
    for await (const entry of entries) if (collected.push(entry) === limit) break;
    return collected;
  };
  return Object.assign(first, entries, { all });
}
