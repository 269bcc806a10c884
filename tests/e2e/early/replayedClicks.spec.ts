import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration, markDocument, openWithDelayedApp } from '../../support/site.ts';
import { isLong, sampleOf } from '../../support/long.ts';
import { hits, searchBox } from '../../support/search.ts';
import { test } from './early.ts';

test.skip(process.env.SITE_START === 'load', 'the app starts with the page');

/** A kind of control, and the effect of one press. A second press would have another effect. */
interface Kind {
  on: string;
  find: (page: Page) => Locator;
  /** The reader's steps before the press. */
  before?: (page: Page) => Promise<unknown>;
  expect: (page: Page) => Promise<unknown>;
  /** The inputs to test: the mouse, or keys. */
  by: readonly string[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const demo = (page: Page) => page.locator('[data-demo]');
const outcome = (page: Page) => demo(page).locator('fieldset').getByRole('status');
const ALL = ['mouse', 'Enter', 'Space'];
const GUIDE = '/products/quick-start-guide';

const kinds: Record<string, Kind> = {
  'the menu of a page': {
    on: GUIDE,
    find: (page) => page.locator('summary', { hasText: 'Use with AI' }),
    expect: (page) => expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible(),
    by: ALL,
  },
  'a value of a sample': {
    on: GUIDE,
    before: (page) => page.getByLabel('Amount', { exact: true }).fill('0.5'),
    find: (page) => page.getByLabel('Amount', { exact: true }),
    expect: async (page) => {
      await expect(page.locator('.run-result:not(:empty)')).toContainText('With your values');
      await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
    },
    by: ['Enter'],
  },
  'a term': {
    on: GUIDE,
    find: (page) => page.locator('[data-term="publishable-key"]').first(),
    expect: (page) => expect(page.locator(':popover-open')).toHaveCount(1),
    by: ALL,
  },
  'a demo’s first button: a passport': {
    on: '/solutions/digital-product-passport/dpp-demo',
    find: (page) => button(page, 'Issue the passport'),
    expect: (page) => expect(outcome(page)).toContainText('Published and signed'),
    by: ALL,
  },
  'a demo’s field, and the button below it': {
    on: '/products/nacre-auth',
    before: (page) => demo(page).getByLabel('E-mail address').fill('ada@shop.example'),
    find: (page) => button(page, 'Send me a code'),
    expect: (page) => expect(outcome(page)).toContainText('The code was sent'),
    by: ALL,
  },
  'a demo’s list': {
    on: '/api/how-tos',
    before: async (page) => {
      await demo(page).getByLabel('Digits shown').fill('3');
      await demo(page).getByLabel('Language').selectOption('German');
    },
    find: (page) => demo(page).getByLabel('Amount'),
    expect: async (page) => {
      await expect(outcome(page)).toContainText('1.234.567,899');
      await expect(demo(page).getByLabel('Language')).toHaveValue('de-DE');
    },
    by: ['mouse', 'End'],
  },
  'a demo’s Reset': {
    on: '/technical-guides/webhooks',
    before: (page) => page.getByLabel('One byte of the body is changed').check(),
    find: (page) => button(page, 'Reset'),
    expect: async (page) => {
      await expect(outcome(page)).toContainText('Accepted.');
      await expect(page.getByLabel('It arrives as it was sent')).toBeChecked();
    },
    by: ALL,
  },
  'the filter of the operations': {
    on: '/backend-openapi',
    find: (page) => page.getByLabel('Filter operations'),
    before: (page) => page.getByLabel('Filter operations').fill('create order'),
    expect: (page) => expect(page.locator('.api-nav details li:visible')).toHaveCount(1),
    by: ['mouse', 'End'],
  },
  'the form of a page that is not there': {
    on: '/no/such/page',
    before: (page) => page.getByLabel('Search the documentation').fill('passkeys'),
    find: (page) => page.locator('main').getByRole('button', { name: 'Search' }),
    expect: (page) => expect(page).toHaveURL('/search?q=passkeys'),
    by: ALL,
  },
  'the form of the search page': {
    on: '/search',
    before: async (page) => {
      await page.getByLabel('Search for').fill('access token');
      await page.locator('main select').selectOption({ index: 1 });
    },
    find: (page) => page.getByLabel('Search for'),
    expect: async (page) => {
      await expect(page).toHaveURL(/\/search\?q=access\+token&ctx=/);
      await expect(hits(page)).toHaveCount(0);
      await expect(page.locator('main h2').first()).toHaveText('Best match');
    },
    by: ['Enter'],
  },
};

/** `npm test` presses half of the kinds, each in one way. Other specs press further ones early. */
for (const [name, kind] of sampleOf(Object.entries(kinds), 2)) {
  test(`an early press works once: ${name}`, async ({ page }) => {
    for (const key of isLong ? kind.by : kind.by.slice(-1)) {
      await test.step(key, async () => {
        const release = await openWithDelayedApp(page, kind.on);
        const sameDocument = await markDocument(page);
        await kind.before?.(page);
        const control = kind.find(page);
        if (key === 'mouse') {
          await control.click();
        } else {
          await control.focus();
          await page.keyboard.press(key);
        }
        release();
        await waitForHydration(page);
        await kind.expect(page);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await sameDocument()).toBe(true);
        await page.unrouteAll();
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}

/** Two common ways in which extensions change a page: an element after each field, and one before it. */
const EXTENSIONS = { behind: 'afterend', before: 'beforebegin' } as const;

for (const [name, position] of sampleOf(Object.entries(EXTENSIONS), 2)) {
  test(`early input stays in its field if an extension puts an element ${name} each field`, async ({
    page,
  }) => {
    const fields: readonly [on: string, find: (page: Page) => Locator][] = [
      [GUIDE, searchBox],
      [GUIDE, (page) => page.getByLabel('Amount', { exact: true })],
      ['/no/such/page', (page) => page.getByLabel('Search the documentation')],
      ['/search', (page) => page.getByLabel('Search for')],
      ['/products/embedded-wallet/exceptions', (page) => page.getByLabel(/^Error, response body/)],
    ];
    for (const [on, find] of sampleOf(fields, 2)) {
      await test.step(on, async () => {
        const release = await openWithDelayedApp(page, on);
        await page.evaluate((position) => {
          for (const field of document.querySelectorAll('input, textarea'))
            field.insertAdjacentElement(position, document.createElement('div'));
        }, position);
        await find(page).fill('transfer token');
        await find(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 5));
        release();
        await waitForHydration(page);
        await expect(find(page)).toHaveValue('transfer token');
        await expect(find(page)).toBeFocused();
        await page.keyboard.type('m');
        await expect(find(page)).toHaveValue('tramfer token');
        await page.unrouteAll();
      });
    }
  });
}
