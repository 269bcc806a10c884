import { catalogue } from '../../sdk/base/src/errors/catalogue.ts';
import { openapiFile } from '../../src/plugins/apiReference/options.ts';
import { glossary } from '../../src/data/glossary.ts';
import { pageAnchors } from '../../src/plugins/apiReference/pageAnchors.ts';
import { readDescription } from '../../facts/openapi/readDescription.ts';

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
