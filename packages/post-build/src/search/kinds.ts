import type { Kind } from '../../../search/src/pieces.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { apiRoute, exceptionsRoute } from '../../../model/src/routes.ts';

/** What kind of page stands at a path: a reference has a tree of its own, and the API one page. */
export function kindOfPage(url: string): Kind {
  const sdk = sdkPackages.find(({ tree }) => url.includes(`/api/${tree}/`));
  if (sdk) return sdk.tree;
  return url.endsWith(apiRoute) ? 'api' : 'guide';
}

/** What kind a page's rows are of that have an address but no heading: codes, on the page of errors. */
export const kindOfPart = (url: string): { kind?: Kind } =>
  url.endsWith(exceptionsRoute) ? { kind: 'error' } : {};
