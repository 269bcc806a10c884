import type { Browser } from '@playwright/test';
import type { BenchmarkRow, PageKind, SiteName } from '../../../src/data/measurements.ts';
import { median } from './visit.ts';
import type { Site } from './Site.ts';

/** A running site. */
export interface ServedSite {
  site: Site;
  address: string;
}

/** The input of each part. */
export interface Bench {
  browser: Browser;
  served: readonly ServedSite[];
  runs: number;
}

/** Collects repeated measurements, and returns their medians. */
export class Samples {
  readonly #samples = new Map<
    string,
    { measure: string; page?: PageKind; values: Map<SiteName, number[]> }
  >();

  add(site: SiteName, page: PageKind | undefined, values: Readonly<Record<string, number>>): void {
    for (const [measure, value] of Object.entries(values)) {
      const key = `${page ?? ''} ${measure}`;
      const entry = this.#samples.get(key) ?? { measure, ...(page ? { page } : {}), values: new Map() };
      entry.values.set(site, [...(entry.values.get(site) ?? []), value]);
      this.#samples.set(key, entry);
    }
  }

  /** Returns one figure per measure and page, in the order of their first measurements. */
  figures(): BenchmarkRow[] {
    return [...this.#samples.values()].map(({ measure, page, values }) => ({
      measure,
      ...(page ? { page } : {}),
      values: Object.fromEntries(
        [...values].map(([site, each]) => [site, Math.round(median(each) * 1000) / 1000]),
      ),
    }));
  }
}

/** Measures each page kind on each site. Each run includes all sites, so that a slowdown of the machine affects all. */
export async function eachRun(
  { served, runs }: Bench,
  kinds: readonly PageKind[],
  isOn: (site: Site, kind: PageKind) => boolean,
  measure: (served: ServedSite, kind: PageKind) => Promise<Record<string, number>>,
): Promise<BenchmarkRow[]> {
  const samples = new Samples();
  for (const kind of kinds) {
    // The first run compresses the requested files, and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      for (const each of served) {
        if (!isOn(each.site, kind)) continue;
        const values = await measure(each, kind);
        console.log(`  ${kind}, ${each.site.name}, ${run === 0 ? 'to warm up' : `run ${run} of ${runs}`}`);
        if (run > 0) samples.add(each.site.name, kind, values);
      }
    }
  }
  return samples.figures();
}
