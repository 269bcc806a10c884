import { expect, type Page } from '@playwright/test';

/** Leaves some operations of the API page, by their anchors: axe takes a minute for the whole page. */
export async function keepOperations(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate((kept) => {
    for (const heading of document.querySelectorAll('h3[id]')) {
      const body = heading.nextElementSibling;
      if (kept.includes(heading.id) || !body?.querySelector('.api-operation')) continue;
      body.remove();
      heading.remove();
    }
  }, ids);
  await expect(page.locator('.api-operation')).toHaveCount(ids.length);
}

/** Leaves some schemas of the API page, by their anchors, once links have opened what they lead to. */
export async function keepSchemas(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate((kept) => {
    for (const schema of document.querySelectorAll('[id^="schema-"]'))
      if (!kept.includes(schema.id) && !schema.closest('.api-operation')) schema.remove();
  }, ids);
  await expect(page.locator('[id^="schema-"]:not(.api-operation *)')).toHaveCount(ids.length);
}
