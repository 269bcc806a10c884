import { expect, test } from '@playwright/test';
import { keys } from './demos.ts';
import { checkDemo } from './checkDemo.ts';
import { enter, expectInvalid, outcomeOf, press, typeInto } from './useDemo.ts';

test('a key is split, signs, is lost with the device, and is recovered', async ({ page }) => {
  const { frame, requests } = await checkDemo(page, keys);
  const outcome = outcomeOf(frame);
  const holding = (party: string) => frame.locator(`[data-party="${party}"]`);
  const click = async (name: string) => {
    await press(page, frame, name);
    await expect(frame.getByRole('button', { name, exact: true })).toBeFocused();
  };
  await expect(frame.getByText('Holds nothing')).toHaveCount(4);
  await expect(frame.getByRole('button', { name: 'Sign' })).toBeDisabled();

  await click('Make a key');
  await expect(outcome).toHaveText(
    /^✓The key was split into three shares, and then wiped\. Its address is 0x[0-9a-fA-F]{40}\.$/,
  );
  await expect(holding('device')).toContainText('Device share, encrypted');
  await expect(holding('session')).toContainText(/Session share([0-9a-f]{2} ){8}…/);
  await expect(holding('recovery')).toContainText('Holds nothing');
  await expect(holding('frame')).toContainText('Holds nothing');

  // During a signature, the key frame briefly contains the same bytes as the servers, and zeros afterwards.
  const session = /(?:[0-9a-f]{2} ){8}…/.exec(await holding('session').innerText())?.[0] ?? '';
  // That moment is short, so the page records every change, however slow the machine is.
  await holding('frame').evaluate((element) => {
    const noted = ((window as { noted?: string[] }).noted = []) as string[];
    new MutationObserver(() => noted.push(element.textContent ?? '')).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await click('Sign');
  await expect(outcome).toContainText(/✓Signed “Hello”: 0x[0-9a-f]{16}…/);
  await expect(holding('frame')).toContainText(`Two shares, wiped${'00 '.repeat(8)}…`);
  const noted = await page.evaluate(() => (window as { noted?: string[] }).noted ?? []);
  expect(noted.filter((text) => text.includes(`Two shares, for a moment${session}`))).not.toEqual([]);
  const first = (await outcome.textContent()) ?? '';

  // Without a recovery, the device has the only copy.
  await click('Recover');
  await expect(outcome).toContainText('✕crypto/key-share-missing');
  await click('Set up recovery');
  await expect(outcome).toContainText('without joining the key');
  await expect(holding('recovery')).toContainText('Recovery share, cipher text');
  await click('Lose the device');
  await expect(holding('device')).toContainText('Holds nothing');

  // A signing call opens the dialog itself. It's dismissed first,
  // then filled in with a wrong and with the right password.
  const password = frame.getByLabel('Recovery password');
  await enter(frame);
  await typeInto(page, password, ' ');
  await page.keyboard.press('Backspace');
  await click('Sign');
  await expect(outcome).toContainText('✕crypto/key-share-missing');
  await enter(frame);
  await typeInto(page, password, 'incorrect horse battery');
  await click('Sign');
  await expect(outcome).toContainText('✕crypto/recovery-password-invalid');
  await expectInvalid(password, /^This isn’t the password/);
  await expect(holding('device')).toContainText('Holds nothing');
  await enter(frame);
  await typeInto(page, password, 'correct horse battery');
  await click('Sign');
  // The signature shows that it's the same key.
  await expect(outcome).toHaveText(first);
  await expect(holding('device')).toContainText('Device share, encrypted');

  await click('Lose the device');
  await expect(holding('device')).toContainText('Holds nothing');
  await click('Recover');
  await expect(outcome).toContainText('The device share was restored');
  await expect(holding('device')).toContainText('Device share, encrypted');

  await press(page, frame, 'Reset');
  await expect(frame.getByText('Holds nothing')).toHaveCount(4);
  expect(requests).toEqual([]);
});
