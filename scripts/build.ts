/**
 * Builds the site into `build/`, and says how long each stage took and how much memory all of it. A build that fails
 * changes nothing there: half a site must not be deployed. The MCP server is unpacked for `npm run mcp`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { mcpPackage } from '../facts/packages.ts';
import { unpackServer } from '../mcp/scripts/unpackServer.ts';
import { downloads } from '../src/config/downloads.ts';
import { site } from '../src/config/site.ts';
import { isMeasurement, stageOf, tableOf, type Stage } from './timing/stages.ts';
import { watchMemory } from './timing/watchMemory.ts';

const FOLDER = 'build';
// Beside what Docusaurus generates, where no other tool looks.
const FRESH = '.docusaurus/build';
const OLD = '.docusaurus/build.old';

const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

const start = performance.now();
const stages: Stage[] = [];
const child = spawn(`docusaurus build --out-dir ${FRESH}`, {
  shell: true,
  stdio: ['inherit', 'pipe', 'inherit'],
  env: {
    ...process.env,
    DOCUSAURUS_PERF_LOGGER: 'true',
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  },
});
const peakMemory = watchMemory(child.pid ?? 0);
createInterface(child.stdout).on('line', (line) => {
  const stage = stageOf(line);
  if (stage) stages.push(stage);
  else if (!isMeasurement(line)) console.log(line);
});
void once(child, 'close').then(([status]: (number | null)[]) => {
  const peak = peakMemory();
  if (status !== 0) {
    remove(FRESH);
    process.exit(status ?? 1);
  }
  remove(OLD);
  // Nothing but two names change: `build/` is never half of one and half of the other.
  if (fs.existsSync(FOLDER)) fs.renameSync(FOLDER, OLD);
  fs.renameSync(FRESH, FOLDER);
  remove(OLD);
  const server = downloads.find(({ name }) => name === mcpPackage.name);
  const archive = server && `${FOLDER}/${server.address}`;
  if (archive && fs.existsSync(archive)) unpackServer(mcpPackage.folder, archive);
  for (const row of tableOf(stages)) console.log(row);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const memory = peak === undefined ? '' : `, with at most ${(peak / 1e9).toFixed(2)} GB of memory`;
  console.log(`build: the site is in ${FOLDER}/ after ${seconds} s${memory}`);
  if (site.baseUrl !== '/') {
    console.log(
      `build: serve the files of ${FOLDER}/ at ${site.url}${site.baseUrl}, and nowhere else: their links, styles and ` +
        `scripts begin with ${site.baseUrl}. \`npm run serve\` does that on this machine.`,
    );
  }
});
