import { Cache } from '../../../model/src/cache/Cache.ts';
import { programInputs } from '../../../model/src/cache/inputs.ts';
import { recordedStates } from '../../../model/src/cache/recording.ts';
import { componentAnchors } from '../site/componentAnchors.ts';
import { otherTargets, readSitePages } from '../site/sitePages.ts';
import type { Site } from '../site/checkSite.ts';

/**
 * Reads the site from its sources. Parses only the sources that changed since the last time.
 *
 * @param isCounted - whether a file counts among those that all pages depend on
 */
export function readSite(root: string, isCounted: (name: string) => boolean): Site {
  const cache = new Cache(root, 'pages');
  const reader = new URL('../site/sitePages.ts', import.meta.url);
  const { pages, problems } = readSitePages(root, cache.memoizer(programInputs(root, reader)));
  const known = cache.get<ReturnType<typeof componentAnchors>>('anchors');
  const anchors = known ?? componentAnchors();
  const states = known ? undefined : recordedStates(root, isCounted);
  if (states) cache.set('anchors', anchors, states);
  const targets = otherTargets(root, anchors);
  cache.write();
  return { pages, problems, targets };
}
