import { invalidArgument } from '../checkTypes.ts';
import type { Page } from '../types/Page.ts';
import type { CollectOptions, PageList } from '../types/PageList.ts';
import type { Pagination } from '../types/Pagination.ts';
import { checkPagination } from './checkPagination.ts';
import { unexpected } from './WireReader.ts';

/**
 * Asks for a page of a list, and gives it as what can go on to the pages after it.
 *
 * @param read - asks for one page
 * @internal
 */
export function pageList<T>(
  pagination: Pagination | undefined,
  read: (query: Pagination) => Promise<Page<T>>,
): PageList<T> {
  // In an async function, so that a malformed page is a rejection like any other failure.
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
        // A list that goes on where it was would never end.
        if (asked.has(nextCursor)) throw unexpected('nextCursor');
        asked.add(nextCursor);
        page = await pageAt(nextCursor);
      }
    },
  };
  const all = async (options: CollectOptions): Promise<T[]> => {
    // The first page is asked for in any case, and its failure is that of the entries.
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
