import { expect, type Locator } from '@playwright/test';

/** What a demo says came of the last step. */
export const outcomeOf = (frame: Locator) => frame.locator('fieldset').getByRole('status');

/** Expects a field to be marked as wrong, and to say why where it is read out with the field. */
export async function expectFault(field: Locator, says: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(says);
}

/** Expects a field to say nothing of its value any more. */
export async function expectNoFault(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAccessibleDescription('');
}
