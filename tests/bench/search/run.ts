/**
 * How well the search finds, and what it costs: `npm run bench:search`. Needs a build. Parts can be asked for by name:
 * `npm run bench:search -- golden site growth 100 1000 3000`.
 */
import { addBenchPage, startBrowser } from './benchPage.ts';
import { BenchServer } from './benchServer.ts';
import { readBuiltPages } from './builtPages.ts';
import { benchGolden } from './goldenBench.ts';
import { benchGrowth } from './growthBench.ts';
import { Report } from './report.ts';
import { benchSite } from './siteBench.ts';

const REPORT = 'test-results/search-bench.json';
const SIZES = [100, 1000, 3000];

async function main(asked: readonly string[]): Promise<boolean> {
  const wants = (part: string) => asked.length === 0 || asked.includes(part);
  const sizes = asked.map(Number).filter((size) => size > 0);
  const report = new Report();
  const server = new BenchServer();
  const address = await server.start();
  addBenchPage(server);
  const browser = await startBrowser();
  try {
    if (wants('golden')) await benchGolden(report, browser, server, address, readBuiltPages());
    if (wants('site')) await benchSite(report, browser, server, address);
    if (wants('growth')) {
      await benchGrowth(report, browser, server, address, sizes.length > 0 ? sizes : SIZES);
    }
  } finally {
    await browser.close();
    server.stop();
  }
  return report.finish(REPORT);
}

void main(process.argv.slice(2)).then((holds) => {
  if (!holds) process.exitCode = 1;
});
