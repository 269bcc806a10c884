import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { webhook } from './demos.ts';
import { isLong } from '../../support/long.ts';
import { checkDemo } from './checkDemo.ts';
import { enter, expectInvalid, expectValid, outcomeOf, press, tabTo, typeInto } from './useDemo.ts';

test.skip(!isLong, 'in test:all: everyPage.spec.ts runs this demo, and the SDK has tests of what it calls');

test('a webhook is signed as the documentation says, and refused when it is changed, late or forged', async ({
  page,
}) => {
  const { frame, requests } = await checkDemo(page, webhook);
  const outcome = outcomeOf(frame);
  const header = frame.getByText(/^t=\d+,v1=[0-9a-f]{64}$/);
  await expect(outcome).toContainText('Accepted. loyalty.points_earned evt_9Jd25xPv');

  await enter(frame);
  await typeInto(page, frame.getByLabel('Secret of the endpoint'), 'whsec_of_my_own');
  await typeInto(page, frame.getByLabel('Sent at'), '1772443900');
  const body = await frame.getByRole('textbox', { name: 'Body' }).inputValue();
  const expected = createHmac('sha256', 'whsec_of_my_own').update(`1772443900.${body}`).digest('hex');
  await expect(header).toHaveText(`t=1772443900,v1=${expected}`);
  await expect(outcome).toContainText('Accepted.');

  await tabTo(page, frame.getByLabel('It arrives as it was sent'));
  for (const [label, message] of [
    ['One byte of the body is changed', 'The signature does not fit the body.'],
    ['It arrives six minutes later', 'The webhook was signed more than 300 seconds away from now.'],
    ['Someone else signs it', 'The signature does not fit the body.'],
  ] as const) {
    await page.keyboard.press('ArrowDown');
    await expect(frame.getByLabel(label)).toBeChecked();
    await expect(outcome).toHaveText(`✕Refused. crypto/proof-invalid ${message}`);
  }
  await page.keyboard.press('ArrowDown');
  await expect(outcome).toContainText('Accepted.');

  // A correctly signed body that isn't an event.
  await enter(frame);
  await typeInto(page, frame.getByRole('textbox', { name: 'Body' }), '{}');
  await expect(outcome).toContainText('sdk/unexpected-response');
  await expectInvalid(frame.getByRole('textbox', { name: 'Body' }), /isn’t the JSON of a webhook event/);
  await enter(frame);
  await typeInto(page, frame.getByLabel('Sent at'), 'soon');
  await expectInvalid(frame.getByLabel('Sent at'), /whole seconds since 1970/);
  await enter(frame);
  const secret = frame.getByLabel('Secret of the endpoint');
  await typeInto(page, secret, 'x');
  await expectValid(secret);
  await page.keyboard.press('Backspace');
  await expectInvalid(secret, /^Enter a secret/);

  await press(page, frame, 'Reset');
  await expect(frame.getByRole('textbox', { name: 'Body' })).toHaveValue(body);
  await expect(outcome).toContainText('Accepted.');
  expect(requests).toEqual([]);
});
