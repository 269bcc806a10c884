import { catalogue } from '../../../sdk/base/src/errors/catalogue.ts';
import { openapiFile } from '../../config/openapi.ts';
import { glossary } from '../../data/glossary.ts';
import { pageAnchors } from '../apiReference/pageAnchors.ts';
import { readDescription } from '../apiReference/read/readDescription.ts';

/** The ids that components draw, from the same sources, by the route of their page. */
export function componentAnchors(): Record<string, string[]> {
  return {
    '/products/embedded-wallet/exceptions': Object.values(catalogue).map(({ code }) =>
      code.replace('/', '-'),
    ),
    '/backend-openapi': pageAnchors(readDescription(openapiFile)),
    '/roadmap-and-references/glossary': Object.keys(glossary),
  };
}
