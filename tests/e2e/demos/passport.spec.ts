import { expect, test } from '@playwright/test';
import { passport } from './demos.ts';
import { checkDemo } from './checkDemo.ts';
import { enter, expectInvalid, expectValid, outcomeOf, press, tabTo, typeInto } from './useDemo.ts';

test('a passport is issued, verified, forged and claimed', async ({ page }) => {
  const { frame, requests } = await checkDemo(page, passport);
  const outcome = outcomeOf(frame);
  const click = (name: string) => press(page, frame, name);
  const credential = frame.getByLabel('Credential');
  await expect(frame.getByRole('button', { name: 'Verify' })).toBeDisabled();

  await click('Issue the passport');
  await expect(outcome).toContainText('✓Published and signed');
  const link = 'https://id.nacre.example/01/09520123456788/21/HJ-000119';
  const code = frame.getByRole('img', { name: `QR code of ${link}` });
  await expect(code).toBeVisible();
  await expect(frame.getByText(link, { exact: true })).toBeVisible();

  await click('Verify');
  await expect(outcome).toHaveText('✓Genuine: Harbor Jacket, with 2 facts signed by Harbor Outfitters.');

  const signed = await credential.inputValue();
  await click('Change one byte');
  const changed = await credential.inputValue();
  expect([...changed].filter((sign, index) => sign !== signed[index])).toHaveLength(1);
  await expect(frame.getByRole('button', { name: 'Put the byte back' })).toBeFocused();
  // The changed line is described, and in view.
  await expect(credential).toHaveAccessibleDescription(/^Line \d+: 62 → 92$/);
  await expect(credential).not.toHaveAttribute('aria-invalid');
  const position = changed.indexOf('92') / changed.length;
  const shown = await credential.evaluate(({ scrollTop, clientHeight, scrollHeight }) => [
    scrollTop / scrollHeight,
    (scrollTop + clientHeight) / scrollHeight,
  ]);
  expect(position).toBeGreaterThan(shown[0] ?? 1);
  expect(position).toBeLessThan(shown[1] ?? 0);
  await click('Verify');
  await expect(outcome).toContainText('✕crypto/proof-invalid');
  await expectInvalid(credential, /^This isn’t what the brand signed\. Line \d+: 62 → 92$/);
  await click('Put the byte back');
  await expectValid(credential);
  await click('Verify');
  await expect(outcome).toContainText('✓Genuine');

  // Makes the JSON invalid by typing.
  await tabTo(page, frame.getByRole('button', { name: 'Change one byte' }));
  await credential.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Backspace');
  await click('Verify');
  await expect(outcome).toContainText('✕SyntaxError');
  await expectInvalid(credential, /^This isn’t JSON any more\./);

  const claimCode = frame.getByLabel('Claim code');
  const validCode = await claimCode.inputValue();
  await typeInto(page, claimCode, 'T6WN-83KX-QF5Q');
  await click('Claim');
  await expect(outcome).toContainText('✕sdk/forbidden');
  await expectInvalid(claimCode, 'This isn’t the code that came with the jacket.');
  await enter(frame);
  await typeInto(page, claimCode, validCode);
  await expectValid(claimCode);
  await click('Claim');
  await expect(outcome).toHaveText('✓The passport is claimed, and belongs to ada@shop.example.');
  await click('Claim');
  await expect(outcome).toContainText('✕sdk/conflict');

  await click('Reset');
  await expect(credential).toHaveValue('');
  await expect(outcome).toHaveText('There’s no passport yet.');
  await expect(code).toHaveCount(0);
  expect(requests).toEqual([]);
});
