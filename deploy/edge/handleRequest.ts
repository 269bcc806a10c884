import { responseHeaders, fileHeadersOf, headersOf, REVALIDATED } from '../rules/headers.ts';
import { markdownNotFound } from '../rules/notFound.ts';
import { missingPage, route, type MissingPage } from './route.ts';
import type { EdgeSite } from './EdgeSite.ts';

/**
 * Requests one of the site's files from the host, by its path below the base, with the method and headers of the
 * request.
 */
export type FetchFile = (file: string, request: Request) => Promise<Response>;

/** Statuses of a response with a file, which is complete, partial, or in the browser's cache already. */
const WITH_FILE = new Set([200, 206, 304]);

/** Headers that are removed unless the rules set them, since hosts send them by default. */
const MANAGED_HEADERS = ['Access-Control-Allow-Origin', 'Cache-Control', 'Content-Type', 'Link', 'Vary'];
/** Headers that describe a file sent with status 200. */
const OF_FILE = ['ETag', 'Last-Modified', 'Accept-Ranges'];

/**
 * Responds to a request as nginx does with the configuration from the same rules. Static hosts can't choose between
 * HTML and Markdown, and each has its own idea of a page's address.
 */
export async function handleRequest(
  site: EdgeSite,
  request: Request,
  fetchFile: FetchFile,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const accept = request.headers.get('Accept');
  const plain = (status: number, headers: Record<string, string> = {}) =>
    withHeaders(site, new Response(null, { status }), status, { ...headersAt(site, pathname), ...headers });
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { Allow: 'GET, HEAD' });
  const target = route(site, pathname, accept);
  if ('refused' in target) return plain(target.refused);
  // The query precedes the anchor.
  if ('to' in target) return plain(301, { Location: site.base + target.to.replace(/(?=#)|$/, () => search) });
  if ('missing' in target) return await missing(site, request, target.missing, fetchFile);
  const sent = await fetchFile(target.file, request);
  if (WITH_FILE.has(sent.status)) return withHeaders(site, sent, sent.status, headersOf(target.file));
  await sent.body?.cancel();
  const page = target.file.endsWith('.md') ? '404.md' : missingPage(accept);
  return await missing(site, request, page, fetchFile);
}

/** Returns the headers of a response without a file. */
const headersAt = ({ base }: EdgeSite, pathname: string): Record<string, string> => ({
  ...fileHeadersOf(pathname.startsWith(base) ? pathname.slice(base.length) : ''),
  'Cache-Control': REVALIDATED,
});

/** Responds with the page for unknown addresses. It isn't cached, since the address may exist tomorrow. */
async function missing(
  site: EdgeSite,
  request: Request,
  page: MissingPage,
  fetchFile: FetchFile,
): Promise<Response> {
  const headers = { ...headersOf(page), 'Cache-Control': REVALIDATED };
  if (page === '404.md') {
    const text = request.method === 'HEAD' ? null : markdownNotFound(site.base);
    return withHeaders(site, new Response(text), 404, headers);
  }
  // Requests the whole page, even if the request was for a range of the missing file.
  const { method, url } = request;
  return withHeaders(site, await fetchFile(page, new Request(url, { method })), 404, headers);
}

function withHeaders(
  { policy }: EdgeSite,
  sent: Response,
  status: number,
  values: Record<string, string>,
): Response {
  const headers = new Headers(sent.headers);
  for (const name of MANAGED_HEADERS) headers.delete(name);
  if (!WITH_FILE.has(status)) for (const name of OF_FILE) headers.delete(name);
  for (const [name, value] of Object.entries({ ...responseHeaders(policy), ...values }))
    headers.set(name, value);
  return new Response(status === 304 ? null : sent.body, { status, headers });
}
