import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';

/** The first has no windows: the same pages cost it half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** A Chromium that is there already: the one named in CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!fs.existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(
    fs.existsSync,
  );
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return fs.existsSync(own) ? own : undefined;
}

/** Finds a browser, and gets one where there is none: Playwright's, or else the system's package manager's. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found: asking Playwright for its own.');
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  const fromPlaywright = findBrowser();
  if (fromPlaywright) return fromPlaywright;
  console.log('Playwright could not: asking the system.');
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...words: string[]) => {
    const [program = '', ...args] = [...root, 'apt-get', ...words];
    execFileSync(program, args, { stdio: 'inherit' });
  };
  apt('update');
  // Not every system packs the one without windows.
  try {
    apt('install', '-y', 'chromium-headless-shell');
  } catch {
    apt('install', '-y', 'chromium');
  }
  const fromSystem = findBrowser();
  if (!fromSystem) throw new Error('No Chromium could be found or installed. Name one in CHROMIUM_PATH.');
  return fromSystem;
}

/** Quiet, and able to run as root, as containers do. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The browser without windows would place letters more finely than the one with them does.
  '--disable-font-subpixel-positioning',
];

/** Starts the browser outside a test, to measure in. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) });
}
