import fs from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import type { DemoInfo } from './demos.ts';

/** Opens a demo's code, and expects it to be the code that runs. */
export async function expectCode(page: Page, frame: Locator, { source }: DemoInfo): Promise<void> {
  await frame.locator('summary').focus();
  await page.keyboard.press('Enter');
  const block = frame.locator('pre');
  await expect(block).toBeVisible();
  await expect(block.locator('.tok-keyword').first()).toBeVisible();
  const bare = (text: string) => text.replace(/\s+/g, '');
  const text = bare(await block.innerText());
  expect(text.length).toBeGreaterThan(300);
  expect(bare(fs.readFileSync(source, 'utf8'))).toBe(`//#regionshown${text}//#endregion`);
}

/** Checks a demo with its code open, in one mode at one width. Checks with axe only if `withAxe` is set. */
export async function viewProblems(
  page: Page,
  { name }: DemoInfo,
  colorScheme: 'light' | 'dark',
  width: number,
  withAxe: boolean,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  const view = `${name}, ${colorScheme}, ${width} px`;
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...(withAxe ? await violations(page, view, '[data-demo]') : []),
    ...(overflow > 0 ? [`${view}: ${overflow} px overflow`] : []),
  ];
}
