import { expect, test } from '@playwright/test';
import { signIn } from './demos.ts';
import { checkDemo } from './checkDemo.ts';
import { enter, expectInvalid, expectValid, outcomeOf, press, tabTo, typeInto } from './useDemo.ts';

test('a user signs in by keyboard, after a wrong address and a wrong code; each outcome looks different', async ({
  page,
}) => {
  const { frame, requests } = await checkDemo(page, signIn);
  const outcome = outcomeOf(frame);
  /** Returns the background color of an outcome. Its icon and text convey the outcome too. */
  const ground = () => outcome.evaluate((box) => getComputedStyle(box).backgroundColor);
  await expect(outcome).toHaveText('Nobody is signed in.');
  const grounds = [await ground()];
  await enter(frame);

  const address = frame.getByRole('textbox', { name: 'E-mail address' });
  await typeInto(page, address, 'ada');
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('✕sdk/invalid-argument');
  grounds.push(await ground());
  await expectInvalid(address, 'Must be an e-mail address.');
  await page.keyboard.type('@shop.example');
  await expectValid(address);
  await tabTo(page, frame.getByRole('button', { name: 'Send me a code' }));
  await page.keyboard.press('Enter');

  const code = frame.getByRole('textbox', { name: 'One-time code' });
  await expect(code).toBeFocused();
  await page.keyboard.type('111111');
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('✕sdk/otp-invalid');
  await expectInvalid(code, 'The one-time code is wrong.');
  await expect(code).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText(/✓Welcome, Ada Martin\. usr_\w+/);
  expect(new Set([...grounds, await ground()]).size).toBe(3);
  await expect(code).toHaveCount(0);
  await expect(frame.getByRole('button', { name: 'Sign out' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(address).toBeVisible();
  await expect(outcome).toContainText('Nobody is signed in.');
  await expect(frame.getByRole('button', { name: 'Send me a code' })).toBeFocused();

  // A user that the sandbox doesn't know.
  await address.focus();
  await page.keyboard.type('grace@shop.example');
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('✕sdk/not-found');
  // The code is valid, but there is no such user.
  await expectValid(code);

  await press(page, frame, 'Reset');
  await expect(address).toHaveValue('');
  expect(requests).toEqual([]);
});
