import path from 'node:path';
import { modelFolders, filesUnder, pluginFolders } from '../../../model/src/files.ts';
import { historyFile } from '../../../history/src/readHistory.ts';
import { DiskCache } from '../../../model/src/DiskCache.ts';
import { changelogSources } from '../../../markdown/src/changelog/sources.ts';
import { componentAnchors } from '../site/componentAnchors.ts';
import { otherTargets, readSitePages } from '../site/sitePages.ts';
import type { Site } from '../site/checkSite.ts';
import { hashFiles } from './cacheKeys.ts';

/** Reads the site from its sources. Parses only the sources that changed since the last time. */
export function readSite(root: string, cache: string): Site {
  const readers = [
    ...filesUnder(root, ['packages/checks/src/site', ...modelFolders], /\.ts$/),
    'package-lock.json',
  ];
  const siteCache = new DiskCache(
    path.join(root, cache, 'pages.json'),
    readers.map((file) => path.join(root, file)),
  );
  const { pages, problems } = readSitePages(root, siteCache.memoize);
  const anchorInputs = hashFiles(root, [
    'packages/sdk-base/src',
    'openapi/backend.yaml',
    'src/data',
    ...pluginFolders,
    historyFile,
    ...changelogSources.map(({ file }) => file),
  ]);
  const targets = otherTargets(
    root,
    siteCache.memoize(['anchors', anchorInputs], () => componentAnchors()),
  );
  siteCache.write();
  return { pages, problems, targets };
}
