import { expect, type Locator, type Page } from '@playwright/test';

/** The elements reached with Tab on each page. Reaching each one once is enough. */
const reached = new WeakMap<Page, Set<string>>();

/** Presses Tab until the target has the focus. Focuses it directly if Tab has reached it before. */
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

/** Focuses a demo's frame, like a reader who tabs down the page. */
export const enter = (frame: Locator) => frame.evaluate((section: HTMLElement) => section.focus());

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses a demo's button with the keyboard, once it can be pressed. */
export async function press(page: Page, frame: Locator, name: string): Promise<void> {
  const button = frame.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await enter(frame);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** The result that a demo shows of the last step. */
export const outcomeOf = (frame: Locator) => frame.locator('fieldset').getByRole('status');

/** Expects a field to be marked as invalid, with the reason in its accessible description. */
export async function expectInvalid(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

export async function expectValid(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAccessibleDescription('');
}
