import { buildSync } from 'esbuild';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../support/browser.ts';
import type { BenchServer } from './benchServer.ts';
import type { bench } from './inBrowser.ts';

type Bench = typeof bench;

/** Starts the browser that everything is measured in. */
export function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    // Memory is measured at once, and not when the browser next cleans up.
    args: [...browserArguments, '--enable-blink-features=ForceEagerMeasureMemory'],
    ...(executablePath ? { executablePath } : {}),
  });
}

/** Gives the server the empty page in which engines are measured. */
export function addBenchPage(server: BenchServer): void {
  const { outputFiles } = buildSync({
    entryPoints: ['tests/bench/search/inBrowser.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  server.add('/bench.js', outputFiles[0]?.text ?? '');
  server.add(
    '/bench.html',
    '<!doctype html><html lang="en"><title>Bench</title><script type="module" src="/bench.js"></script></html>',
  );
}

/** Opens the empty page in a browser that knows nothing yet. */
export async function openBenchPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/bench.html`);
  await page.waitForFunction(() => 'bench' in window);
  return page;
}

/** Calls one of the functions in the page. */
export function inPage<Name extends keyof Bench>(
  page: Page,
  name: Name,
  ...args: Parameters<Bench[Name]>
): Promise<Awaited<ReturnType<Bench[Name]>>> {
  return page.evaluate(
    ([method, rest]) =>
      (window as unknown as { bench: Record<string, (...args: unknown[]) => never> }).bench[method]?.(
        ...rest,
      ),
    [name, args] as [string, unknown[]],
  ) as Promise<Awaited<ReturnType<Bench[Name]>>>;
}
