import { expect, test, type Page } from '@playwright/test';
import { open } from '../support/site.ts';
import { scrollToDemo } from './demos/checkDemo.ts';
import { signIn } from './demos/demos.ts';
import { outcomeOf } from './demos/useDemo.ts';

/**
 * Replaces each text with an element that has the text, and goes on with whatever comes later. Browsers translate pages in
 * this way, and leave out elements with `translate="no"`. Runs in the page.
 */
function translate(): void {
  const later = { childList: true, characterData: true, subtree: true };
  const translateWithin = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      const isLeftOut = !parent?.isConnected || parent.closest('script, style, font, [translate="no"]');
      if (isLeftOut || text.data.trim() === '') continue;
      const translation = document.createElement('font');
      translation.textContent = text.data;
      text.replaceWith(translation);
    }
  };
  translateWithin(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) translateWithin(target);
    observer.takeRecords();
  });
  observer.observe(document.body, later);
}

/** Opens a page, and has it translated once its app is there. */
async function openTranslated(page: Page, address: string): Promise<Error[]> {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, address);
  await page.evaluate(translate);
  await expect(page.locator('h1 font').first()).toBeVisible();
  return errors;
}

for (const address of ['/products/nacre-auth', '/search']) {
  test(`the search goes on in a translated page: ${address}`, async ({ page }) => {
    const errors = await openTranslated(page, address);
    const field = page.locator(address === '/search' ? 'main input[type="search"]' : '.navbar__search input');
    const found = page.locator(address === '/search' ? 'main li h3' : '[data-suggestions] [role="option"]');
    await field.click();
    for (const [query, best] of [
      ['wallet', /wallet/i],
      ['zzzqqq', undefined],
      ['useAuth', /useAuth/],
      ['sign', /sign/i],
      ['sign in', /sign in/i],
    ] as const) {
      await field.fill(query);
      if (best) await expect(found.first()).toContainText(best);
      else await expect(found).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
}

test('errors are looked up in a translated page', async ({ page }) => {
  const errors = await openTranslated(page, '/products/embedded-wallet/exceptions');
  const field = page.locator('[data-island="error-lookup"] textarea');
  const status = page.locator('[data-island="error-lookup"] [role="status"]');
  for (const [text, answer] of [
    ['code', /\d+ of \d+ errors/],
    ['otp-expired', /sdk\/otp-expired/],
    ['zzzqqq', /No error matches/],
    ['429', /\d+ of \d+ errors/],
  ] as const) {
    await field.fill(text);
    await expect(status).toHaveText(answer);
  }
  await field.fill('');
  await expect(status).toHaveText('');
  expect(errors).toEqual([]);
});

test('the demo on the home page runs again in a translated page', async ({ page }) => {
  const errors = await openTranslated(page, '/');
  const demo = page.locator('[data-demo]');
  for (let run = 0; run < 2; run += 1) {
    await demo.getByRole('button').click();
    await expect(demo).toHaveAttribute('data-demo', 'running');
    await expect(demo).toHaveAttribute('data-demo', 'done');
  }
  expect(errors).toEqual([]);
});

test('a live demo shows errors and results, and is reset, in a translated page', async ({ page }) => {
  const errors = await openTranslated(page, signIn.route);
  const frame = await scrollToDemo(page, signIn);
  const enterInto = async (name: string, text: string, outcome: string) => {
    await frame.getByRole('textbox', { name }).fill(text);
    await page.keyboard.press('Enter');
    await expect(outcomeOf(frame)).toContainText(outcome);
  };
  for (let run = 0; run < 2; run += 1) {
    await enterInto('E-mail address', 'ada', 'sdk/invalid-argument');
    await enterInto('E-mail address', 'ada@shop.example', 'The code was sent.');
    await enterInto('One-time code', '111111', 'The one-time code is wrong.');
    await enterInto('One-time code', '000000', 'Welcome, Ada Martin.');
    await frame.getByRole('button', { name: 'Reset' }).click();
    await expect(outcomeOf(frame)).toContainText('Nobody is signed in.');
  }
  expect(errors).toEqual([]);
});

test('code stays as it is in a translated page', async ({ page }) => {
  await openTranslated(page, '/products/quick-start-guide');
  await expect(page.locator('article p font').first()).toBeAttached();
  await expect(page.locator('article pre font')).toHaveCount(0);
});

test('requests are sent from a translated API page, and their code stays as it is', async ({ page }) => {
  const errors = await openTranslated(page, '/backend-openapi#create-order');
  const operation = page.locator('#create-order + div');
  await operation.locator('[data-try-it]').click();
  for (let call = 0; call < 2; call += 1) {
    await operation.locator('.api-try button[type="submit"]').click();
    await expect(operation.locator('.api-try')).toContainText('201 Created');
  }
  await expect(operation.locator('.api-try pre font')).toHaveCount(0);
  expect(errors).toEqual([]);
});
