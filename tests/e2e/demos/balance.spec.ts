import { expect, test } from '@playwright/test';
import { balance } from './demos.ts';
import { isLong } from '../../support/long.ts';
import { checkDemo } from './checkDemo.ts';
import { enter, expectInvalid, expectValid, outcomeOf, tabTo, typeInto } from './useDemo.ts';

test.skip(!isLong, 'in test:all: everyPage.spec.ts runs this demo, and the SDK has tests of what it calls');

test('a balance is formatted as it is typed, and an error is shown as the SDK throws it', async ({
  page,
}) => {
  const { frame, requests } = await checkDemo(page, balance);
  const outcome = outcomeOf(frame);
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
  const amount = frame.getByLabel('Amount');
  await expectInvalid(amount, 'The number has more than 2 digits after the decimal sign.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('300');
  const decimals = frame.getByLabel('Decimals');
  await expectInvalid(decimals, '`decimals` must be a whole number from 0 to 255.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await expect(outcome).toContainText('-125n');
  await expectValid(amount);
  await expectValid(decimals);

  await typeInto(page, frame.getByLabel('Symbol'), 'PTS');
  await tabTo(page, frame.getByLabel('Language'));
  await page.keyboard.press('ArrowDown');
  await expect(outcome).toContainText('-0,12\u00A0PTS');
  await typeInto(page, frame.getByLabel('Digits shown'), '1');
  await expect(outcome).toContainText('-0,1\u00A0PTS');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await expect(outcome).toContainText('-0,12\u00A0PTS');
  await tabTo(page, frame.getByLabel('Rounding'));
  await page.keyboard.press('ArrowDown');
  await expect(outcome).toContainText('-0,13\u00A0PTS');

  await frame.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Reset' })).toBeFocused();
  await expect(frame.getByLabel('Amount')).toHaveValue('1234567.899');
  await expect(frame.getByRole('status').filter({ hasText: 'has been reset' })).toHaveCount(1);
  expect(requests).toEqual([]);
});
