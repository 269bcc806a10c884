import fs from 'node:fs';
import path from 'node:path';
import { browserArguments, findBrowser } from '../support/browser.ts';
import { findProgram, installPackages } from '../support/programs.ts';
import type { Engine, Reader } from './Reader.ts';
import { startWithWebDriver } from './withWebDriver.ts';
import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import type { SlowableSite } from './SlowableSite.ts';

/**
 * Finds WebKitGTK's MiniBrowser. Its package installs it outside
 * the PATH, below /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1.
 */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec']
    .filter(fs.existsSync)
    .flatMap((folder) => [folder, ...fs.readdirSync(folder).map((name) => path.join(folder, name))]);
  return libraries
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) =>
        path.join(folder, name, 'MiniBrowser'),
      ),
    )
    .find(fs.existsSync);
}

interface Kind {
  /** Returns the programs that run the engine by name, as far as this machine has them. */
  programs(): Record<string, string | undefined>;
  /** System packages that contain the programs, in the order they're tried. */
  readonly packages: readonly (readonly string[])[];
  start(...programs: readonly string[]): Promise<Engine>;
}

const kinds = {
  chromium: {
    programs: () => ({ Chromium: findBrowser() }),
    packages: [],
    start: (chromium = '') => startWithPuppeteer('chrome', chromium),
  },
  firefox: {
    programs: () => ({ Firefox: findProgram('FIREFOX_PATH', 'firefox-esr', 'firefox') }),
    packages: [['firefox-esr'], ['firefox']],
    start: (firefox = '') => startWithPuppeteer('firefox', firefox),
  },
  webkit: {
    programs: () => ({
      WebKitWebDriver: findProgram('WEBKIT_DRIVER_PATH', 'WebKitWebDriver'),
      MiniBrowser: findMiniBrowser(),
      Xvfb: findProgram('XVFB_PATH', 'Xvfb'),
    }),
    packages: [['webkit2gtk-driver', 'xvfb']],
    start: (driver = '', browser = '') => startWithWebDriver(driver, browser),
  },
} satisfies Record<string, Kind>;

export type EngineName = keyof typeof kinds;
export const engineNames = Object.keys(kinds) as EngineName[];

const missing = ({ programs }: Kind): string[] =>
  Object.entries(programs()).flatMap(([name, program]) => (program ? [] : [name]));

export function startEngine(name: EngineName): Promise<Engine> {
  const kind: Kind = kinds[name];
  if (missing(kind).length > 0)
    throw new Error('a browser is missing: start with "npx tsx tests/engines/run.ts"');
  return kind.start(...(Object.values(kind.programs()) as string[]));
}

/** Finds an engine, and installs it if it's missing. Returns the programs still missing. */
export function ensureEngine(name: EngineName): readonly string[] {
  const kind: Kind = kinds[name];
  for (const packages of kind.packages) {
    if (missing(kind).length === 0) break;
    try {
      installPackages(...packages);
    } catch (error) {
      console.log((error as Error).message);
    }
  }
  return missing(kind);
}

/** Starts Chromium or Firefox. */
async function startWithPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const args = browser === 'chrome' ? browserArguments : [];
  const running = await launch({ browser, executablePath, args });
  return { newReader: (site) => newReader(running, site), stop: () => running.close() };
}

async function newReader(browser: Browser, site: SlowableSite): Promise<Reader> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
  const { keyboard, mouse } = page;
  return {
    open: async (address) => void (await page.goto(site.origin + address)),
    reload: async () => void (await page.reload()),
    evaluate: <Arguments extends unknown[], Result>(
      run: (...values: Arguments) => Result,
      ...values: Arguments
    ) => page.evaluate(run as (...values: unknown[]) => Result, ...values) as Promise<Result>,
    move: (x, y) => mouse.move(x, y),
    click: (x, y) => mouse.click(x, y),
    wheel: async (x, y, down) => {
      await mouse.move(x, y);
      await mouse.wheel({ deltaY: down });
    },
    press: (keys) => pressKeys(page, keys.split('+') as KeyInput[]),
    type: (text) => keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    takeErrors: () => errors.splice(0),
    close: () => context.close(),
  };
}

async function pressKeys({ keyboard }: Page, keys: readonly KeyInput[]): Promise<void> {
  for (const key of keys) await keyboard.down(key);
  for (const key of keys.toReversed()) await keyboard.up(key);
}
