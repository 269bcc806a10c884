import { expect, test } from '@playwright/test';
import { points } from './demos.ts';
import { checkDemo } from './checkDemo.ts';
import { outcomeOf, press } from './useDemo.ts';

test('points count at once, and then settle or fail', async ({ page }) => {
  const { frame, requests } = await checkDemo(page, points);
  const outcome = outcomeOf(frame);
  const shownValues = async () =>
    Object.fromEntries(
      await frame
        .locator('dl > div')
        .evaluateAll((parts) =>
          parts.map((part) => [
            part.querySelector('dt')?.textContent ?? '',
            part.querySelector('dd')?.textContent ?? '',
          ]),
        ),
    ) as unknown;
  const entries = frame.getByRole('listitem');
  const click = async (name: string) => {
    await press(page, frame, name);
    await expect(frame.getByRole('button', { name, exact: true })).toBeFocused();
  };
  expect(await shownValues()).toEqual({ optimistic: '120', settled: '120', pending: '0' });

  await click('Earn 23 points');
  await expect(outcome).toContainText('Counted at once.');
  expect(await shownValues()).toEqual({ optimistic: '143', settled: '120', pending: '23' });
  await expect(outcome).toContainText('Queued');
  expect(await shownValues()).toEqual({ optimistic: '143', settled: '120', pending: '23' });
  await expect(entries.first()).toHaveText('earn +23 pending');

  await click('Wait 35 seconds');
  await expect(outcome).toContainText('It is 09:30:35');
  await expect(outcome).toContainText('Queued');
  await click('Wait 35 seconds');
  await expect(outcome).toContainText('✓Settled');
  await expect.poll(shownValues).toEqual({ optimistic: '143', settled: '143', pending: '0' });
  await expect(entries.first()).toHaveText('earn +23 settled');

  await click('Fail the next settlement');
  await expect(outcome).toContainText('The next settlement will fail.');
  await click('Earn 23 points');
  await expect(outcome).toContainText('Queued');
  expect(await shownValues()).toEqual({ optimistic: '166', settled: '143', pending: '23' });
  await click('Wait 35 seconds');
  await click('Wait 35 seconds');
  await expect(outcome).toContainText('✕Failed');
  await expect.poll(shownValues).toEqual({ optimistic: '143', settled: '143', pending: '0' });
  await expect(entries.first()).toHaveText('earn +23 failed');

  await click('Reset');
  await expect.poll(shownValues).toEqual({ optimistic: '120', settled: '120', pending: '0' });
  await expect(entries.first()).toHaveText('redeem −80 settled');
  expect(requests).toEqual([]);
});
