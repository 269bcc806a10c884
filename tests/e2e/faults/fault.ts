import type { Page, Route } from '@playwright/test';
import { collectErrors } from '../../support/site.ts';

/**
 * A small page with a sidebar, and a page that it links to,
 * which is prefetched only when the pointer is over the link.
 */
export const PAGE = '/products/nacre-auth';
export const LINKED_PAGE = '/overview/changelog';

export const MAIN = '**/assets/js/main.*.js';
export const SHEETS = '**/assets/css/*.css';

/** Collects errors, except those in which the browser reports network failures. */
export function collectOwnErrors(page: Page): () => string[] {
  const errors = collectErrors(page);
  return () => errors.filter((error) => !/Failed to load resource|Refused to (?:apply|execute)/.test(error));
}

/** The message that something is wrong, with a button to go on. */
export const notice = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

/** The ways in which a file fails to load. */
export const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
  'is a page instead': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'cannot be fetched': (route) => route.abort(),
};

/** The files that a starting app loads. */
export const PARTS = {
  scripts: '**/assets/js/app.*.js',
  styles: '**/assets/css/late.*.css',
  sidebars: '**/fragments/sidebars/*',
};
