import fs from 'node:fs';
import path from 'node:path';
import { allSamples } from '../../../packages/model/src/samples/extract.ts';
import { countSamples, type SampleCounts } from '../../../packages/samples/src/check/countSamples.ts';
import { compareBytes, type KindBytes } from './compareBytes.ts';
import { compareFrames, type FrameChange } from './compareFrames.ts';
import { comparePage, type PageChange } from './comparePages.ts';
import { compareRoutes, type RemovedRoute } from './compareRoutes.ts';
import { compareSymbols, readDeclarations, type SymbolChange } from './compareSymbols.ts';
import { readBuild } from './readBuild.ts';

/** The folders of a built site and of its sources. */
export interface Side {
  folder: string;
  sources: string;
}

/** The differences between two builds. A comparison that needs missing sources is a string with the reason instead. */
export interface SiteChanges {
  pages: { before: number; after: number };
  added: string[];
  removed: RemovedRoute[];
  changed: PageChange[];
  frame: FrameChange;
  bytes: KindBytes[];
  samples: { before: SampleCounts; after: SampleCounts } | string;
  symbols: SymbolChange[] | string;
}

export function compareBuilds(old: Side, young: Side): SiteChanges {
  const before = { ...readBuild(old.folder), folder: old.folder };
  const after = { ...readBuild(young.folder), folder: young.folder };
  const changed = [...after.pages].flatMap(([route, html]) => {
    const known = before.pages.get(route);
    return (known !== undefined && comparePage(route, known, html)) || [];
  });
  return {
    pages: { before: before.pages.size, after: after.pages.size },
    ...compareRoutes(before, after),
    changed,
    frame: compareFrames(before.pages, after.pages),
    bytes: compareBytes(before, after),
    samples: withSources(old, young, 'package.json', () => ({
      before: countSamples(allSamples(old.sources)),
      after: countSamples(allSamples(young.sources)),
    })),
    symbols: withSources(old, young, 'api/sdk-base/symbols.json', () =>
      compareSymbols(readDeclarations(old.sources), readDeclarations(young.sources), [before, after]),
    ),
  };
}

function withSources<T>(old: Side, young: Side, file: string, compare: () => T): T | string {
  const missing = [old, young].find(({ sources }) => !fs.existsSync(path.join(sources, file)));
  return missing ? `not compared: ${path.join(missing.sources, file)} is missing` : compare();
}
