import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { violations } from '../support/axe.ts';
import { buildDirectory } from '../support/build.ts';
import { askWorker, searchWorkerAddress, startSearchWorker } from '../support/searchWorker.ts';
import { collectErrors, hydrated, markDocument, open } from '../support/site.ts';
import { keepOperations } from '../support/keepOperations.ts';
import { isLong, sampleOf } from '../support/long.ts';

const PAGE = '/backend-openapi';
/** The page's own text. Other pages that links in sight lead to are fetched ahead, at any time. */
const isOwn = (address: string) => new URL(address).pathname.startsWith(`/fragments${PAGE}`);
const isPrefetch = (address: string) => address.includes('/fragments/') && !isOwn(address);
const ELSEWHERE = '/overview/privacy-policy';

const description = parse(fs.readFileSync('openapi/backend.yaml', 'utf8')) as {
  paths: Record<string, Record<string, { operationId?: string; summary?: string }>>;
};
const anchors = Object.values(description.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId }) =>
    operationId ? [operationId.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()] : [],
  );

/** What stands below an operation's heading. */
const operation = (page: Page, anchor: string) => page.locator(`#${anchor} + div`);
const samples = (body: Locator) => body.locator('[data-tabs="language"]');
const tab = (page: Page, anchor: string, name: string) =>
  operation(page, anchor).getByRole('tab', { name: new RegExp(name) });

async function fromElsewhere(page: Page): Promise<() => Promise<boolean>> {
  await open(page, ELSEWHERE);
  const sameDocument = await markDocument(page);
  await page.locator('nav.navbar').getByRole('link', { name: 'APIs' }).click();
  await expect(page).toHaveURL(PAGE);
  return sameDocument;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every operation is readable, with all of its samples; it links to its schemas and errors, which open', async ({
    page,
  }) => {
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await test.step('every operation shows what it takes, answers and looks like', async () => {
      expect(anchors.length).toBeGreaterThanOrEqual(45);
      // Asked inside the page, all at once: on a page as large as this one each question takes its time.
      const faults = await page.evaluate((all) => {
        const shows = (element: Element | null | undefined) =>
          element?.checkVisibility({ visibilityProperty: true }) === true &&
          element.getBoundingClientRect().height > 0;
        return all.flatMap((anchor) => {
          const heading = document.querySelector(`h3#${anchor}`);
          const body = heading?.nextElementSibling;
          const codes = [...(body?.querySelectorAll('[data-tabs="language"] .api-code') ?? [])];
          return [
            ...(shows(heading) ? [] : [`${anchor}: its heading does not show`]),
            ...(shows(body?.querySelector('.api-call')) ? [] : [`${anchor}: its call does not show`]),
            ...(shows(body?.querySelector('.api-response')) ? [] : [`${anchor}: no response shows`]),
            ...(codes.length === 2 ? [] : [`${anchor}: ${codes.length} samples`]),
            ...codes.filter((code) => !shows(code)).map(() => `${anchor}: a sample does not show`),
          ];
        });
      }, anchors);
      expect(faults).toEqual([]);
      await expect(page.locator('.api-copy')).toHaveCount(0);
      await expect(page.locator('.api-tabs [role="tablist"]').first()).toBeHidden();
    });
    await test.step('a schema can be opened', async () => {
      await page.locator('#schema-user > summary').click();
      await expect(page.locator('#schema-user')).toContainText('externalId');
    });
    await test.step('an operation links to its schemas and to its errors', async () => {
      await operation(page, 'get-user').getByRole('link', { name: 'User', exact: true }).click();
      await expect(page).toHaveURL(`${PAGE}#schema-user`);
      await expect(page.locator('#schema-user > summary')).toBeInViewport();
      await operation(page, 'get-user').getByRole('link', { name: 'What these errors hold' }).click();
      await expect(page).toHaveURL(`${PAGE}#responses`);
      await page.locator('#response-not-found > summary').click();
      await expect(page.locator('#response-not-found')).toContainText('sdk/not-found');
    });
  });
});

test('the markup stays as the server wrote it, and nothing is fetched for it', async ({ page }) => {
  const errors = collectErrors(page);
  const fetched: string[] = [];
  page.on('request', (request) => isOwn(request.url()) && fetched.push(request.url()));
  await open(page, PAGE);
  await expect(operation(page, 'get-user').locator('.api-call')).toContainText('/users/{userId}');
  expect(fetched).toEqual([]);
  expect(errors).toEqual([]);
});

test('a link to a schema opens it and shows it', async ({ page }) => {
  await open(page, `${PAGE}#schema-user`);
  await expect(page.locator('#schema-user')).toHaveAttribute('open', '');
  await expect(page.locator('#schema-user > summary')).toBeInViewport();
});

test('a link inside the page opens the schema that it leads to, and again after it was closed', async ({
  page,
}) => {
  await open(page, `${PAGE}#schema-user-page`);
  const link = page.locator('#schema-user-page a[href="#schema-user"]').first();
  for (let time = 0; time < 2; time += 1) {
    await link.click();
    await expect(page.locator('#schema-user')).toHaveAttribute('open', '');
    await expect(page.locator('#schema-user > summary')).toBeInViewport();
    await page.locator('#schema-user > summary').click();
    await expect(page.locator('#schema-user')).not.toHaveAttribute('open', '');
  }
});

test('a schema opens below the link to it, with the ones inside it, and the page stays where it is', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => !isPrefetch(request.url()) && fetched.push(request.url()));
  await open(page, `${PAGE}#get-order`);
  const body = operation(page, 'get-order');
  const order = body.getByRole('link', { name: 'Order', exact: true }).first();
  await expect(order).toHaveAttribute('aria-expanded', 'false');
  await order.scrollIntoViewIfNeeded();
  const before = await order.boundingBox();
  fetched.length = 0;
  await order.focus();
  await page.keyboard.press('Enter');
  await expect(order).toHaveAttribute('aria-expanded', 'true');
  await expect(order).toBeFocused();
  expect((await order.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  const panel = body.locator('.api-opened');
  await expect(panel).toContainText('checkoutUrl');
  await panel.getByRole('link', { name: 'OrderStatus', exact: true }).click();
  await expect(panel.locator('.api-opened')).toContainText('draft');
  await expect(page).toHaveURL(`${PAGE}#get-order`);
  expect(fetched).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('#schema-order').length)).toBe(1);
  await order.click();
  await expect(order).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toHaveCount(0);
});

test('what was opened leads to its own place', async ({ page }) => {
  await open(page, `${PAGE}#get-order`);
  const body = operation(page, 'get-order');
  await body.getByRole('link', { name: 'Order', exact: true }).first().click();
  await body.locator('.api-opened > .api-heading > a').click();
  await expect(page).toHaveURL(`${PAGE}#schema-order`);
  await expect(page.locator('#schema-order')).toHaveAttribute('open', '');
});

test('what is reserved for an operation is near what it takes, and nothing is wider than the page, at 375 and 1440 px', async ({
  page,
}) => {
  await open(page, PAGE);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { ratios, beyond } = await page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>('.api-operation')];
      // What was drawn at another width is remembered, and takes the place of what is reserved.
      for (const part of parts) part.style.contentVisibility = '';
      const reserved = parts.map((part) =>
        Number.parseFloat(getComputedStyle(part).containIntrinsicBlockSize.replace('auto', '')),
      );
      for (const part of parts) part.style.contentVisibility = 'visible';
      const ratios = parts.map((part, index) => part.getBoundingClientRect().height / (reserved[index] ?? 1));
      const details = [...document.querySelectorAll('details')];
      const closed = details.filter(({ open }) => !open);
      for (const one of closed) one.open = true;
      const beyond = document.documentElement.scrollWidth - window.innerWidth;
      for (const one of closed) one.open = false;
      return { ratios, beyond };
    });
    expect(ratios.length).toBeGreaterThanOrEqual(anchors.length);
    expect(Math.max(...ratios), `${width} px`).toBeLessThan(1.4);
    expect(Math.min(...ratios), `${width} px`).toBeGreaterThan(0.7);
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the tabs of all samples change together and stay so, under the pointer, and by the arrow keys', async ({
  page,
}) => {
  await open(page, `${PAGE}#get-job`);
  const chosen = tab(page, 'get-job', 'TypeScript');
  await chosen.scrollIntoViewIfNeeded();
  const before = await chosen.boundingBox();
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  const after = await chosen.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), 'the tab moved').toBeLessThan(2);
  for (const anchor of ['get-job', 'sign-in', 'get-user']) {
    await expect(tab(page, anchor, 'TypeScript')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, anchor, 'curl')).toHaveAttribute('aria-selected', 'false');
    await expect(samples(operation(page, anchor)).getByRole('tabpanel')).toHaveCount(1);
  }
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('ts');
  await page.reload();
  await hydrated(page);
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

test('an operation\u2019s address and its sample can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await operation(page, 'get-user').scrollIntoViewIfNeeded();
  await operation(page, 'get-user').getByRole('button', { name: 'Copy link to' }).click();
  expect(await clipboard()).toMatch(/\/backend-openapi#get-user$/);
  await expect(page).toHaveURL(`${PAGE}#get-user`);
  await expect(page.getByText('Link copied')).toBeAttached();
  await operation(page, 'get-user').getByRole('button', { name: 'Copy the sample' }).click();
  expect(await clipboard()).toMatch(/^curl 'https:\/\/api\.sandbox\.nacre\.example\/v1\/users\/usr_/);
});

test('on a navigation inside the site the markup is fetched, and deep links still lead', async ({ page }) => {
  const errors = collectErrors(page);
  const sameDocument = await fromElsewhere(page);
  await expect(operation(page, 'get-user').locator('.api-call')).toContainText('/users/{userId}');
  await expect(page.locator('#schema-user')).toBeAttached();
  await operation(page, 'get-user').locator('a[href="#schema-user"]').first().click();
  await operation(page, 'get-user').locator('.api-opened > .api-heading > a').click();
  await expect(page.locator('#schema-user')).toHaveAttribute('open', '');
  expect(await sameDocument()).toBe(true);
  expect(errors).toEqual([]);
});

test('links in the markup lead on without loading the site anew', async ({ page }) => {
  await open(page, PAGE);
  const sameDocument = await markDocument(page);
  const body = operation(page, 'get-user');
  await body.getByRole('link', { name: 'What these errors hold' }).click();
  await body.getByRole('link', { name: 'sdk/not-found' }).click();
  await expect(page).toHaveURL('/products/embedded-wallet/exceptions#sdk-not-found');
  expect(await sameDocument()).toBe(true);
});

/** Operations with much to open, two of them in `npm test`: axe takes a minute for the whole page. */
const OPENED = sampleOf(['sign-in', 'list-orders', 'on-order-paid', 'create-passport'], 2);

// In dark mode accessibility.spec.ts has axe look at the page as it opens.
for (const colorScheme of isLong ? (['light', 'dark'] as const) : (['light'] as const)) {
  test(`axe finds nothing in ${colorScheme} mode, with schemas, responses and examples open`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await open(page, PAGE);
    await page.evaluate(
      ({ ids }) => {
        const some = ids.map((id) => document.querySelector(`#${id}`)?.nextElementSibling);
        for (const part of some) {
          part?.querySelectorAll<HTMLElement>('a[aria-expanded="false"]').forEach((link) => link.click());
        }
        for (const part of [...some, document.querySelector('#schema-passport')?.parentElement]) {
          part?.querySelectorAll('details').forEach((details) => (details.open = true));
        }
      },
      { ids: OPENED },
    );
    if (!isLong) await keepOperations(page, OPENED);
    expect(await violations(page, PAGE, 'article')).toEqual([]);
  });
}

test('its script is at most 15 kB more than that of an ordinary article', async ({ page }) => {
  // Prefetching would bring the scripts of other pages along.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } });
  });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const weigh = async (route: string) => {
    scripts.clear();
    await open(page, route);
    const sizes = [...scripts].map(
      (file) => zlib.brotliCompressSync(fs.readFileSync(path.join(buildDirectory, file))).length,
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const beyond = (await weigh(PAGE)) - (await weigh(ELSEWHERE));
  expect(beyond).toBeGreaterThan(0);
  expect(beyond).toBeLessThanOrEqual(15_000);
});

test('a search for the summary, the path or the id of an operation finds it among the first three', async ({
  page,
}) => {
  const address = await searchWorkerAddress(page);
  await startSearchWorker(page, address);
  await askWorker(page, 'settle', '/', '');
  const lost: string[] = [];
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, { operationId, summary }] of Object.entries(methods)) {
      if (!operationId || !summary) continue;
      const anchor = `#${operationId.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`;
      for (const query of [summary, operationId, `${method.toUpperCase()} ${path}`]) {
        const hits = await askWorker(page, 'search', '/', '', query, { hits: 6, excerpt: 50 });
        // A name that methods of the SDKs have, too, is theirs first.
        const found = hits.filter(({ document: { u, h } }) => u === PAGE || h !== `#${query.toLowerCase()}`);
        if (!found.slice(0, 3).some(({ document: { u, h } }) => u === PAGE && h === anchor)) {
          lost.push(`${query}: ${hits.map(({ document: { u, h = '' } }) => u + h).join(' ')}`);
        }
      }
    }
  }
  expect(lost).toEqual([]);
});
