import { glossary } from '../../../../src/data/glossary.ts';
import { readReleases } from '../../../markdown/src/changelog/readReleases.ts';
import { changelogRoute } from '../../../markdown/src/changelog/sources.ts';
import { pageAnchors } from '../../../api-page/src/pageAnchors.ts';
import { errorRows } from '../../../model/src/errors.ts';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { apiRoute, exceptionsRoute } from '../../../model/src/routes.ts';
import { changesAnchor, readHistory, releaseRoute } from '../../../history/src/readHistory.ts';
import { historyIds } from '../../../history/src/Snapshot.ts';

/** Returns the ids that components render, by the route of their page. Uses the same data as the components. */
export function componentAnchors(): Record<string, string[]> {
  return {
    [exceptionsRoute]: errorRows.map(({ anchor }) => anchor),
    [apiRoute]: pageAnchors(readDescription()),
    [`/${changelogRoute}`]: readReleases().flatMap(({ anchor, changes }) => [
      anchor,
      ...[...changes.keys()].map((kind) => `${anchor}-${kind.toLowerCase()}`),
    ]),
    ...releaseAnchors(),
    '/roadmap-and-references/glossary': Object.keys(glossary),
  };
}

/** Returns the ids on pages that list the changes between releases. */
function releaseAnchors(): Record<string, string[]> {
  const pairs = readHistory('.').lines.flatMap((line) => line.pairs);
  return Object.fromEntries(
    [...new Set(pairs.map(({ to }) => to))].map((version) => [
      releaseRoute(version),
      historyIds
        .filter((id) => pairs.some(({ to, changes }) => to === version && (changes[id] ?? []).length > 0))
        .map(changesAnchor),
    ]),
  );
}
