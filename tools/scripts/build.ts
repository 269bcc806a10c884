/**
 * Builds the site into `build/`. A build that fails or is stopped leaves `build/` as it was, so the last good build is
 * always served. Also unpacks the MCP server for `npm run mcp`. With `DOCUSAURUS_PERF_LOGGER=true`, Docusaurus prints the
 * duration of each stage.
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

const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

/**
 * Replaces a folder with a finished one, so that its server never sees a partial folder. Between the two renames, the
 * folder is missing for some microseconds. A host that must not miss a request serves a symlink to one folder per release
 * instead.
 *
 * @param backup - the last folder's path for that moment, on the same disk
 */
function swapFolders(fresh: string, folder: string, backup: string): void {
  remove(backup);
  if (fs.existsSync(folder)) fs.renameSync(folder, backup);
  try {
    fs.renameSync(fresh, folder);
  } catch (error) {
    restoreFolder(folder, backup);
    throw error;
  }
  remove(backup);
}

/** Restores the last folder after a swap was stopped between its two renames. */
function restoreFolder(folder: string, backup: string): void {
  if (!fs.existsSync(folder) && fs.existsSync(backup)) fs.renameSync(backup, folder);
}

const FOLDER = 'build';
// In Docusaurus's folder for generated files, which other tools ignore.
const FRESH = '.docusaurus/build';
const OLD = '.docusaurus/build.old';

/** A larger young generation, since collecting garbage takes a quarter of the time of Docusaurus's own process. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

const start = performance.now();
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
  const config = await bundleConfiguration({ prepare: () => writeDocsHash(process.cwd()) });
  if (stopped) throw new Error('build: stopped');
  const child = spawn(`docusaurus build --out-dir ${FRESH}${config ? ` --config ${config}` : ''}`, {
    shell: true,
    // In a process group of its own, so that a signal to this script stops all of its children.
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      ...process.env,
      ...reproducibleEnvironment,
      NODE_OPTIONS,
      SITE_WRITING: '',
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    },
  });
  running = child.pid;
  createInterface(child.stderr).on('line', (line) => {
    if (!TRACE.test(stripVTControlCharacters(line))) console.error(line);
  });
  const [status] = (await once(child, 'close')) as (number | null)[];
  if (status === 0 && !stopped) return await finish();
  process.exitCode = status || 1;
  if (stopped) throw new Error('build: stopped');
  return fail();
}

async function finish(): Promise<void> {
  // Before the swap: if it fails, on a full disk for one, the last site stays with the last server.
  const { downloads } = await import('../../src/config/downloads.ts');
  const server = downloads.find(({ name }) => name === mcpPackage.name);
  const archive = server && `${FRESH}/${server.address}`;
  if (archive && fs.existsSync(archive)) unpackServer(mcpPackage.folder, archive);
  swapFolders(FRESH, FOLDER, OLD);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`build: the site is in ${FOLDER}/ after ${seconds} s`);
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
