import type { Page, Request, Response } from '@playwright/test';

/** Simulates a pointer movement, on which the app starts. */
export const movePointer = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('pointermove')));

/** Simulates a pointer movement, and waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  // Polls inside the page, because a retried assertion takes seconds on a page as large as the API's. The event is
  // repeated, because the previous page may have received the first one.
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.hasHydrated === 'true') return true;
    window.dispatchEvent(new Event('pointermove'));
    return false;
  });
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

/** Holds back requests for files until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Opens a page, and holds back its app until the returned function is called. Only the bootstrap script loads. */
export async function openWithDelayedApp(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/assets/js/app.*.js');
  await page.goto(path);
  return release;
}

/**
 * Hides real pointer movements from a page. The pointer stays where it was last used, and a page that loads under it
 * receives a `pointermove`, on which the app would start.
 */
export const ignorePointerMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    };
    window.addEventListener('pointermove', ignore, true);
  });

/** Marks the document. The returned function tells a client-side navigation from the load of a new document. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
  return () => page.evaluate(() => document.documentElement.dataset.marked === 'yes');
}

/** Acts, and waits for a message of a live region. Polls inside the page, because messages are cleared after a second. */
export const waitForMessage = (page: Page, message: RegExp, act: Promise<unknown>): Promise<unknown> =>
  Promise.all([
    page.waitForFunction((pattern) => {
      const regions = [...document.querySelectorAll('[role=status]')];
      return regions.filter(({ textContent }) => pattern.test(textContent)).length === 1;
    }, message),
    act,
  ]);

/** Collects console messages of the given types, and uncaught errors. */
export function collectErrors(page: Page, types = ['error']): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (types.includes(message.type())) errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

/** Collects the requests from now on that are wanted, each as a text. */
export function collectRequests(
  page: Page,
  textOf: (request: Request, url: URL) => string | false,
): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const text = textOf(request, new URL(request.url()));
    if (text !== false) requests.push(text);
  });
  return requests;
}

/** Collects the requests to hosts other than the page's. */
export const collectStrangers = (page: Page, origin: string | undefined): string[] =>
  collectRequests(
    page,
    (_, url) => !/^(?:data|blob):$/.test(url.protocol) && url.origin !== origin && url.href,
  );

/** The first visible link to an address, in the page's own text, the sidebar or the footer. */
export const linkTo = (page: Page, address: string) => page.locator(`a[href="${address}"]:visible`).first();
