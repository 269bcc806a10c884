/**
 * Builds the site into `build/`, and prints the duration of each stage and the peak memory. A build that fails or is
 * stopped leaves `build/` as it was, so the last good build is always served. Also unpacks the MCP server for
 * `npm run mcp`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { writeDocsHash } from '../../packages/model/src/docsHash.ts';
import { mcpPackage } from '../../packages/model/src/packages.ts';
import { unpackServer } from '../../packages/mcp/scripts/unpackServer.ts';
import { site } from '../../src/config/site.ts';
import { bundleConfiguration } from './bundleConfiguration.ts';
import { reproducibleEnvironment } from './reproducibleEnvironment.ts';
import { remove, restoreFolder, swapFolders } from './swapFolders.ts';
import { isMeasurement, stageOf, tableOf, type Stage } from './timing/stages.ts';
import { watchMemory } from './timing/watchMemory.ts';

const FOLDER = 'build';
// In Docusaurus's folder for generated files, which other tools ignore.
const FRESH = '.docusaurus/build';
const OLD = '.docusaurus/build.old';

const start = performance.now();
const stages: Stage[] = [];
restoreFolder(FOLDER, OLD);
// Left over from a build that was killed.
remove(FRESH);

// Stack frames inside packages don't help the author of a page, so only the error's message is printed.
const TRACE = /^\s+at .*(?:\/node_modules\/|\(?node:|<anonymous>|Promise\.all)/;

let stopped = false;
let running: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stopped = true;
    if (running !== undefined) process.kill(-running, 'SIGKILL');
  });

async function build(): Promise<void> {
  // The configuration contains the name of the docs archive, which includes this hash.
  const config = await bundleConfiguration(() => writeDocsHash(process.cwd()));
  if (stopped) throw new Error('build: stopped');
  const child = spawn(`docusaurus build --out-dir ${FRESH}${config ? ` --config ${config}` : ''}`, {
    shell: true,
    // In a process group of its own, so that a signal to this script stops all of its children.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...reproducibleEnvironment,
      SITE_WRITING: '',
      DOCUSAURUS_PERF_LOGGER: 'true',
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    },
  });
  running = child.pid;
  const peakMemory = watchMemory(running ?? 0);
  createInterface(child.stdout).on('line', (line) => {
    const stage = stageOf(line);
    if (stage) stages.push(stage);
    else if (!isMeasurement(line)) console.log(line);
  });
  createInterface(child.stderr).on('line', (line) => {
    if (!TRACE.test(stripVTControlCharacters(line))) console.error(line);
  });
  const [status] = (await once(child, 'close')) as (number | null)[];
  const peak = peakMemory();
  if (status === 0 && !stopped) return await finish(peak);
  process.exitCode = status || 1;
  if (stopped) throw new Error('build: stopped');
  return fail();
}

async function finish(peak: number | undefined): Promise<void> {
  // Before the swap: if it fails, on a full disk for one, the last site stays with the last server.
  const { downloads } = await import('../../src/config/downloads.ts');
  const server = downloads.find(({ name }) => name === mcpPackage.name);
  const archive = server && `${FRESH}/${server.address}`;
  if (archive && fs.existsSync(archive)) unpackServer(mcpPackage.folder, archive);
  swapFolders(FRESH, FOLDER, OLD);
  for (const row of tableOf(stages)) console.log(row);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const memory = peak === undefined ? '' : `, with at most ${(peak / 1e9).toFixed(2)} GB of memory`;
  console.log(`build: the site is in ${FOLDER}/ after ${seconds} s${memory}`);
  if (site.baseUrl !== '/') {
    console.log(
      `build: serve the files of ${FOLDER}/ at ${site.url}${site.baseUrl}, and at no other address: their links, styles and ` +
        `scripts begin with ${site.baseUrl}. \`npm run serve\` does that on this machine.`,
    );
  }
}

function fail(): void {
  process.exitCode ||= 1;
  remove(FRESH);
  console.error(
    `build: failed. ${fs.existsSync(FOLDER) ? `${FOLDER}/ is unchanged since the last successful build.` : `There's no ${FOLDER}/.`} ` +
      'If a page caused this, `npm run check` shows its line and what to do.',
  );
}

build().catch((error: unknown) => {
  console.error((error as Error).message);
  fail();
});
