import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from '../../../model/src/files.ts';
import { Cache, type Memoize } from '../../../model/src/cache/Cache.ts';
import { cachedContent } from '../../../model/src/cache/cachedContent.ts';
import { programInputs } from '../../../model/src/cache/inputs.ts';
import { sdkTrees } from '../../../model/src/packages.ts';
import { componentAnchors } from './componentAnchors.ts';
import type { Site } from './checkSite.ts';
import type { OtherTargets } from './links.ts';
import { readPages, type PageFolder } from './readPages.ts';

/** This file. Playwright's tests, which import it, can't have `import.meta`. */
const PROGRAM = 'packages/checks/src/site/sitePages.ts';

const FOLDERS: PageFolder[] = [
  { directory: 'docs', routeBase: '/' },
  { directory: 'api', routeBase: '/api', generated: sdkTrees },
];

/** Reads every page of the site from its source. By default, parses only the sources that changed since the last time. */
export function readSitePages(root: string, memoize?: Memoize): ReturnType<typeof readPages> {
  if (memoize) return readPages(root, FOLDERS, memoize);
  const cache = new Cache(root, 'pages');
  const site = readPages(root, FOLDERS, cache.memoizer(programInputs(root, pathToFileURL(PROGRAM))));
  cache.write();
  return site;
}

/** Returns other link targets, such as routes created by code and static files. */
export const otherTargets = (root: string, anchors = componentAnchors()): OtherTargets => ({
  routes: ['/', '/search', '/search/'],
  files: filesUnder(root, ['static'])
    .filter((file) => fs.lstatSync(path.join(root, file)).isFile())
    .map((file) => file.replace('static', '')),
  anchors,
});

/** Reads the site from its sources, and from the cache what components render, if it hasn't changed. */
export function readSite(root: string): Site {
  const content = { name: 'component-anchors', program: pathToFileURL(PROGRAM).href };
  return {
    ...readSitePages(root),
    targets: otherTargets(root, cachedContent(root, content, componentAnchors)),
  };
}
