import { expect, type Locator } from '@playwright/test';

/** The result that a demo shows of the last step. */
export const outcomeOf = (frame: Locator) => frame.locator('fieldset').getByRole('status');

/** Expects a field to be marked as invalid, with the reason in its accessible description. */
export async function expectInvalid(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** Expects a field to be valid, without a description. */
export async function expectValid(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAccessibleDescription('');
}
