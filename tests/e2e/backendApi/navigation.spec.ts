import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { buildDirectory } from '../../support/build.ts';
import { collectErrors, waitForHydration, markDocument, open } from '../../support/site.ts';
import { anchors, ELSEWHERE, operation, PAGE } from './page.ts';

const tab = (page: Page, anchor: string, name: string) =>
  operation(page, anchor).getByRole('tab', { name: new RegExp(name) });

/** Returns the size of files compressed as a host sends them. */
const weightOf = (files: string[]) =>
  files
    .map((file) => zlib.brotliCompressSync(fs.readFileSync(path.join(buildDirectory, file))).length)
    .reduce((sum, size) => sum + size, 0);

/**
 * Compares each operation's height with the reserved height,
 * and measures the overflow of the page with all details open.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.api-operation')];
    // Resets the remembered size from a render at another width, which replaces the reserved height.
    for (const part of parts) part.style.contentVisibility = '';
    const reserved = parts.map((part) =>
      Number.parseFloat(getComputedStyle(part).containIntrinsicBlockSize.replace('auto', '')),
    );
    for (const part of parts) part.style.contentVisibility = 'visible';
    const ratios = parts.map((part, index) => part.getBoundingClientRect().height / (reserved[index] ?? 1));
    const details = [...document.querySelectorAll('details')];
    const closed = details.filter(({ open }) => !open);
    for (const group of closed) group.open = true;
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    for (const group of closed) group.open = false;
    return { ratios, beyond };
  });

test('the API page is the same after a navigation and a load, is little more to load than an article, and fits', async ({
  page,
}) => {
  // Disables prefetching, which would load the scripts of other pages.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } });
  });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const errors = collectErrors(page);
  await open(page, ELSEWHERE);
  const ofArticle = new Set(scripts);

  await test.step('a navigation inside the site fetches the markup, and deep links still work', async () => {
    const sameDocument = await markDocument(page);
    await page.locator('nav.navbar').getByRole('link', { name: 'APIs' }).click();
    await expect(page).toHaveURL(PAGE);
    await expect(operation(page, 'get-user').locator('.api-call')).toContainText('/users/{userId}');
    await expect(page.locator('#schema-user')).toBeAttached();
    await operation(page, 'get-user').locator('a[href="#schema-user"]').first().click();
    await operation(page, 'get-user').locator('.api-opened > .api-heading > a').click();
    await expect(page.locator('#schema-user')).toHaveAttribute('open', '');
    expect(await sameDocument()).toBe(true);
    expect(errors).toEqual([]);
  });

  await test.step('the tabs of all samples change together, keep their place under the pointer and their choice, and follow the arrow keys', async () => {
    const chosen = tab(page, 'get-job', 'TypeScript');
    // Sections that scroll into view get their real heights first, and a hover waits until the tab stops moving.
    // At the window's edge, the click itself would scroll.
    await chosen.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await chosen.hover();
    const before = await chosen.boundingBox();
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    const after = await chosen.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), 'the tab moved').toBeLessThan(2);
    for (const anchor of ['get-job', 'sign-in', 'get-user']) {
      await expect(tab(page, anchor, 'TypeScript')).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, anchor, 'curl')).toHaveAttribute('aria-selected', 'false');
      const samples = operation(page, anchor).locator('[data-tabs="sdk"]');
      await expect(samples.getByRole('tabpanel')).toHaveCount(1);
    }
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.sdk'))).toBe('base');
    scripts.clear();
    await page.reload();
    await waitForHydration(page);
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'get-job', 'curl')).toBeFocused();
    await expect(tab(page, 'get-job', 'curl')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 'get-job', 'curl')).toBeFocused();
    await page.keyboard.press('End');
    await expect(chosen).toBeFocused();
  });

  await test.step('its script is at most 15 kB more than that of an ordinary article', () => {
    // The shared files cancel out.
    const beyond =
      weightOf([...scripts].filter((file) => !ofArticle.has(file))) -
      weightOf([...ofArticle].filter((file) => !scripts.has(file)));
    expect(beyond).toBeGreaterThan(0);
    expect(beyond).toBeLessThanOrEqual(15_000);
  });

  for (const width of [375, 1440]) {
    await test.step(`the height reserved for an operation is near its real height, and nothing is wider than the page, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const { ratios, beyond } = await measure(page);
      expect(ratios.length).toBeGreaterThanOrEqual(anchors.length);
      expect(Math.max(...ratios)).toBeLessThan(1.4);
      expect(Math.min(...ratios)).toBeGreaterThan(0.7);
      expect(beyond).toBeLessThanOrEqual(0);
    });
  }
});
