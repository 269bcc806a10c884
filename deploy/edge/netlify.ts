import { answer } from './answer.ts';
import { address } from './address.ts';
import type { Site } from './Site.ts';

/** Put here when this is bundled. */
declare const SITE: Site;

/** What Netlify hands to the function. */
interface Context {
  next: (request: Request, options: { sendConditionalRequest: boolean }) => Promise<Response>;
}

/** An edge function of Netlify: https://docs.netlify.com/build/edge-functions/api/ */
export default (request: Request, context: Context): Promise<Response> =>
  answer(SITE, request, (file, { url, method, headers }) =>
    context.next(new Request(address(SITE.base, file, url), { method, headers }), {
      sendConditionalRequest: true,
    }),
  );

/** It answers everything. If it fails, the files are served without it. */
export const config = { path: '/*', onError: 'bypass' };
