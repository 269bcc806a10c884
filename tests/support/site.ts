import type { Page, Response } from '@playwright/test';

/** Gives the page a sign of a reader, at which the app starts. */
export const sign = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('pointermove')));

/** Gives the page a sign of a reader, and waits until React has taken it over. */
export async function hydrated(page: Page): Promise<void> {
  // Asked inside the page: an assertion that has to be repeated takes seconds on a page as large as the API's. The sign
  // is given each time: the first may have been the last thing that a page before it heard.
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.hasHydrated === 'true') return true;
    window.dispatchEvent(new Event('pointermove'));
    return false;
  });
}

/** Opens a page and waits until it reacts. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Opens a page whose app does not come until it is let through: its bootstrap alone has loaded. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/app.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  return release;
}

/**
 * Keeps from a page that the pointer moves. It stands where it was used last, and a page that comes under it hears it
 * move: a sign of a reader, at which the app starts.
 */
export const withoutPointer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    };
    window.addEventListener('pointermove', ignore, true);
  });

/** Marks the document, so that a later look tells a navigation inside the page from a load of a new one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
  return () => page.evaluate(() => document.documentElement.dataset.marked === 'yes');
}

/** Collects what the console calls an error, or another of the types given, and what nobody caught. */
export function collectErrors(page: Page, types = ['error']): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (types.includes(message.type())) errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

/** A link of the page's own text, the sidebar or the footer, by its address. */
export const linkTo = (page: Page, address: string) => page.locator(`a[href="${address}"]:visible`).first();
