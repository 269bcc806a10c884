import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { findProgram, installPackages } from './programs.ts';

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
export const findBrowser = (): string | undefined =>
  findProgram('CHROMIUM_PATH', ...NAMES) ?? [chromium.executablePath()].find(fs.existsSync);

/** Ways to install a browser: Playwright's, and those of the system. Not every system has the headless shell. */
const installations = [
  () => spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' }),
  () => installPackages('chromium-headless-shell'),
  () => installPackages('chromium'),
];

export function ensureBrowser(): string {
  for (const install of installations) {
    const browser = findBrowser();
    if (browser) return browser;
    try {
      install();
    } catch (error) {
      console.log((error as Error).message);
    }
  }
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error('Chromium could be neither found nor installed. Set CHROMIUM_PATH to its path.');
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
