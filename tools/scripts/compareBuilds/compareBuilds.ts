import fs from 'node:fs';
import path from 'node:path';
import { allSamples } from '../../../packages/model/src/samples/extract.ts';
import { countSamples, type SampleCounts } from '../../../packages/samples/src/check/countSamples.ts';
import { compareBytes, type KindBytes } from './compareBytes.ts';
import { compareLayouts, type LayoutChange } from './compareLayouts.ts';
import { comparePage, type PageChange } from './comparePages.ts';
import { compareSymbols, readDeclarations, type SymbolChange } from './compareSymbols.ts';
import { readBuild, type Build } from './readBuild.ts';

/** The folders of a built site and of its sources. */
export interface SiteFolders {
  folder: string;
  sources: string;
}

/** The differences between two builds. A comparison that needs missing sources is a string with the reason instead. */
export interface SiteChanges {
  pages: { before: number; after: number };
  added: string[];
  removed: RemovedRoute[];
  changed: PageChange[];
  layout: LayoutChange;
  bytes: KindBytes[];
  samples: { before: SampleCounts; after: SampleCounts } | string;
  symbols: SymbolChange[] | string;
}

export function compareBuilds(beforeFolders: SiteFolders, afterFolders: SiteFolders): SiteChanges {
  const before = { ...readBuild(beforeFolders.folder), folder: beforeFolders.folder };
  const after = { ...readBuild(afterFolders.folder), folder: afterFolders.folder };
  const changed = [...after.pages].flatMap(([route, html]) => {
    const known = before.pages.get(route);
    return (known !== undefined && comparePage(route, known, html)) || [];
  });
  return {
    pages: { before: before.pages.size, after: after.pages.size },
    ...compareRoutes(before, after),
    changed,
    layout: compareLayouts(before.pages, after.pages),
    bytes: compareBytes(before, after),
    samples: withSources(beforeFolders, afterFolders, 'package.json', () => ({
      before: countSamples(allSamples(beforeFolders.sources)),
      after: countSamples(allSamples(afterFolders.sources)),
    })),
    symbols: withSources(beforeFolders, afterFolders, 'api/sdk-base/symbols.json', () =>
      compareSymbols(readDeclarations(beforeFolders.sources), readDeclarations(afterFolders.sources), [
        before,
        after,
      ]),
    ),
  };
}

function withSources<T>(before: SiteFolders, after: SiteFolders, file: string, compare: () => T): T | string {
  const missing = [before, after].find(({ sources }) => !fs.existsSync(path.join(sources, file)));
  return missing ? `not compared: ${path.join(missing.sources, file)} is missing` : compare();
}

/** A route that no longer is a page, and its redirect's target. */
interface RemovedRoute {
  route: string;
  to?: string;
}

/** Returns the routes that only one of two builds serves as pages. In a build, a redirect is a page of its own. */
function compareRoutes(before: Build, after: Build): { added: string[]; removed: RemovedRoute[] } {
  const added = [...after.pages.keys()].filter((route) => !before.pages.has(route));
  const removed = [...before.pages.keys()].filter((route) => !after.pages.has(route));
  return {
    added,
    removed: removed.map((route) => {
      const to = after.redirected.get(route);
      return to === undefined ? { route } : { route, to };
    }),
  };
}
