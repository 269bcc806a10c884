import type { Page } from '@playwright/test';

/** Signs in with a code by e-mail, on a page made from the guides. */
export async function signInOnPage(page: Page, email = 'ada@shop.example'): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('One-time code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
}
