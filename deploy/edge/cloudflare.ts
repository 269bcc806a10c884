import { answer } from './answer.ts';
import { address } from './address.ts';
import type { Site } from './Site.ts';

/** Inserted by the bundler. */
declare const SITE: Site;

/** The environment that Cloudflare passes to the function. */
interface Environment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

/** A worker of Cloudflare Pages: https://developers.cloudflare.com/pages/functions/advanced-mode/ */
export default {
  fetch: (request: Request, { ASSETS }: Environment): Promise<Response> =>
    answer(SITE, request, (file, { url, method, headers }) =>
      ASSETS.fetch(new Request(address(SITE.base, file, url), { method, headers })),
    ),
};
