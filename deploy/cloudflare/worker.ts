import { fileUrl } from '../cleanUrls.ts';
import { responseHeaders, fileHeadersOf, headersOf, REVALIDATED } from '../rules/headers.ts';
import { markdownNotFound } from '../rules/notFound.ts';
import { missingPage, route, type MissingPage, type WorkerSite } from './route.ts';

/** Inserted by the bundler. */
declare const SITE: WorkerSite;

/** The environment that Cloudflare passes to the worker. */
interface Environment {
  /** The published files. */
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** Statuses of a response with a file, which is complete, partial, or in the browser's cache already. */
const WITH_FILE = new Set([200, 206, 304]);

/** Headers that are removed unless the rules set them, since the host sends them by default. */
const MANAGED_HEADERS = ['Access-Control-Allow-Origin', 'Cache-Control', 'Content-Type', 'Link', 'Vary'];
/** Headers that describe a file sent with status 200. */
const OF_FILE = ['ETag', 'Last-Modified', 'Accept-Ranges'];

function withHeaders(sent: Response, status: number, values: Record<string, string>): Response {
  const headers = new Headers(sent.headers);
  for (const name of MANAGED_HEADERS) headers.delete(name);
  if (!WITH_FILE.has(status)) for (const name of OF_FILE) headers.delete(name);
  for (const [name, value] of Object.entries({ ...responseHeaders(SITE.policy), ...values }))
    headers.set(name, value);
  return new Response(status === 304 ? null : sent.body, { status, headers });
}

/** Returns a response without a file. */
function plain(pathname: string, status: number, headers: Record<string, string> = {}): Response {
  const file = pathname.startsWith(SITE.base) ? pathname.slice(SITE.base.length) : '';
  const defaults = { ...fileHeadersOf(file), 'Cache-Control': REVALIDATED };
  return withHeaders(new Response(null, { status }), status, { ...defaults, ...headers });
}

/** Responds with the page for unknown addresses. It isn't cached, since the address may exist tomorrow. */
async function missing(
  { method, url }: Request,
  page: MissingPage,
  { ASSETS }: Environment,
): Promise<Response> {
  const headers = { ...headersOf(page), 'Cache-Control': REVALIDATED };
  if (page === '404.md')
    return withHeaders(new Response(method === 'HEAD' ? null : markdownNotFound(SITE.base)), 404, headers);
  // Requests the whole page, even if the request was for a range of the missing file.
  const sent = await ASSETS.fetch(new Request(fileUrl(SITE.base, page, url), { method }));
  return withHeaders(sent, 404, headers);
}

/** Responds to a request as nginx does with the configuration from the same rules. */
async function respond(request: Request, environment: Environment): Promise<Response> {
  const { url, method } = request;
  const { pathname, search } = new URL(url);
  const accept = request.headers.get('Accept');
  if (method !== 'GET' && method !== 'HEAD') return plain(pathname, 405, { Allow: 'GET, HEAD' });
  const target = route(SITE, pathname, accept);
  if ('refused' in target) return plain(pathname, target.refused);
  // The query precedes the anchor.
  if ('to' in target)
    return plain(pathname, 301, { Location: SITE.base + target.to.replace(/(?=#)|$/, () => search) });
  if ('missing' in target) return await missing(request, target.missing, environment);
  const { file } = target;
  const asset = new Request(fileUrl(SITE.base, file, url), { method, headers: request.headers });
  const sent = await environment.ASSETS.fetch(asset);
  if (WITH_FILE.has(sent.status)) return withHeaders(sent, sent.status, headersOf(file));
  await sent.body?.cancel();
  return await missing(request, file.endsWith('.md') ? '404.md' : missingPage(accept), environment);
}

/** A worker of Cloudflare Pages: https://developers.cloudflare.com/pages/functions/advanced-mode/ */
export default { fetch: respond };
