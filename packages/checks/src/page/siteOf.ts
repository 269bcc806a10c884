import path from 'node:path';
import { factFolders, filesUnder, pluginFolders } from '../../../model/src/files.ts';
import { historyFile } from '../../../history/src/readHistory.ts';
import { Kept } from '../../../model/src/Kept.ts';
import { changelogSources } from '../../../markdown/src/changelog/sources.ts';
import { componentAnchors } from '../site/componentAnchors.ts';
import { otherTargets, readSitePages } from '../site/sitePages.ts';
import type { Site } from '../site/siteProblems.ts';
import { hashOf } from './worlds.ts';

/** Reads the site from its sources. Parses only the sources that changed since the last time. */
export function siteOf(root: string, cache: string): Site {
  const readers = [
    ...filesUnder(root, ['packages/checks/src/site', ...factFolders], /\.ts$/),
    'package-lock.json',
  ];
  const kept = new Kept(
    path.join(root, cache, 'pages.json'),
    readers.map((file) => path.join(root, file)),
  );
  const { pages, problems } = readSitePages(root, kept.keep);
  const drawnFrom = hashOf(root, [
    'packages/sdk-base/src',
    'openapi/backend.yaml',
    'src/data',
    ...pluginFolders,
    historyFile,
    ...changelogSources.map(({ file }) => file),
  ]);
  const targets = otherTargets(
    root,
    kept.keep(['anchors', drawnFrom], () => componentAnchors()),
  );
  kept.write();
  return { pages, problems, targets };
}
