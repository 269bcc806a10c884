import type { Page } from '@playwright/test';
import { kebab } from '../../../packages/model/src/openapi/identifiers.ts';
import { readBuilt } from '../../support/build.ts';

export const PAGE = '/backend-openapi';
/** A page without any part of the API page. */
export const ELSEWHERE = '/overview/privacy-policy';

/** The OpenAPI description that the page is generated from. */
export const description = JSON.parse(readBuilt('openapi/backend.json')) as {
  paths: Record<string, Record<string, { operationId?: string; summary?: string }>>;
};

/** The anchors of all operations. */
export const anchors: readonly string[] = Object.values(description.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId }) => (operationId ? [kebab(operationId)] : []));

/** The content below an operation's heading. */
export const operation = (page: Page, anchor: string) => page.locator(`#${anchor} + div`);

/** The list of all operations, and its parts. */
export const list = (page: Page) => page.locator('.api-nav__list');
export const entry = (page: Page, anchor: string) => list(page).locator(`a[href="#${anchor}"]`);
export const current = (page: Page) => list(page).locator('[aria-current]');

/** Reads the clipboard. */
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
