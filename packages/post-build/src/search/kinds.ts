import type { Kind } from '../../../search/src/pieces.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { apiRoute, exceptionsRoute } from '../../../model/src/routes.ts';

/** Returns the kind of page at a path. Each SDK reference has its own tree, and the API has one page. */
export function kindOfPage(url: string): Kind {
  const sdk = sdkPackages.find(({ tree }) => url.includes(`/api/${tree}/`));
  if (sdk) return sdk.tree;
  return url.endsWith(apiRoute) ? 'api' : 'guide';
}

/** Returns the kind of a page's rows with an address but no heading. On the page of errors, they are error codes. */
export const kindOfPart = (url: string): { kind?: Kind } =>
  url.endsWith(exceptionsRoute) ? { kind: 'error' } : {};
