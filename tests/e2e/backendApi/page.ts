import type { Page } from '@playwright/test';
import { allOperations } from '../../../packages/model/src/openapi/operations.ts';
import { readDescription } from '../../../packages/model/src/openapi/readDescription.ts';

export const PAGE = '/backend-openapi';
/** A page without any part of the API page. */
export const ELSEWHERE = '/overview/privacy-policy';

export const anchors: readonly string[] = allOperations(readDescription())
  .filter(({ isWebhook }) => !isWebhook)
  .map(({ anchor }) => anchor);

/** The content below an operation's heading. */
export const operation = (page: Page, anchor: string) => page.locator(`#${anchor} + div`);

/** The list of all operations, and its parts. */
export const list = (page: Page) => page.locator('.api-nav__list');
export const entry = (page: Page, anchor: string) => list(page).locator(`a[href="#${anchor}"]`);
export const current = (page: Page) => list(page).locator('[aria-current]');

/** Reads the clipboard. */
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
