import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { browserArguments } from '../support/browser.ts';
import type { Engine, Reader } from './Reader.ts';
import type { SlowableSite } from './SlowableSite.ts';

/** Starts Chromium or Firefox. */
export async function startWithPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
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
