import fs from 'node:fs';
import { glossary } from '../../../../src/data/glossary.ts';
import {
  changelogRoute,
  changelogSources,
  type ChangelogSource,
} from '../../../markdown/src/changelog/sources.ts';
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
    [`/${changelogRoute}`]: changelogSources.flatMap(releasesIn),
    ...releaseAnchors(),
    '/roadmap-and-references/glossary': Object.keys(glossary),
  };
}

/** Returns the ids of the releases in a changelog, and of their lists. Another check reports a malformed one. */
function releasesIn({ id, file }: ChangelogSource): string[] {
  let release = '';
  return [...fs.readFileSync(file, 'utf8').matchAll(/^## (?:\[?(\d[^\]\s]*))?|^### (\w+)/gm)].flatMap(
    ([, version, kind]) => {
      if (kind === undefined) release = version ? `${id}-${version.replaceAll('.', '-')}` : '';
      return release && kind ? `${release}-${kind.toLowerCase()}` : release || [];
    },
  );
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
