import { readTable } from '../../../packages/model/src/readTable.ts';

const columns = ['method', 'path', 'accept', 'status', 'to', 'type', 'text', 'vary', 'marks'] as const;

/** In the table, `-` is nothing. */
const read = (cell: string) => (cell === '-' ? undefined : cell);

/**
 * Requests for every form of an address, both formats of a page, old addresses, files, missing pages, other methods and
 * invalid paths. A path, and the target of a redirect, is relative to the site's base. A text is the response's beginning.
 */
export const requests = readTable('tests/support/hosts/requests.tsv', columns).map(
  ({ method, path, accept, status, to, type, text, vary, marks }) => ({
    method,
    path: read(path) ?? '',
    accept: read(accept),
    status: Number(status),
    to: read(to),
    type: read(type),
    text: read(text),
    vary: read(vary),
    /** Whether a browser may cache the response without revalidating it. */
    isImmutable: marks.includes('immutable'),
    /** Whether other sites' pages may use the response. */
    isShared: marks.includes('shared'),
  }),
);

/** The response of every host that supports a request. */
export type ExpectedResponse = (typeof requests)[number];
