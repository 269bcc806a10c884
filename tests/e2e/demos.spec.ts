import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readPage } from '../support/build.ts';
import { collectErrors, open } from '../support/site.ts';

const axe = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface DemoFacts {
  name: string;
  route: string;
  chunk: RegExp;
  /** The module whose region is shown. */
  source: string;
}

const balance: DemoFacts = {
  name: 'Format a balance',
  route: '/api/how-tos',
  chunk: /\/demo-balance\.\w+\.js$/,
  source: 'src/components/demos/BalanceDemo/format.ts',
};
const demos = [balance];

const frameOf = (page: Page, { name }: DemoFacts) => page.getByRole('region', { name: `Live demo ${name}` });
const statesOf = (page: Page, demo: DemoFacts) => frameOf(page, demo).getAttribute('data-demo');

/** Goes to a demo and waits until it runs. */
async function start(page: Page, demo: DemoFacts): Promise<Locator> {
  await open(page, demo.route);
  const frame = frameOf(page, demo);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-demo', 'ready');
  return frame;
}

/** Holds a demo's chunk back until it is let go. */
async function hold(page: Page, { chunk }: DemoFacts): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(chunk, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Moves on with Tab until the focus is in what a label or a name says. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 25; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached by Tab`);
}

/** Puts the focus before a demo, as a reader has it who comes down the page by keyboard. */
const enter = (frame: Locator) => frame.evaluate((section: HTMLElement) => section.focus());

/** Types over what a field holds. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Every request of the page from now on. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

for (const demo of demos) {
  test.describe(demo.name, () => {
    test('is loaded when it is scrolled to, and asks for nothing but files of the site', async ({ page }) => {
      const errors = collectErrors(page);
      const requests = watchRequests(page);
      await open(page, demo.route);
      await page.waitForTimeout(300);
      expect(await statesOf(page, demo)).toBe('waiting');
      expect(requests.filter((url) => demo.chunk.test(url))).toEqual([]);
      await frameOf(page, demo).scrollIntoViewIfNeeded();
      await expect(frameOf(page, demo)).toHaveAttribute('data-demo', 'ready');
      expect(requests.filter((url) => demo.chunk.test(url))).toHaveLength(1);
      const origin = new URL(page.url()).origin;
      expect(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
      expect(errors).toEqual([]);
    });

    test('keeps its size and its words when it comes alive', async ({ page }) => {
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        const letGo = await hold(page, demo);
        await open(page, demo.route);
        const frame = frameOf(page, demo);
        await frame.scrollIntoViewIfNeeded();
        const still = await frame.boundingBox();
        const words = await frame.innerText();
        letGo();
        await expect(frame).toHaveAttribute('data-demo', 'ready');
        await expect(frame.getByText('Loading…')).toHaveCount(0);
        expect((await frame.boundingBox())?.height, `${width} px`).toBeCloseTo(still?.height ?? 0, 1);
        expect((await frame.innerText()).replace('Loading…', '').trim()).toBe(
          words.replace('Loading…', '').trim(),
        );
        await page.unrouteAll();
      }
    });

    test('says after 200 ms that it is loading, and offers "Retry" when it does not load', async ({
      page,
    }) => {
      let fails = true;
      await page.route(demo.chunk, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        return fails ? route.abort() : route.continue();
      });
      await open(page, demo.route);
      const frame = frameOf(page, demo);
      const height = (await frame.boundingBox())?.height;
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.getByText('Loading…')).toBeVisible();
      const retry = frame.getByRole('alert').getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      expect((await frame.boundingBox())?.height).toBe(height);
      fails = false;
      await retry.focus();
      await page.keyboard.press('Enter');
      await expect(frame).toHaveAttribute('data-demo', 'ready');
      await expect(frame.getByRole('alert')).toHaveCount(0);
      // The button went away; the focus has stayed in the demo.
      await expect(frame).toBeFocused();
    });

    test('shows the code that it runs', async ({ page }) => {
      const frame = await start(page, demo);
      const summary = frame.locator('summary');
      await summary.focus();
      await page.keyboard.press('Enter');
      const shown = frame.locator('pre');
      await expect(shown).toBeVisible();
      const source = fs.readFileSync(demo.source, 'utf8');
      const text = (await shown.innerText()).replace(/\n$/, '');
      expect(text.length).toBeGreaterThan(300);
      expect(source).toContain(text.replaceAll('\u00A0', ' '));
    });

    for (const mode of ['light', 'dark'] as const) {
      for (const width of [1440, 375]) {
        test(`axe finds nothing, and nothing overflows: ${mode}, ${width} px`, async ({ page }) => {
          await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          const frame = await start(page, demo);
          await frame.locator('summary').click();
          await page.evaluate(axe);
          const results = (await page.evaluate(() =>
            (window as unknown as { axe: { run(on: string): Promise<unknown> } }).axe.run('[data-demo]'),
          )) as AxeResults;
          expect(results.violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual(
            [],
          );
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const demo of demos) {
    test(`${demo.name} says what it shows, and holds its code`, async ({ page }) => {
      await page.goto(demo.route);
      const frame = frameOf(page, demo);
      await expect(frame.getByText('needs JavaScript')).toBeVisible();
      await expect(frame.locator('fieldset')).toBeVisible();
      await frame.locator('summary').click();
      await expect(frame.locator('pre')).toBeVisible();
      expect(readPage(demo.route)).toContain('region');
    });
  }
});

test('a balance is formatted as it is typed, and an error is shown as the SDK throws it', async ({
  page,
}) => {
  const frame = await start(page, balance);
  const requests = watchRequests(page);
  const outcome = frame.getByRole('status').filter({ hasText: /\S/ });
  await enter(frame);
  await typeInto(page, frame.getByLabel('Amount'), '-0.125');
  await expect(outcome).toHaveText(/^✓-0\.12\u00A0EXD-125000n$/);

  await tabTo(page, frame.getByLabel('Decimals'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await expect(outcome).toHaveText(
    '✕sdk/invalid-argument The number has more than 2 digits after the decimal sign.',
  );
  await expect(outcome.getByRole('link')).toHaveAttribute(
    'href',
    '/products/embedded-wallet/exceptions#sdk-invalid-argument',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await expect(outcome).toContainText('-125n');

  await typeInto(page, frame.getByLabel('Symbol'), 'PTS');
  await tabTo(page, frame.getByLabel('Language'));
  await page.keyboard.press('ArrowDown');
  await expect(outcome).toContainText('-0,12\u00A0PTS');
  await typeInto(page, frame.getByLabel('Digits shown'), '1');
  await expect(outcome).toContainText('-0,1\u00A0PTS');
  await typeInto(page, frame.getByLabel('Digits shown'), '2');
  await tabTo(page, frame.getByLabel('Rounding'));
  await page.keyboard.press('ArrowDown');
  await expect(outcome).toContainText('-0,13\u00A0PTS');

  await frame.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Reset' })).toBeFocused();
  await expect(frame.getByLabel('Amount')).toHaveValue('1234567.899');
  await expect(frame.getByRole('status').filter({ hasText: 'as it was at first' })).toHaveCount(1);
  expect(requests).toEqual([]);
});
