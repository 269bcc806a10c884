/**
 * Measures the quality and cost of the search: `npm run bench -- search`. Needs a build. An argument selects a
 * part by name: `npm run bench -- search golden`, `site`, or `taps`. The effect of each weight of the ranking is only
 * measured on request: `npm run bench -- search weights`.
 */
import { benchGolden } from './goldenBench.ts';
import { benchSearchTaps, benchSite } from './siteBench.ts';
import { benchWeights } from './weightsBench.ts';

const parts = { golden: benchGolden, site: benchSite, taps: benchSearchTaps };

async function main(selected: readonly string[]): Promise<void> {
  if (selected.includes('weights')) return benchWeights();
  for (const [name, measure] of Object.entries(parts))
    if (selected.length === 0 || selected.includes(name)) await measure();
}

void main(process.argv.slice(2));
