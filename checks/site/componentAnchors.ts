import { catalogue } from '../../sdk/base/src/errors/catalogue.ts';
import { glossary } from '../../src/data/glossary.ts';
import { pageAnchors } from '../../src/plugins/apiReference/pageAnchors.ts';
import { readDescription } from '../../facts/openapi/readDescription.ts';
import { apiRoute, errorAnchor, exceptionsRoute } from '../../facts/routes.ts';

/** The ids that components draw, from the same sources, by the route of their page. */
export function componentAnchors(): Record<string, string[]> {
  return {
    [exceptionsRoute]: Object.values(catalogue).map(({ code }) => errorAnchor(code)),
    [apiRoute]: pageAnchors(readDescription()),
    '/roadmap-and-references/glossary': Object.keys(glossary),
  };
}
