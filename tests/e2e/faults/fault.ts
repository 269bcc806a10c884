import type { Page, Route } from '@playwright/test';
import { collectErrors } from '../../support/site.ts';

/** A small page with a sidebar, and one that it links to and that is not prefetched unless the pointer comes over it. */
export const PAGE = '/products/nacre-auth';
export const OTHER = '/overview/changelog';

export const MAIN = '**/assets/js/main.*.js';
export const SHEETS = '**/assets/css/*.css';

/** What is left of the errors without those in which the browser says what the network did. */
export function collectOwnErrors(page: Page): () => string[] {
  const errors = collectErrors(page);
  return () => errors.filter((error) => !/Failed to load resource|Refused to (?:apply|execute)/.test(error));
}

/** What says that something is wrong, and offers a way on. */
export const notice = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

/** The ways in which a file does not come. */
export const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
  'is a page instead': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'cannot be fetched': (route) => route.abort(),
};

/** Holds files back until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
