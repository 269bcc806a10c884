import { expect } from '@playwright/test';
import {
  waitForPage,
  FIELD,
  HITS,
  pollPage,
  isHydrated,
  pointAt,
  clickOn,
  RAN,
  resultOfRun,
  searchState,
  startApp,
} from './readerActions.ts';
import type { Reader } from './Reader.ts';
import { atBothSpeeds, test } from './test.ts';

const PAGE = '/products/quick-start-guide';
const AUTH = '/products/nacre-auth';

const startEvents: readonly [name: string, act: (reader: Reader) => Promise<unknown>][] = [
  ['a key', (reader) => reader.press('Shift')],
  ['the wheel', (reader) => reader.wheel(700, 500, 200)],
  // The first move has no distance, so it doesn't count.
  ['the pointer', (reader) => reader.move(700, 500).then(() => reader.move(720, 500))],
  ['a scroll', (reader) => reader.evaluate(() => window.scrollTo(0, 200))],
];

for (const [name, act] of startEvents) {
  test(`the app starts at ${name}, and not before`, async ({ reader, site }) => {
    await reader.open(PAGE);
    await site.waitForIdle();
    const scripts = site.requestedPaths.filter((path) => path.endsWith('.js'));
    expect(scripts.map((path) => path.replace(/\.[0-9a-f]+\.js$/, ''))).toEqual(['/assets/js/main']);
    await act(reader);
    await pollPage(reader, isHydrated).toBe(true);
  });
}

atBothSpeeds('an early press on a tab chooses it', async ({ reader }) => {
  const chosen = () =>
    [...document.querySelectorAll('[role="tabpanel"] code')].some(
      (code) => code.checkVisibility() && code.textContent?.includes('pnpm'),
    );
  await reader.open(PAGE);
  await clickOn(reader, '[role="tab"]', 'pnpm');
  await pollPage(reader, chosen).toBe(true);
  await startApp(reader);
  expect(await reader.evaluate(chosen)).toBe(true);
});

for (const [place, sample] of [
  ['inside tabs', '[role="tabpanel"] > .run-sample'],
  ['outside of tabs', ':not([role="tabpanel"]) > .run-sample'],
] as const) {
  atBothSpeeds(`an early press on Run ${place} runs the sample`, async ({ reader }) => {
    await reader.open(AUTH);
    await clickOn(reader, `${sample} > .run-form .run-form__button`);
    await pollPage(reader, resultOfRun).toMatch(RAN);
    expect(await reader.evaluate(() => window.location.pathname + window.location.search)).toBe(AUTH);
  });
}

atBothSpeeds('an early press on the menu opens it, and the app takes it over', async ({ reader }) => {
  const drawers = () =>
    [...document.querySelectorAll('.navbar-sidebar')].filter((drawer) => {
      const { left, right } = drawer.getBoundingClientRect();
      return drawer.checkVisibility({ visibilityProperty: true }) && left >= 0 && right > 0;
    }).length;
  await reader.resize(500, 800);
  await reader.open(PAGE);
  await clickOn(reader, '.navbar__toggle');
  await pollPage(reader, drawers).toBe(1);
  await startApp(reader);
  await pollPage(reader, () => document.querySelectorAll('.navbar-sidebar').length).toBe(1);
  await pollPage(reader, drawers).toBe(1);
  await clickOn(reader, '.navbar-sidebar__close');
  await pollPage(reader, drawers).toBe(0);
  await clickOn(reader, '.navbar__toggle');
  await clickOn(reader, '.navbar-sidebar a', 'Concepts');
  await waitForPage(reader, '/overview/concepts', 'Concepts');
});

const QUERY = 'verify access token';

atBothSpeeds('no letter is lost of what is typed at once into the search field', async ({ reader }) => {
  await reader.open(PAGE);
  await clickOn(reader, FIELD);
  await reader.type(QUERY);
  await pollPage(reader, searchState, FIELD, HITS).toEqual([QUERY, true, true]);
  await startApp(reader);
  await pollPage(reader, searchState, FIELD, HITS).toEqual([QUERY, true, true]);
});

test('text typed right after the search shortcut loses no letter', async ({ reader }) => {
  await reader.open(PAGE);
  await reader.press('Control+k');
  await reader.type(QUERY);
  await pollPage(reader, searchState, FIELD, HITS).toEqual([QUERY, true, true]);
});

test('an early choice of the color mode stays', async ({ reader }) => {
  const choice = () => document.documentElement.dataset.themeChoice;
  await reader.open(PAGE);
  await clickOn(reader, '[data-color-mode]');
  await pollPage(reader, choice).toBe('light');
  await clickOn(reader, '[data-color-mode]');
  await pollPage(reader, choice).toBe('dark');
  await startApp(reader);
  expect(await reader.evaluate(choice)).toBe('dark');
  await reader.reload();
  expect(await reader.evaluate(choice)).toBe('dark');
});

const isAnnounced = () => document.querySelector('.theme-announcement-bar')?.checkVisibility() ?? false;

/** Closes the announcement with the keyboard, because WebKitGTK's scroll bar covers a part of the button. */
async function closeAnnouncement(reader: Reader): Promise<void> {
  await reader.evaluate(() => document.querySelector<HTMLElement>('.theme-announcement-bar button')?.focus());
  await reader.press('Enter');
}

atBothSpeeds('an announcement that is closed early stays closed', async ({ reader }) => {
  await reader.open(PAGE);
  expect(await reader.evaluate(isAnnounced)).toBe(true);
  await closeAnnouncement(reader);
  await pollPage(reader, isAnnounced).toBe(false);
  await startApp(reader);
  expect(await reader.evaluate(isAnnounced)).toBe(false);
  await reader.reload();
  await startApp(reader);
  expect(await reader.evaluate(isAnnounced)).toBe(false);
});

atBothSpeeds('an early press on a category of the sidebar opens it', async ({ reader }) => {
  await reader.open(PAGE);
  await clickOn(reader, '.theme-doc-sidebar-menu .menu__link--sublist', 'Dashboard and wallet');
  await pollPage(reader, () =>
    [...document.querySelectorAll('.theme-doc-sidebar-menu .menu__link--sublist')]
      .find(({ textContent }) => textContent?.includes('Dashboard and wallet'))
      ?.getAttribute('aria-expanded'),
  ).toBe('true');
  expect(await reader.evaluate(() => window.location.pathname)).toBe(PAGE);
});

atBothSpeeds('an early press on a button of a demo is kept', async ({ reader }) => {
  await reader.open('/solutions/digital-product-passport/dpp-demo');
  await clickOn(reader, '[data-island] button', 'Issue the passport');
  await pollPage(reader, () => document.querySelector('[data-demo]')?.textContent ?? '').toContain(
    'Published and signed',
  );
});

const NOTICED = 'noticed';
const LINK = `article a[href="${AUTH}"]`;

/** Stores the text of any notice in session storage, for the next page to read. Runs in the page. */
function rememberNotices(key: string): void {
  const look = () => {
    const notice = document.querySelector('.page-notice');
    if (notice) sessionStorage.setItem(key, notice.textContent ?? '');
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

test('a page that is left while its app loads shows no notice, and works when the reader returns, or offers a retry that works', async ({
  reader,
  site,
}) => {
  site.isSlow = true;
  site.delays.set(AUTH, 3000);
  await reader.open(PAGE);
  await reader.evaluate(rememberNotices, NOTICED);
  await pointAt(reader, LINK);
  await expect
    .poll(() => site.requestedPaths.filter((path) => path.startsWith('/assets/js/')).length)
    .toBeGreaterThan(1);
  await clickOn(reader, LINK);
  await waitForPage(reader, AUTH, 'Nacre Auth');
  expect(await reader.evaluate((key) => sessionStorage.getItem(key), NOTICED)).toBeNull();
  await reader.evaluate(() => window.history.back());
  await waitForPage(reader, PAGE, 'Quick start');
  const answer = () => {
    window.dispatchEvent(new Event('pointermove'));
    if (document.documentElement.dataset.hasHydrated === 'true') return 'works';
    return document.querySelector('.page-notice')?.textContent?.includes('Retry') ? 'offers a retry' : 'dead';
  };
  await pollPage(reader, answer).not.toBe('dead');
  if ((await reader.evaluate(answer)) !== 'works') await clickOn(reader, '.page-notice button', 'Retry');
  await startApp(reader);
  await clickOn(reader, FIELD);
  await reader.type(QUERY);
  await pollPage(reader, searchState, FIELD, HITS).toEqual([QUERY, true, true]);
});
