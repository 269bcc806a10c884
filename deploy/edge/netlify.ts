import { handleRequest } from './handleRequest.ts';
import { fileUrl } from './fileUrl.ts';
import type { EdgeSite } from './EdgeSite.ts';

/** Inserted by the bundler. */
declare const SITE: EdgeSite;

/** The context that Netlify passes to the function. */
interface Context {
  next: (request: Request, options: { sendConditionalRequest: boolean }) => Promise<Response>;
}

/** An edge function of Netlify: https://docs.netlify.com/build/edge-functions/api/ */
export default (request: Request, context: Context): Promise<Response> =>
  handleRequest(SITE, request, (file, { url, method, headers }) =>
    context.next(new Request(fileUrl(SITE.base, file, url), { method, headers }), {
      sendConditionalRequest: true,
    }),
  );

/** Runs the function for every request. If the function fails, the files are served without it. */
export const config = { path: '/*', onError: 'bypass' };
