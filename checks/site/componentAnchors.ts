import { glossary } from '../../src/data/glossary.ts';
import { readReleases } from '../../src/plugins/changelog/readReleases.ts';
import { changelogRoute } from '../../src/plugins/changelog/sources.ts';
import { pageAnchors } from '../../src/plugins/apiReference/pageAnchors.ts';
import { errorRows } from '../../facts/errors.ts';
import { readDescription } from '../../facts/openapi/readDescription.ts';
import { apiRoute, exceptionsRoute } from '../../facts/routes.ts';

/** The ids that components draw, from the same sources, by the route of their page. */
export function componentAnchors(): Record<string, string[]> {
  return {
    [exceptionsRoute]: errorRows.map(({ anchor }) => anchor),
    [apiRoute]: pageAnchors(readDescription()),
    [`/${changelogRoute}`]: readReleases().flatMap(({ anchor, changes }) => [
      anchor,
      ...[...changes.keys()].map((kind) => `${anchor}-${kind.toLowerCase()}`),
    ]),
    '/roadmap-and-references/glossary': Object.keys(glossary),
  };
}
