import { expect, test } from '@playwright/test';
import { sampleOf } from '../../support/long.ts';
import { demos, frameOf } from './demos.ts';
import { expectUnchanged, scrollToDemo, openUnloaded } from './checkDemo.ts';

// All demos share one frame, so a sample is enough.
for (const demo of sampleOf(demos, demos.length)) {
  test(`${demo.name}: it shows a loading message, and offers "Retry" when it does not load`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const frame = frameOf(page, demo);
    const still = await openUnloaded(page, demo, 1440, 900);
    await scrollToDemo(page, demo);
    await expect(frame.getByText('Loading…')).toBeVisible();
    still.decide('abort');
    const retry = frame.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(still.height);
    await page.unroute(demo.chunk);
    await retry.focus();
    await page.keyboard.press('Enter');
    await expectUnchanged(frame, still);
    await expect(frame.getByRole('alert')).toHaveCount(0);
    // The button is removed, and the focus stays in the demo.
    await expect(frame).toBeFocused();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every demo describes its content, and contains its code', async ({ page }) => {
    for (const demo of demos) {
      await test.step(demo.name, async () => {
        await page.goto(demo.route, { waitUntil: 'domcontentloaded' });
        const frame = frameOf(page, demo);
        // The test browser doesn't render `noscript` even with scripts off, so the test reads its text.
        const note = await frame.locator('noscript').evaluate(({ textContent }) => textContent);
        expect(note).toContain('needs JavaScript');
        await expect(frame.locator('fieldset').first()).toBeVisible();
        await expect(frame.locator('label:first-of-type > [type="radio"]:not(:checked)')).toHaveCount(0);
        await frame.locator('summary').click();
        await expect(frame.locator('pre')).toBeVisible();
      });
    }
  });
});
