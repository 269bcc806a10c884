import { expect, test, type Locator } from '@playwright/test';
import tasks from '../../src/data/tasks.json';
import { readPage } from '../support/build.ts';
import { open } from '../support/site.ts';

const UNKNOWN = '/products/quick-strat-guide';

/** The list of tasks, the last one on the page. */
const tasksOf = (main: Locator) => main.getByRole('list').last();

test('any other path is the not-found page', async ({ page }) => {
  const response = await open(page, UNKNOWN);
  const main = page.getByRole('main');

  await test.step('with its own title and the status 404', async () => {
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found | Nacre Docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  await test.step('without scripts too', () => {
    for (const text of ['<title>Page not found | Nacre Docs', '>Page not found</h1>'])
      expect(readPage('/404.html').replace(/<title[^>]*>/, '<title>')).toContain(text);
  });

  await test.step('its button is labeled like its text', async () => {
    const family = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
    await expect(main.getByRole('button', { name: 'Search' })).toHaveCSS('font-family', family);
  });

  await test.step('it links to tasks', async () => {
    for (const { label, to } of tasks) {
      await expect(tasksOf(main).getByRole('link', { name: label })).toHaveAttribute('href', to);
    }
    const [first] = tasks;
    await tasksOf(main)
      .getByRole('link', { name: first?.label ?? '' })
      .click();
    await expect(page).toHaveURL(first?.to ?? '');
    await expect(page.locator('article h1')).toBeVisible();
  });

  await test.step('it shows the three pages that match the words of the path best', async () => {
    await open(page, UNKNOWN);
    const closest = main
      .getByRole('region', { name: 'Closest pages' })
      .getByRole('listitem')
      .getByRole('link');
    await expect(closest).toHaveCount(3);
    await expect(closest.first()).toHaveAttribute('href', '/products/quick-start-guide');
  });

  await test.step('it searches for the words of the path', async () => {
    await open(page, UNKNOWN);
    const field = main.getByRole('searchbox');
    await expect(field).toHaveValue('products quick strat guide');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=products(\+|%20)quick(\+|%20)strat(\+|%20)guide$/);
    await expect(main.getByRole('searchbox')).toHaveValue('products quick strat guide');
  });
});

test('without the script of its hits, the page keeps its form', async ({ page }) => {
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.url()));
  await page.route('**/assets/js/not-found-hits.*.js', (route) => route.abort());
  await open(page, UNKNOWN);
  await expect.poll(() => failures.length).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=/);
});
