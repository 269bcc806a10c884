import { Cache } from '../../../model/src/cache/Cache.ts';
import { recordedStates } from '../../../model/src/cache/recording.ts';
import { componentAnchors } from '../site/componentAnchors.ts';
import { otherTargets, readSitePages } from '../site/sitePages.ts';
import type { Site } from '../site/checkSite.ts';

/**
 * Reads the site from its sources.
 *
 * @param isCounted - whether a file counts among those that all pages depend on
 */
export function readSite(root: string, isCounted: (name: string) => boolean): Site {
  const cache = new Cache(root, 'anchors');
  const known = cache.get<ReturnType<typeof componentAnchors>>('anchors');
  const anchors = known ?? componentAnchors();
  const states = known ? undefined : recordedStates(root, isCounted);
  if (states) cache.set('anchors', anchors, states);
  cache.write();
  return { ...readSitePages(root), targets: otherTargets(root, anchors) };
}
