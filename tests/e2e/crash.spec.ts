import { expect, test, type Page } from '@playwright/test';
import { chunkOf } from '../support/build.ts';
import { hydrated, linkTo, markDocument, open } from '../support/site.ts';

const CRASHING = '/overview/changelog';

/**
 * Runs before a page's script and swaps the page's component for one that throws until `window.mended` is set.
 * The chain of causes is three long.
 */
function sabotage(): void {
  const global = window as unknown as Record<string, unknown> & { mended?: boolean };
  const name = Object.keys(global).find((key) => key.startsWith('webpackChunk')) ?? '';
  type Factory = (module: { exports: object }, exports: object, require: unknown) => void;
  const chunks = global[name] as { push(chunk: [unknown, Record<string, Factory>]): unknown };
  const push = chunks.push;
  chunks.push = (chunk) => {
    chunks.push = push;
    const [ids, modules] = chunk;
    const wrapped = Object.entries(modules).map(([id, factory]) => {
      const wrapper: Factory = (module, _exports, require) => {
        const inner = { exports: {} as { default?: unknown; metadata?: unknown } };
        factory(inner, inner.exports, require);
        const original = inner.exports.default as ((props: object) => unknown) | undefined;
        const isPage = typeof original === 'function' && 'metadata' in inner.exports;
        module.exports = isPage
          ? {
              ...inner.exports,
              default: (props: object) => {
                if (global.mended) return original(props);
                const root = new TypeError('amount is undefined');
                const middle = new Error('The answer cannot be read', { cause: root });
                throw new Error('The balance cannot be shown', { cause: middle });
              },
            }
          : inner.exports;
      };
      return [id, wrapper];
    });
    return push([ids, Object.fromEntries(wrapped)]);
  };
}

async function openCrashing(page: Page): Promise<void> {
  await page.route(`**/${chunkOf(CRASHING)}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${sabotage.toString()})();${await response.text()}` });
  });
  await open(page, '/');
  await linkTo(page, CRASHING).click();
}

test('a crash shows "This page crashed." with the message, its chain of causes and a "Try again" button', async ({
  page,
}) => {
  await openCrashing(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const main = page.locator('main');
  for (const message of ['The balance cannot be shown', 'The answer cannot be read', 'amount is undefined']) {
    await expect(main.getByText(message)).toBeVisible();
  }
  await expect(main.getByText('Cause:')).toHaveCount(2);
});

test('the title of the crash screen is "Page Error"', async ({ page }) => {
  await openCrashing(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
});

test('"Try again" shows the page once it works, and the crash screen as long as it does not', async ({
  page,
}) => {
  await openCrashing(page);
  const sameDocument = await markDocument(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await again.click();
  await expect(again).toBeHidden();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page).not.toHaveTitle('Page Error');
  expect(await sameDocument()).toBe(true);
});

test('the shell outlives a crash: its links still work', async ({ page }) => {
  await openCrashing(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await page.locator('.footer').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL('/overview/terms-and-conditions');
  await hydrated(page);
  await expect(page.locator('article h1')).toBeVisible();
});
