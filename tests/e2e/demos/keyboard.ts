import type { Locator, Page } from '@playwright/test';

/** What Tab has led to in each page: to go there once is enough. */
const reached = new WeakMap<Page, Set<string>>();

/** Moves on with Tab until the focus is in what a label or a name says, or there at once if Tab has led there before. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const before = reached.get(page) ?? new Set();
  reached.set(page, before);
  if (before.has(`${target}`)) return target.focus();
  for (let count = 0; count < 25; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      before.add(`${target}`);
      return;
    }
  }
  throw new Error(`${target} was not reached by Tab`);
}

/** Puts the focus before a demo, as a reader has it who comes down the page by keyboard. */
export const enter = (frame: Locator) => frame.evaluate((section: HTMLElement) => section.focus());

/** Types over what a field holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses a demo's *Reset*. */
export async function resetByKeyboard(page: Page, frame: Locator): Promise<void> {
  await enter(frame);
  await tabTo(page, frame.getByRole('button', { name: 'Reset' }));
  await page.keyboard.press('Enter');
}
