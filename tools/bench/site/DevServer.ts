import { type ChildProcess, spawn } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { environment, type Project } from './project.ts';
import { routes } from './Site.ts';
import { end } from '../../../tests/support/follow/terminal.ts';
import { freePort } from '../../../tests/support/freePort.ts';

const START_WITHIN = 180_000;
const SEEN_WITHIN = 60_000;
const RETRY = 100;

/** A site generator's development server, with the guide open in a browser. */
export class DevServer {
  readonly page: Page;
  /** The time from the command until the guide was rendered, in milliseconds. */
  readonly started: number;
  readonly #process: ChildProcess;

  private constructor(page: Page, started: number, process: ChildProcess) {
    this.page = page;
    this.started = started;
    this.#process = process;
  }

  static async start({ folder, dev, site }: Project, browser: Browser): Promise<DevServer> {
    const port = await freePort('localhost');
    const page = await browser.newPage();
    const begin = performance.now();
    const child = spawn(process.execPath, [...dev, String(port)], {
      cwd: folder,
      env: environment(folder),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    const server = (started: number) => new DevServer(page, started, child);
    try {
      await openGuide(page, `http://localhost:${port}${site.pathOf(routes.guide)}`, child);
      return server(performance.now() - begin);
    } catch (error) {
      await server(NaN).stop();
      throw new Error(`${(error as Error).message}:\n${output.slice(-4000)}`);
    }
  }

  /** Stops the server and all its child processes. */
  async stop(): Promise<void> {
    await this.page.close();
    await end(this.#process);
  }
}

/** Opens the guide, retrying until it is served and rendered. */
async function openGuide(page: Page, address: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_WITHIN;
  while (Date.now() < end && server.exitCode === null) {
    const isDrawn = await page
      .goto(address, { timeout: START_WITHIN })
      .then(() => page.locator('main h1, h1').first().waitFor({ timeout: SEEN_WITHIN }))
      .then(() => true)
      .catch(() => false);
    if (isDrawn) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
  throw new Error(`${address} was not served within ${START_WITHIN / 1000} s`);
}

/** Returns the time until the open page shows a sentence, in milliseconds. */
export async function timeUntilSeen({ page }: DevServer, sentence: string): Promise<number> {
  const begin = performance.now();
  // Looks in each frame. A locator looks every half second after the first quarter.
  await page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), sentence, {
    timeout: SEEN_WITHIN,
  });
  return performance.now() - begin;
}
