import { checkTypes, invalidArgument } from '../checkTypes.ts';
import type { Pagination } from '../types/Pagination.ts';

/**
 * Throws before any request if the page is invalid.
 *
 * @internal
 */
export function checkPagination(pagination: Pagination = {}): Pagination {
  checkTypes<Pagination>(pagination, { limit: 'number', cursor: 'string' });
  const { limit, cursor } = pagination;
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1 && limit <= 100)) {
    throw invalidArgument('limit', 'must be a whole number from 1 to 100');
  }
  return { limit, cursor };
}
