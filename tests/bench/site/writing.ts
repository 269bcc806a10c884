import { type ChildProcess, spawn } from 'node:child_process';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../../../src/data/measurements.ts';
import { Samples } from './Bench.ts';
import { workFolder } from './buildPeers.ts';
import { build, editGuide, environment, type Project, writeProjects } from './project.ts';
import { routes } from './Site.ts';

const START_WITHIN = 180_000;
const SEEN_WITHIN = 60_000;
/** Between two edits: a writer does not save all the time. */
const PAUSE = 2000;

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Opens the guide as soon as it is served and drawn. */
async function openGuide(page: Page, address: string): Promise<void> {
  const end = Date.now() + START_WITHIN;
  while (Date.now() < end) {
    const isDrawn = await page
      .goto(address, { timeout: START_WITHIN })
      .then(() => page.locator('main h1, h1').first().waitFor({ timeout: SEEN_WITHIN }))
      .then(() => true)
      .catch(() => false);
    if (isDrawn) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} was not served within ${START_WITHIN / 1000} s`);
}

function stop(server: ChildProcess): void {
  // What it started belongs to its group.
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
}

async function benchServer(
  project: Project,
  browser: Browser,
  runs: number,
  samples: Samples,
): Promise<void> {
  const port = await freePort();
  const begin = performance.now();
  const server = spawn(process.execPath, [...project.dev, String(port)], {
    cwd: project.folder,
    env: environment(project.folder),
    detached: true,
    stdio: 'ignore',
  });
  try {
    const page = await browser.newPage();
    await openGuide(page, `http://localhost:${port}${project.site.pathOf(routes.guide)}`);
    samples.add(project.name, undefined, { started: performance.now() - begin });
    await page.waitForLoadState('networkidle');
    // The first edit makes the server read what it has not read yet, and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      await page.waitForTimeout(PAUSE);
      const sentence = `This is edit ${run} of ${runs}, at ${Date.now()}.`;
      const edited = performance.now();
      editGuide(project, sentence);
      await page.getByText(sentence).first().waitFor({ timeout: SEEN_WITHIN });
      if (run > 0) samples.add(project.name, undefined, { visible: performance.now() - edited });
    }
    await page.close();
  } finally {
    stop(server);
  }
}

/** What a writer waits for: until a page is there, and until it shows what was edited. */
export async function benchEdit(browser: Browser, runs: number): Promise<Figure[]> {
  const samples = new Samples();
  for (const project of writeProjects(path.join(workFolder, 'edit'))) {
    console.log(`  ${project.name}`);
    // As it is for a writer who has built before: references are there, and caches are warm.
    await build(project);
    await benchServer(project, browser, runs, samples);
  }
  return samples.figures();
}
