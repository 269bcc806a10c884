import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lays out the off-screen content that `content-visibility` skips. It has no position, background or accessible name
 * until then. Hidden elements stay hidden.
 */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Shows a page in a color mode and a width, without motion: a text that fades in has less contrast. */
export async function showView(page: Page, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // Even the shortest transition of a color keeps its old value until the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Runs all axe rules with the tags above, and returns one line for each violation.
 *
 * @param without - parts to exclude, such as the page shell, which is the same on hundreds of pages and contains most
 * of their elements
 */
export async function violations(
  page: Page,
  name: string,
  within = 'html',
  without: readonly string[] = [],
): Promise<string[]> {
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = (await page.evaluate(
    ({ tags, within, without }) =>
      (window as unknown as { axe: { run(context: object, options: object): Promise<unknown> } }).axe.run(
        {
          include: [[within]],
          ...(without.length > 0 && { exclude: without.map((selector) => [selector]) }),
        },
        { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false },
      ),
    { tags: TAGS, within, without },
  )) as AxeResults;
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${name}: ${id} (${help}), ${nodes.length} ×, first at ${nodes[0]?.target.join(' ')}`,
  );
}
