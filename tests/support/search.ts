import { expect, type Locator, type Page } from '@playwright/test';
import { collectRequests } from './site.ts';

const bar = '.navbar__search';

export const searchBox = (page: Page): Locator => page.locator(`${bar} input`);

/** The popup under the search box, with the list of hits or the message that there are none. */
export const suggestions = (page: Page): Locator => page.locator(`${bar} [data-suggestions]`);

export const hits = (page: Page): Locator => suggestions(page).getByRole('option');

/** The link under the hits. */
export const allResults = (page: Page): Locator =>
  suggestions(page).getByRole('link', { name: 'See all results' });

export const searchField = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');

/** Types a query key by key, and waits for the results. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  await searchBox(page).click();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).pressSequentially(query);
  await expect(suggestions(page).getByRole('status')).not.toBeEmpty();
}

/** Collects the paths of the search index files that the page fetches. */
export const watchIndex = (page: Page): string[] =>
  collectRequests(page, (_, { pathname }) => pathname.includes('search-index') && pathname);
