import { expect } from '@playwright/test';
import {
  waitForPage,
  FIELD,
  HITS,
  pollPage,
  isMarked,
  markDocument,
  openHydrated,
  clickOn,
  searchState,
} from './readerActions.ts';
import { test } from './test.ts';

const PAGE = '/products/quick-start-guide';
const AUTH = '/products/nacre-auth';

test('the arrow keys choose a tab', async ({ reader }) => {
  await openHydrated(reader, PAGE);
  await clickOn(reader, '[role="tab"]', 'npm');
  for (const [key, chosen] of [
    ['ArrowRight', 'pnpm'],
    ['ArrowRight', 'Yarn'],
    ['ArrowLeft', 'pnpm'],
  ] as const) {
    await reader.press(key);
    await pollPage(reader, () => {
      const tab = document.activeElement;
      return tab?.getAttribute('aria-selected') === 'true' ? tab.textContent : '';
    }).toBe(chosen);
  }
});

test('the menu is closed by Escape, which returns the focus', async ({ reader }) => {
  const dialogs = () =>
    [...document.querySelectorAll('[role="dialog"]')].filter((dialog) =>
      dialog.checkVisibility({ visibilityProperty: true }),
    ).length;
  await reader.resize(500, 800);
  await openHydrated(reader, PAGE);
  await clickOn(reader, '.navbar__toggle');
  await pollPage(reader, () => document.activeElement?.className ?? '').toContain('navbar-sidebar__close');
  await reader.press('Escape');
  await pollPage(reader, dialogs).toBe(0);
  await pollPage(reader, () => document.activeElement?.className ?? '').toContain('navbar__toggle');
});

test('code is copied as it is', async ({ reader }) => {
  await openHydrated(reader, PAGE);
  await clickOn(reader, '.theme-code-block button[title^="Copy"]');
  await pollPage(reader, () =>
    [...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent === 'Copied'),
  ).toBe(true);
  const code = await reader.evaluate(
    () =>
      [...document.querySelectorAll('.theme-code-block')]
        .find((block) => block.checkVisibility())
        ?.querySelector('code')?.textContent ?? '',
  );
  expect(code.length).toBeGreaterThan(10);
  await clickOn(reader, FIELD);
  await reader.press('Control+v');
  // A field has no line breaks, so some engines put a space between two lines.
  const field = (selector: string) =>
    document.querySelector<HTMLInputElement>(selector)?.value.replaceAll(/\s/g, '');
  await pollPage(reader, field, FIELD).toBe(code.replaceAll(/\s/g, ''));
});

for (const [name, selector, path, heading] of [
  ['the text', `article a[href="${AUTH}"]`, AUTH, 'Nacre Auth'],
  ['the pager', '.pagination-nav__link--next', '/overview/concepts', 'Concepts'],
] as const) {
  test(`a link of ${name} leads on without a load, and its page is announced`, async ({ reader }) => {
    await openHydrated(reader, PAGE);
    await markDocument(reader);
    await clickOn(reader, selector);
    await waitForPage(reader, path, heading);
    expect(await reader.evaluate(isMarked)).toBe(true);
    await pollPage(reader, () => window.scrollY).toBe(0);
    await pollPage(reader, () => document.title).toContain(heading);
    await pollPage(reader, () => document.querySelector('body > [role="status"]')?.textContent).toBe(
      `${heading}, page loaded`,
    );
  });
}

test('going back by the keyboard, the focus is never hidden by the bar', async ({ reader }) => {
  await openHydrated(reader, AUTH);
  await reader.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('article a[href], article button')];
    const middle = links.find((link) => link.checkVisibility() && link.getBoundingClientRect().top > 4000);
    middle?.scrollIntoView({ block: 'center', behavior: 'instant' });
    middle?.focus({ preventScroll: true });
  });
  await pollPage(reader, () => document.activeElement?.closest('article') !== null).toBe(true);
  const hidden: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    await reader.press('Shift+Tab');
    hidden.push(
      ...(await reader.evaluate(() => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const focused = document.activeElement;
        if (!focused?.closest('article')) return [];
        return focused.getBoundingClientRect().top < bar ? [focused.outerHTML.slice(0, 80)] : [];
      })),
    );
  }
  expect(hidden).toEqual([]);
});

test('all results lead to the search page, which can search again', async ({ reader, site }) => {
  const results = () => document.querySelectorAll('main a[href*="_highlight="]').length > 0;
  await openHydrated(reader, PAGE);
  await clickOn(reader, FIELD);
  await reader.type('balance');
  await pollPage(reader, searchState, FIELD, HITS).toEqual(['balance', true, true]);
  // Index parts that load later move the link.
  await site.waitForIdle();
  await clickOn(reader, '.navbar__search a', 'See all results');
  await pollPage(reader, () => window.location.pathname + window.location.search).toMatch(
    /^\/search\?q=balance/,
  );
  await pollPage(reader, results).toBe(true);
  await clickOn(reader, 'main input[type="search"]');
  await reader.press('Control+a');
  await reader.type('webhook');
  await reader.press('Enter');
  await pollPage(reader, () => window.location.search).toMatch(/q=webhook/);
  await pollPage(
    reader,
    () => document.querySelector('main a[href*="_highlight=webhook"]')?.checkVisibility() ?? false,
  ).toBe(true);
});

test('Try it sends a request to the sandbox, and shows its answer', async ({ reader }) => {
  await openHydrated(reader, '/backend-openapi#create-order');
  await clickOn(reader, '#create-order + div [data-try-it]');
  await clickOn(reader, '#create-order + div .api-try button[type="submit"]', 'Send');
  await pollPage(
    reader,
    () => document.querySelector('#create-order + div .api-try')?.textContent ?? '',
  ).toContain('201 Created');
});
