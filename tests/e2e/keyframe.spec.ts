import { expect, type Page } from '@playwright/test';
import { open, clickButton, signIn, test } from '../support/keyFrame/fixtures.ts';
import { isSignedBy, sha256 } from '../support/keyFrame/signatures.ts';

test('a message is signed with the same key after a reload', async ({ page, world }) => {
  const addresses: string[] = [];
  for (const round of [1, 2]) {
    await open(page, world, 'plain');
    await signIn(page);
    await page.evaluate(async () => {
      window.account = await window.client.accounts.create();
    });
    const signing = page.evaluate(async (count) => {
      const { publicKey, signature } = (await window.account.signMessage(`Round ${count}`)) as {
        publicKey: string;
        signature: string;
      };
      return { publicKey, signature };
    }, round);
    await clickButton(page, 'Sign');
    const { publicKey, signature } = await signing;
    expect(isSignedBy(publicKey, sha256(`Stellar Signed Message:\nRound ${round}`), signature)).toBe(true);
    addresses.push(publicKey);
  }
  expect(addresses[0]).toBe(addresses[1]);
});

/** Returns the account that the key frame creates, or the code of its error. */
const account = (page: Page) => page.evaluate(() => window.outcome(() => window.client.accounts.create()));

test('the key frame does not open', async ({ page, world }) => {
  for (const [name, behavior, path, code] of [
    ['in a page whose policy forbids it', 'plain', '/forbidding', 'iframe/frame-blocked'],
    ['in a frame that refuses to be framed', 'denied', '/', 'iframe/frame-blocked'],
  ] as const) {
    await test.step(name, async () => {
      await open(page, world, behavior, path);
      await signIn(page);
      expect(await account(page)).toBe(code);
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }

  await test.step('if the browser refuses its storage', async () => {
    await open(page, world, 'storeless');
    await signIn(page);
    expect(await account(page)).toBe('iframe/storage-unavailable');
  });
});
