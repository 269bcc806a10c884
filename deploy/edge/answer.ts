import { answerHeaders, fileHeadersOf, headersOf, REVALIDATED } from '../rules/headers.ts';
import { markdownNotFound } from '../rules/notFound.ts';
import { missingPage, route, type MissingPage } from './route.ts';
import type { Site } from './Site.ts';

/** Asks the host for one of the site's files, by its path below the base, as the request asks for it. */
export type FetchFile = (file: string, request: Request) => Promise<Response>;

/** Statuses of an answer with a file: whole, in part, or as the browser has it already. */
const WITH_FILE = new Set([200, 206, 304]);

/** What the rules leave out where they don't say it. Hosts send these of their own accord. */
const RULED = ['Access-Control-Allow-Origin', 'Cache-Control', 'Content-Type', 'Link', 'Vary'];
/** What is about a file with status 200. */
const OF_FILE = ['ETag', 'Last-Modified', 'Accept-Ranges'];

/**
 * Answers a request as nginx does by the configuration from the same rules. Hosts of files can't choose between HTML and
 * Markdown, and each has its own idea of what a page's address is.
 */
export async function answer(site: Site, request: Request, fetchFile: FetchFile): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const accept = request.headers.get('Accept');
  const plain = (status: number, headers: Record<string, string> = {}) =>
    withHeaders(site, new Response(null, { status }), status, { ...headersAt(site, pathname), ...headers });
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { Allow: 'GET, HEAD' });
  const found = route(site, pathname, accept);
  if ('refused' in found) return plain(found.refused);
  // The query stands before the anchor.
  if ('to' in found) return plain(301, { Location: site.base + found.to.replace(/(?=#)|$/, () => search) });
  if ('missing' in found) return await missing(site, request, found.missing, fetchFile);
  const sent = await fetchFile(found.file, request);
  if (WITH_FILE.has(sent.status)) return withHeaders(site, sent, sent.status, headersOf(found.file));
  await sent.body?.cancel();
  const page = found.file.endsWith('.md') ? '404.md' : missingPage(accept);
  return await missing(site, request, page, fetchFile);
}

/** Headers of an answer without a file. */
const headersAt = ({ base }: Site, pathname: string): Record<string, string> => ({
  ...fileHeadersOf(pathname.startsWith(base) ? pathname.slice(base.length) : ''),
  'Cache-Control': REVALIDATED,
});

/** The page for what is not there. Nobody keeps it: it may be there tomorrow. */
async function missing(
  site: Site,
  request: Request,
  page: MissingPage,
  fetchFile: FetchFile,
): Promise<Response> {
  const headers = { ...headersOf(page), 'Cache-Control': REVALIDATED };
  if (page === '404.md') {
    const text = request.method === 'HEAD' ? null : markdownNotFound(site.base);
    return withHeaders(site, new Response(text), 404, headers);
  }
  // All of it, whatever part of the missing file was asked for.
  const { method, url } = request;
  return withHeaders(site, await fetchFile(page, new Request(url, { method })), 404, headers);
}

function withHeaders(
  { policy }: Site,
  sent: Response,
  status: number,
  values: Record<string, string>,
): Response {
  const headers = new Headers(sent.headers);
  for (const name of RULED) headers.delete(name);
  if (!WITH_FILE.has(status)) for (const name of OF_FILE) headers.delete(name);
  for (const [name, value] of Object.entries({ ...answerHeaders(policy), ...values }))
    headers.set(name, value);
  return new Response(status === 304 ? null : sent.body, { status, headers });
}
