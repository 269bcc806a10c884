import fc from 'fast-check';
import { readTable } from '../../packages/model/src/readTable.ts';

const rows = readTable('tests/hosting/hostile.tsv', ['kind', 'text']);
const textsOf = (kind: string) =>
  rows.flatMap((row) => (row.kind === kind ? [JSON.parse(row.text) as string] : []));

const host = 'Host: docs.example\r\nConnection: close\r\n\r\n';

/** Targets of known attacks on servers. `{base}` is the site's base path. */
const targets = [
  ...textsOf('target'),
  ...['/ x', '/x y.html', '/${request_uri}'],
  ...[`/${'a'.repeat(5000)}.html`, `/${'a/'.repeat(3000)}index.html`, `{base}${'../'.repeat(50)}etc/passwd`],
  ...[`/${'%2e'.repeat(2000)}`, `/?${'q'.repeat(20000)}`],
];

/** Whole requests that are malformed outside their target. `{host}` is a valid end of a head. */
const requests = [
  ...textsOf('request').map((text) => text.replace('{host}', host)),
  `GET {base} HTTP/1.1\r\nAccept: ${'text/markdown;'.repeat(500)}\r\n${host}`,
  `GET {base} HTTP/1.1\r\nAccept-Encoding: ${'br,'.repeat(2000)}\r\n${host}`,
  `GET {base} HTTP/1.1\r\nIf-None-Match: ${'"x",'.repeat(1500)}\r\n${host}`,
  `GET {base} HTTP/1.1\r\nCookie: ${'a'.repeat(40_000)}\r\n${host}`,
];

const piece = fc.constantFrom(
  ...String.raw`/ // \ %5c %2f .. . %2e %00 %0d%0a ? # @ : ; .html /index /index.html`.split(' '),
  ...'.md .br other.example http: {base} overview/changelog mcp assets 404 é $uri %'.split(' '),
  ' ',
);

/** Returns the given number of requests: all those listed here, then generated ones from a fixed seed. */
export function hostileRequests(base: string, count: number): Buffer[] {
  const generated = fc.sample(
    fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
    { numRuns: Math.max(0, count - targets.length - requests.length), seed: 18 },
  );
  const lines = [...targets, ...generated].map((target) => `GET ${target} HTTP/1.1\r\n${host}`);
  return [...requests, ...lines].map((request) => Buffer.from(request.replaceAll('{base}', base), 'utf8'));
}
