import { expect } from '@playwright/test';
import {
  waitForPage,
  FIELD,
  pollPage,
  isMarked,
  markDocument,
  openHydrated,
  clickOn,
} from './readerActions.ts';
import { test } from './test.ts';

const PAGE = '/products/quick-start-guide';
const AUTH = '/products/nacre-auth';

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
  [
    'the pager',
    '.pagination-nav__link--next',
    '/quick-starts/choose-your-framework',
    'Choose your framework',
  ],
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

test('Try it sends a request to the sandbox, and shows its answer', async ({ reader }) => {
  await openHydrated(reader, '/backend-openapi#create-order');
  await clickOn(reader, '#create-order + div [data-try-it]');
  await clickOn(reader, '#create-order + div .api-try button[type="submit"]', 'Send');
  await pollPage(
    reader,
    () => document.querySelector('#create-order + div .api-try')?.textContent ?? '',
  ).toContain('201 Created');
});
