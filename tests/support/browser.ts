import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';

/** The first is headless only, and takes half the time for the same pages. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Returns an installed Chromium: the one named in CHROMIUM_PATH, one on the PATH, or Playwright's own. */
export function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!fs.existsSync(configured)) throw new Error(`CHROMIUM_PATH is ${configured}, which doesn't exist`);
    return configured;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(
    fs.existsSync,
  );
  if (onPath) return onPath;
  const bundled = chromium.executablePath();
  return fs.existsSync(bundled) ? bundled : undefined;
}

/** Finds a browser. Without one, installs Playwright's, or else the one of the system's package manager. */
export function ensureBrowser(): string {
  const installed = findBrowser();
  if (installed) return installed;
  console.log("No Chromium found: installing Playwright's.");
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  const fromPlaywright = findBrowser();
  if (fromPlaywright) return fromPlaywright;
  console.log('Playwright could not install it: installing it with apt-get.');
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...words: string[]) => {
    const [program = '', ...args] = [...root, 'apt-get', ...words];
    execFileSync(program, args, { stdio: 'inherit' });
  };
  apt('update');
  // Not every system has a package for the headless shell.
  try {
    apt('install', '-y', 'chromium-headless-shell');
  } catch {
    apt('install', '-y', 'chromium');
  }
  const fromSystem = findBrowser();
  if (!fromSystem)
    throw new Error('Chromium could be neither found nor installed. Set CHROMIUM_PATH to its path.');
  return fromSystem;
}

/** Turns off background work, and allows running as root, as in containers. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise, the headless shell would position letters more precisely than the browser with windows does.
  '--disable-font-subpixel-positioning',
];

/** Starts the browser for measurements outside a test. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) });
}
