import { readTable } from '../../../packages/model/src/readTable.ts';

/** A request below the site's base, and the response of every host that supports it. */
export interface ExpectedResponse {
  /** The path as sent, relative to the base. */
  path: string;
  accept: string | undefined;
  method: string;
  status: number;
  /** The target of a redirect, relative to the base. */
  to: string | undefined;
  type: string | undefined;
  /** The beginning of the response's text. */
  text: string | undefined;
  /** Whether a browser may cache the response without revalidating it. */
  isImmutable: boolean;
  vary: string | undefined;
  /** Whether other sites' pages may use the response. */
  isShared: boolean;
}

const columns = ['method', 'path', 'accept', 'status', 'to', 'type', 'text', 'vary', 'marks'] as const;

/** In the table, `-` is nothing, and `∅` is an empty text. */
const read = (cell: string) => (cell === '-' ? undefined : cell.replace('∅', ''));

/**
 * Requests for every form of an address, both formats of a page, old addresses, files, missing pages, other methods and
 * invalid paths.
 */
export const requests: readonly ExpectedResponse[] = readTable(
  'tests/support/hosts/requests.tsv',
  columns,
).map(({ method, path, accept, status, to, type, text, vary, marks }) => ({
  method,
  path: read(path) ?? '',
  accept: read(accept),
  status: Number(status),
  to: read(to),
  type: read(type),
  text: read(text),
  vary: read(vary),
  isImmutable: marks.includes('immutable'),
  isShared: marks.includes('shared'),
}));
