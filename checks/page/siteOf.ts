import path from 'node:path';
import { filesUnder } from '../../facts/files.ts';
import { historyFile } from '../../facts/history/readHistory.ts';
import { Kept } from '../../facts/Kept.ts';
import { changelogSources } from '../../src/plugins/changelog/sources.ts';
import { componentAnchors } from '../site/componentAnchors.ts';
import { otherTargets, readSitePages } from '../site/sitePages.ts';
import type { Site } from '../site/siteProblems.ts';
import { hashOf } from './worlds.ts';

/** Reads the site from its sources. What has not changed since the last time is not parsed again. */
export function siteOf(root: string, cache: string): Site {
  const readers = [...filesUnder(root, ['checks/site', 'facts'], /\.ts$/), 'package-lock.json'];
  const kept = new Kept(
    path.join(root, cache, 'pages.json'),
    readers.map((file) => path.join(root, file)),
  );
  const { pages, problems } = readSitePages(root, kept.keep);
  const drawnFrom = hashOf(root, [
    'sdk/base/src',
    'openapi/backend.yaml',
    'src/data',
    'src/plugins',
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
