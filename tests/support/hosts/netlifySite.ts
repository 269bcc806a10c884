import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyHeadersFile, matches } from './headerRules.ts';
import { fileAt, send } from './staticFiles.ts';

type Next = (request: Request, options: { sendConditionalRequest: boolean }) => Promise<Response>;

interface EdgeFunction {
  default: (request: Request, context: { next: Next }) => Promise<Response>;
  config: { path: string; onError: string };
}

/**
 * Responds as Netlify does without a function. It serves `x.html` at `/x`, and the root's `/404.html` with status 404.
 * - https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 * - https://github.com/slorber/trailing-slash-guide/blob/main/docs/Hosting-Providers.md
 */
function serveFile(folder: string, request: Request): Response {
  const pathname = decodeURIComponent(new URL(request.url).pathname);
  const defaults = { 'Cache-Control': 'public,max-age=0,must-revalidate', Age: '3' };
  for (const name of [pathname, `${pathname}.html`, `${pathname}/index.html`]) {
    const file = fileAt(folder, name);
    if (file) return send(file, request, defaults);
  }
  const page = fileAt(folder, '404.html') ?? '';
  const { body, headers } = send(page, new Request(request.url, { method: request.method }), defaults);
  return new Response(body, { status: 404, headers });
}

const serve = (folder: string, request: Request): Response => {
  const { status, body, headers: fileHeaders } = serveFile(folder, request);
  const headers = new Headers(fileHeaders);
  applyHeadersFile(path.join(folder, '_headers'), new URL(request.url).pathname, headers);
  return new Response(body, { status, headers });
};

/** Simulates Netlify for a published folder. A failing function is bypassed, if its configuration allows that. */
export async function netlifySite(folder: string): Promise<(request: Request) => Promise<Response>> {
  const published = path.join(folder, 'publish');
  const file = path.join(folder, 'edge-functions/docs.js');
  const edge = (await import(pathToFileURL(file).href)) as EdgeFunction;
  const next: Next = (request, { sendConditionalRequest }) => {
    const headers = new Headers(request.headers);
    // Without the option, Netlify never responds to functions with "not modified".
    if (!sendConditionalRequest) headers.delete('If-None-Match');
    return Promise.resolve(serve(published, new Request(request, { headers })));
  };
  return async (request) => {
    if (!matches(edge.config.path, new URL(request.url).pathname)) return serve(published, request);
    try {
      return await edge.default(request, { next });
    } catch (error) {
      if (edge.config.onError !== 'bypass') throw error;
      return serve(published, request);
    }
  };
}
