import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../support/browser.ts';
import type { Engine } from './Reader.ts';
import { startWithPuppeteer } from './withPuppeteer.ts';
import { startWithWebDriver } from './withWebDriver.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Returns the first of the given programs found on the PATH. */
function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(fs.existsSync);
}

/**
 * Finds WebKitGTK's MiniBrowser. Its package installs it outside
 * the PATH, below /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1.
 */
function findMiniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].filter(fs.existsSync);
  const libraries = folders.flatMap((folder) => [
    folder,
    ...fs.readdirSync(folder).map((name) => path.join(folder, name)),
  ]);
  const inside = libraries.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) =>
      path.join(folder, name, 'MiniBrowser'),
    ),
  );
  return inside.find(fs.existsSync);
}

interface Kind {
  /** The programs this machine lacks to run the engine. */
  missing(): readonly string[];
  /** System packages that contain the programs, in the order they're tried. */
  readonly packages: readonly (readonly string[])[];
  start(): Promise<Engine>;
}

const chromium = findBrowser;
const firefox = () => process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
const driver = () => onPath('WebKitWebDriver');

const missing = (programs: Record<string, string | undefined>): string[] =>
  Object.keys(programs).filter((name) => programs[name] === undefined);

const required = (program: string | undefined): string => {
  if (program === undefined)
    throw new Error('a browser is missing: start with "npx tsx tests/engines/run.ts"');
  return program;
};

export const engines: Record<EngineName, Kind> = {
  chromium: {
    missing: () => missing({ Chromium: chromium() }),
    packages: [],
    start: () => startWithPuppeteer('chrome', required(chromium())),
  },
  firefox: {
    missing: () => missing({ Firefox: firefox() }),
    packages: [['firefox-esr'], ['firefox']],
    start: () => startWithPuppeteer('firefox', required(firefox())),
  },
  webkit: {
    missing: () =>
      missing({ WebKitWebDriver: driver(), MiniBrowser: findMiniBrowser(), Xvfb: onPath('Xvfb') }),
    packages: [['webkit2gtk-driver', 'xvfb']],
    start: () => startWithWebDriver(required(driver()), required(findMiniBrowser())),
  },
};

/**
 * Finds an engine, and installs it with the system's package
 * manager if it's missing. Returns the programs still missing.
 */
export function ensureEngine(name: EngineName): readonly string[] {
  const { missing, packages } = engines[name];
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const some of packages) {
    if (missing().length === 0) break;
    console.log(`${missing().join(', ')} not found: installing ${some.join(', ')} with apt-get.`);
    try {
      for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...some]]) {
        const [program = '', ...args] = [...root, 'apt-get', ...words];
        execFileSync(program, args, { stdio: 'inherit' });
      }
    } catch (error) {
      console.log((error as Error).message);
    }
  }
  return missing();
}
