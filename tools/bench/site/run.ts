/**
 * Compares this site with its own pages built by VitePress and Starlight: `npm run bench`. Needs a build. Arguments
 * select parts by name, and the number of runs: `npm run bench -- bytes lighthouse --runs 5`.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type BenchmarkRow, type PartName, parts, rowsOf } from '../../../src/data/measurements.ts';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { site } from '../../../src/config/site.ts';
import { buildDirectory, readBuilt } from '../../../tests/support/build.ts';
import type { Bench, ServedSite } from './Bench.ts';
import { benchBuild, benchGrowth } from './build.ts';
import { buildPeers } from './buildPeers.ts';
import { benchBytes } from './bytes.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchNavigation } from './navigation.ts';
import { installPeers } from './peers/project.ts';
import { saveFigures } from './results.ts';
import { hereSite } from './Site.ts';
import { SiteServer } from './SiteServer.ts';
import { benchStart } from './start.ts';
import { benchTaps } from './taps.ts';
import { benchWriting } from './writing.ts';

/** The maximum number of runs that build, because builds take minutes and differ little. */
const MAX_BUILDS = 3;
/** The numbers of pages that the site is extended to, in comparison with the peers, and alone. */
const PAGES = 1000;
const FAR_PAGES = 3000;

const inBrowser = {
  bytes: benchBytes,
  start: benchStart,
  lighthouse: benchLighthouse,
  taps: benchTaps,
  navigation: benchNavigation,
} satisfies Partial<Record<PartName, (bench: Bench) => Promise<BenchmarkRow[]>>>;

function show(name: PartName, figures: BenchmarkRow[], runs: number, options: string): void {
  saveFigures(name, figures, runs, options);
  console.log(`\n${parts[name].label}`);
  const measured = { date: '', machine: '', command: '', runs, figures };
  for (const { label, cells } of rowsOf(name, measured, 'all')) {
    console.log(`  ${label.padEnd(70)} ${cells.map((cell) => cell.padStart(20)).join('')}`);
  }
}

/** Refuses a build for another address, as `npm run preview` makes, because the peers would have broken links. */
function checkAddress(): void {
  const [, built] = /<link[^>]* rel="?canonical"? href="?([^" >]+)/.exec(readBuilt('index.html')) ?? [];
  const expected = `${site.url}${site.baseUrl}`;
  if (built === expected) return;
  throw new Error(`build/ was built for ${built}, not for ${expected}. Run "npm run build" first.`);
}

/** Serves this site and its peers while they're measured. */
async function serveSites(work: (served: ServedSite[]) => Promise<void>): Promise<void> {
  const running: SiteServer[] = [];
  const served: ServedSite[] = [];
  try {
    for (const built of [hereSite(buildDirectory), ...buildPeers()]) {
      const server = new SiteServer(built.folder);
      running.push(server);
      served.push({ site: built, address: await server.start() });
    }
    await work(served);
  } finally {
    for (const server of running) server.stop();
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const unknown = positionals.find((name) => !(name in parts));
  if (unknown)
    throw new Error(`There is no part "${unknown}". The parts are ${Object.keys(parts).join(', ')}.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs takes a number from 1 on, not "${values.runs}"`);
  const options = runs === 5 ? '' : ` --runs ${runs}`;
  const isSelected = (name: string) => positionals.length === 0 || positionals.includes(name);
  /** Does some of the work. If it fails, the rest still follows. */
  const attempt = async (name: string, work: () => Promise<void>) => {
    const start = performance.now();
    await work().catch(({ message }: Error) => {
      console.error(`bench: ${name} failed: ${message}`);
      process.exitCode = 1;
    });
    console.log(`  ${name} took ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  };
  const run = async (name: PartName, measure: () => Promise<BenchmarkRow[]>, count = runs) => {
    if (isSelected(name)) await attempt(name, async () => show(name, await measure(), count, options));
  };
  checkAddress();
  installPeers();
  const browser = await launchBrowser();
  try {
    if (Object.keys(inBrowser).some(isSelected)) {
      await attempt('all in the browser', () =>
        serveSites(async (served) => {
          for (const [name, measure] of Object.entries(inBrowser))
            await run(name as PartName, () => measure({ browser, served, runs }));
        }),
      );
    }
    const builds = Math.min(runs, MAX_BUILDS);
    await run('build', () => benchBuild(builds), builds);
    await run('writing', () => benchWriting(browser, builds), builds);
    await run('growth', () => benchGrowth(browser, PAGES), 1);
    await run('growthFar', () => benchGrowth(browser, FAR_PAGES, 'here'), 1);
  } finally {
    await browser.close();
  }
  execFileSync('npx', ['oxfmt', 'README.md', 'tools/bench/results.json']);
}

main().catch((error: unknown) => {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
});
