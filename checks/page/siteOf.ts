import path from 'node:path';
import { filesUnder } from '../../facts/files.ts';
import { Kept } from '../../facts/Kept.ts';
import type { Problem } from '../../facts/problem.ts';
import { componentAnchors } from '../site/componentAnchors.ts';
import type { OtherTargets } from '../site/links.ts';
import type { Page } from '../site/readPages.ts';
import { otherTargets, readSitePages } from '../site/sitePages.ts';

/** All that links can lead to, and every page of the site as its source has it. */
export interface Site {
  pages: Page[];
  /** Pages whose source can't be read. */
  problems: Problem[];
  targets: OtherTargets;
}

/** Reads the site from its sources. What has not changed since the last time is not parsed again. */
export function siteOf(root: string, cache: string, world: string): Site {
  const readers = [...filesUnder(root, ['checks/site', 'facts'], /\.ts$/), 'package-lock.json'];
  const kept = new Kept(
    path.join(root, cache, 'pages.json'),
    readers.map((file) => path.join(root, file)),
  );
  const { pages, problems } = readSitePages(root, kept.keep);
  const targets = otherTargets(
    root,
    kept.keep(['anchors', world], () => componentAnchors()),
  );
  kept.write();
  return { pages, problems, targets };
}
