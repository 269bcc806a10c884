import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyHeadersFile, matches } from './headerRules.ts';
import { fileAt, send } from './staticFiles.ts';

type Serve = (request: Request) => Promise<Response>;

interface Worker {
  default: { fetch: (request: Request, environment: { ASSETS: { fetch: Serve } }) => Promise<Response> };
}

const redirect = (url: URL, to: string) =>
  new Response(null, { status: 308, headers: { Location: to + url.search } });

/** Responds with the nearest `404.html` above a path. */
function notFound(folder: string, pathname: string, request: Request): Response {
  for (let folderPath = pathname; folderPath.includes('/');) {
    folderPath = folderPath.slice(0, folderPath.lastIndexOf('/'));
    const page = fileAt(folder, `${folderPath}/404.html`);
    if (page) {
      const { body, headers } = send(page, new Request(request.url, { method: request.method }), {});
      return new Response(body, { status: 404, headers });
    }
  }
  return new Response(null, { status: 404 });
}

/**
 * Responds as Cloudflare Pages does without a function. Follows its documentation and source code:
 * - https://developers.cloudflare.com/pages/configuration/serving-pages/
 * - https://github.com/cloudflare/workers-sdk/blob/main/packages/pages-shared/asset-server/handler.ts
 */
function serveFile(folder: string, request: Request): Response {
  const url = new URL(request.url);
  const pathname = decodeURIComponent(url.pathname);
  const has = (name: string) => fileAt(folder, name) !== undefined;
  const file = (name: string) => send(path.join(folder, name), request, { 'Cache-Control': 'no-transform' });
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
  if (pathname.endsWith('/')) {
    if (has(`${pathname}index.html`)) return file(`${pathname}index.html`);
    if (has(`${pathname.slice(0, -1)}.html`)) return redirect(url, pathname.slice(0, -1));
    return notFound(folder, pathname, request);
  }
  if (has(pathname)) {
    if (!pathname.endsWith('.html')) return file(pathname);
    const withoutExtension = pathname.slice(0, -'.html'.length);
    return redirect(
      url,
      withoutExtension.endsWith('/index') ? withoutExtension.slice(0, -'index'.length) : withoutExtension,
    );
  }
  if (has(`${pathname}.html`)) return file(`${pathname}.html`);
  if (has(`${pathname}/index.html`)) return redirect(url, `${pathname}/`);
  return notFound(folder, pathname, request);
}

/** Simulates Cloudflare Pages for a published folder and the function in it. */
export async function cloudflarePages(folder: string): Promise<Serve> {
  const assets: Serve = (request) => {
    const sent = serveFile(folder, request);
    const { pathname } = new URL(request.url);
    const headers = new Headers(sent.headers);
    headers.set('Access-Control-Allow-Origin', '*');
    applyHeadersFile(path.join(folder, '_headers'), pathname, headers);
    if (sent.status === 404) headers.set('Cache-Control', 'no-store');
    return Promise.resolve(new Response(sent.body, { status: sent.status, headers }));
  };
  const worker = (await import(pathToFileURL(path.join(folder, '_worker.js')).href)) as Worker;
  const { include, exclude } = JSON.parse(fs.readFileSync(path.join(folder, '_routes.json'), 'utf8')) as {
    include: string[];
    exclude: string[];
  };
  return (request) => {
    const { pathname } = new URL(request.url);
    const isIn = (patterns: string[]) => patterns.some((pattern) => matches(pattern, pathname));
    const isForFunction = isIn(include) && !isIn(exclude);
    return isForFunction ? worker.default.fetch(request, { ASSETS: { fetch: assets } }) : assets(request);
  };
}
