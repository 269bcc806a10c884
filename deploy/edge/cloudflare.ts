import { handleRequest } from './handleRequest.ts';
import { fileUrl } from './fileUrl.ts';
import type { EdgeSite } from './EdgeSite.ts';

/** Inserted by the bundler. */
declare const SITE: EdgeSite;

/** The environment that Cloudflare passes to the function. */
interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** A worker of Cloudflare Pages: https://developers.cloudflare.com/pages/functions/advanced-mode/ */
export default {
  fetch: (request: Request, { ASSETS }: Environment): Promise<Response> =>
    handleRequest(SITE, request, (file, { url, method, headers }) =>
      ASSETS.fetch(new Request(fileUrl(SITE.base, file, url), { method, headers })),
    ),
};
