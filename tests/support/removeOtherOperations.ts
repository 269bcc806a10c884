import { expect, type Page } from '@playwright/test';

/** Removes all operations from the API page but those with the given anchors. Axe takes a minute for the whole page. */
export async function removeOtherOperations(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate((anchors) => {
    for (const heading of document.querySelectorAll('h3[id]')) {
      const body = heading.nextElementSibling;
      if (anchors.includes(heading.id) || !body?.querySelector('.api-operation')) continue;
      body.remove();
      heading.remove();
    }
  }, ids);
  await expect(page.locator('.api-operation')).toHaveCount(ids.length);
}

/**
 * Removes all schemas from the API page but those with the given anchors. Call it after links have opened their
 * targets.
 */
export async function removeOtherSchemas(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate((anchors) => {
    for (const schema of document.querySelectorAll('[id^="schema-"]'))
      if (!anchors.includes(schema.id) && !schema.closest('.api-operation')) schema.remove();
  }, ids);
  await expect(page.locator('[id^="schema-"]:not(.api-operation *)')).toHaveCount(ids.length);
}
