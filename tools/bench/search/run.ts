/**
 * Measures the quality and cost of the search: `npm run bench -- search`. Needs a build. An argument selects a
 * part by name: `npm run bench -- search golden`, `site`, or `taps`. The effect of each weight of the ranking is only
 * measured on request: `npm run bench -- search weights`.
 */
import { buildDirectory } from '../../../tests/support/build.ts';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { SiteServer } from '../site/SiteServer.ts';
import { benchGolden } from './goldenBench.ts';
import { Report } from './Report.ts';
import { benchSearchTaps, benchSite } from './siteBench.ts';
import { benchWeights } from './weightsBench.ts';

const REPORT = 'test-results/search-bench.json';

async function main(selected: readonly string[]): Promise<boolean> {
  const isSelected = (part: string) => selected.length === 0 || selected.includes(part);
  const report = new Report();
  if (selected.includes('weights')) {
    await benchWeights(report);
    return report.finish(REPORT);
  }
  const server = new SiteServer(buildDirectory);
  const address = await server.start();
  const browser = await launchBrowser();
  try {
    if (isSelected('golden')) await benchGolden(report, browser, address);
    if (isSelected('site')) await benchSite(report, browser, address);
    if (isSelected('taps')) await benchSearchTaps(report, browser);
  } finally {
    await browser.close();
    server.stop();
  }
  return report.finish(REPORT);
}

void main(process.argv.slice(2)).then((holds) => {
  if (!holds) process.exitCode = 1;
});
