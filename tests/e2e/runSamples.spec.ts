import { expect, test, type Locator, type Page } from '@playwright/test';
import { sdkTrees } from '../../packages/model/src/packages.ts';
import { violations } from '../support/axe.ts';
import { watchPolicy } from '../support/policy.ts';
import { collectRequests, collectStrangers, linkTo, open, openWithDelayedApp } from '../support/site.ts';

const PAGE = '/products/quick-start-guide';
const ERRORS = '/products/embedded-wallet/exceptions';
// packages/samples/tests/runSamples.test.ts runs every sample of every page.
const REFERENCE = `/api/${sdkTrees[0]}/Class.Account`;

const button = (page: Page, number: number) =>
  page.getByRole('button', { name: `Run sample ${number}`, exact: true });
const result = (page: Page, number: number) =>
  page.getByRole('group', { name: `Result of sample ${number}`, exact: true });
const doneSteps = (page: Page) => page.getByRole('heading', { name: /^Step \d \(done\)/ });
const output = (box: Locator) => box.locator('pre');

/** Changes the version of the page's first sample, as if the page were from another build. */
const changeVersion = (page: Page, version: string) =>
  page
    .locator('.run-sample')
    .first()
    .evaluate((sample: HTMLElement, to) => {
      sample.dataset.run = sample.dataset.run?.replace(/ \w+/, ` ${to}`) ?? '';
    }, version);

test('a press on Run inside tabs waits for the app', async ({ page }) => {
  const release = await openWithDelayedApp(page, '/products/nacre-auth');
  const run = page.locator('[role="tabpanel"] .run-form__button:visible').first();
  await run.click();
  await expect(run).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/products/nacre-auth');
  release();
  await expect(result(page, 1)).toContainText('It ran.');
  await expect(page).toHaveURL('/products/nacre-auth');
});

test('a sample runs in its page, after those before it, with a reader’s own values', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = await watchPolicy(page);
  const strangers = collectStrangers(page, baseURL);
  const requests = collectRequests(page, (_, { href }) => href.includes('/fragments/run/') && href);

  await test.step('a press before the app has started is kept', async () => {
    const release = await openWithDelayedApp(page, PAGE);
    await button(page, 2).click();
    await expect(button(page, 2)).toHaveAttribute('aria-busy', 'true');
    expect(requests).toEqual([]);
    release();
    await expect(result(page, 2)).toContainText('Same output as on this page.');
    await expect(result(page, 2)).toContainText('The sample before it ran first');
    await expect(output(result(page, 2))).toHaveText('Balance: 2.5 POL');
    await expect(button(page, 2)).not.toHaveAttribute('aria-busy');
    await expect(doneSteps(page)).toHaveText([/sign a user in/, /read a balance/]);
    await expect(page.getByRole('status').filter({ hasText: 'Step 3 is done.' })).toBeAttached();
  });

  await test.step('the next sample continues with the existing state, and uses the sandbox’s clock', async () => {
    await button(page, 3).click();
    await expect(output(result(page, 3))).toHaveText('Fee: at most 0.00126 POL\nTransfer: pending');
    await expect(result(page, 3)).not.toContainText('ran first');
    await button(page, 4).click();
    await expect(output(result(page, 4))).toHaveText('Transfer: confirmed\nBalance: 2.249055 POL');
    await expect(result(page, 4).locator('time')).toHaveText('2026-03-02 09:31:00 UTC');
    await expect(page.getByRole('status').filter({ hasText: 'Same output as on this page.' })).toBeAttached();
  });

  await test.step('a sample with the reader’s value runs from the keyboard, and is not compared', async () => {
    const recipient = page.getByLabel('Recipient', { exact: true });
    await recipient.fill('0xfb6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    await recipient.press('Enter');
    await expect(result(page, 3)).toContainText('With your values');
    await expect(result(page, 3)).toContainText('The 2 samples before it ran first');
    await expect(output(result(page, 3))).toContainText('Not sent: sdk/invalid-argument');
    const link = output(result(page, 3)).getByRole('link', { name: 'sdk/invalid-argument' });
    await expect(link).toHaveAttribute('href', `${ERRORS}#sdk-invalid-argument`);
    await expect(recipient).toBeFocused();
  });

  await test.step('a copied link has the reader’s values', async () => {
    await result(page, 3)
      .getByRole('button', { name: /^Copy link/ })
      .click();
    await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeAttached();
    const reader = await context.newPage();
    await open(reader, await page.evaluate(() => navigator.clipboard.readText()));
    await expect(reader.getByLabel('Recipient', { exact: true })).toHaveValue(/^0xfb6916095ca1df60bB79/);
    await expect(reader.getByLabel('Amount', { exact: true })).toHaveValue('0.25');
    await button(reader, 3).click();
    await expect(result(reader, 3)).toContainText('With your values');
    await reader.close();
  });

  await test.step('an error that the sample does not catch links to its entry', async () => {
    await page.getByLabel('Amount', { exact: true }).fill('0.0000000000000000001');
    await button(page, 3).click();
    await expect(result(page, 3)).toContainText('Stopped by an error.');
    const row = result(page, 3).getByRole('link', { name: 'sdk/invalid-argument' });
    await expect(row).toHaveAttribute('href', `${ERRORS}#sdk-invalid-argument`);
    await expect(doneSteps(page)).toHaveText([/sign a user in/, /read a balance/, /see it arrive/]);
    expect(await violations(page, 'an open result', '.run-sample, .run-result:not(:empty)')).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  await test.step('Reset removes results and values, and returns the focus', async () => {
    const reset = result(page, 3).getByRole('button', { name: /^Reset/ });
    await reset.focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 3)).toBeFocused();
    await expect(page.locator('.run-result:not(:empty)')).toHaveCount(0);
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.25');
    await expect(doneSteps(page)).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(result(page, 3)).toContainText('Same output as on this page.');
  });

  await test.step('a sample of an outdated page is not run', async () => {
    await changeVersion(page, 'older');
    await button(page, 1).click();
    await expect(result(page, 1)).toContainText('This page has changed since you opened it.');
  });

  await test.step('modules that fail to load can be requested again', async () => {
    await page.route('**/fragments/run/docs/**', (route) => route.abort());
    await changeVersion(page, 'another');
    await button(page, 1).click();
    await expect(result(page, 1)).toContainText('did not load');
  });

  await test.step('the runner fails to load, and loads at the next press', async () => {
    await open(page, REFERENCE);
    const runner = /\/fragments\/run\/runner\.js/;
    await page.route(runner, (route) => route.abort());
    await button(page, 2).click();
    await expect(page.locator('.run-result:not(:empty)')).toContainText('press Run again');
    await page.unroute(runner);
    await button(page, 2).click();
    await expect(result(page, 2)).toContainText('Same output as on this page.');
    await expect(output(result(page, 2))).toHaveText('2.5');
    await expect(page.locator('body > [role=status]').filter({ hasText: 'Same output' })).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: 'press Run' })).toHaveCount(0);
  });

  await test.step('an example of a reference runs alone, and shows its output', async () => {
    await button(page, 3).click();
    await expect(result(page, 3)).toContainText('It ran.');
    await expect(output(result(page, 3))).toHaveText('25 EXD\n120 HPT');
    await expect(result(page, 3)).not.toContainText('ran first');
  });

  await test.step('a program that never ends is stopped when its page is left', async () => {
    const [program = '', version = ''] = await partsOf(page, 1);
    await page.route(`**/fragments/run/${program}.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: endless(version) }),
    );
    const workers = () => page.workers().filter((worker) => worker.url().includes('/fragments/run/'));
    await button(page, 2).click();
    await expect(result(page, 2)).toContainText('Same output');
    await button(page, 1).click();
    await expect(output(result(page, 1))).toHaveText('still here');
    expect(workers()).toHaveLength(3);
    await linkTo(page, `/api/${sdkTrees[0]}/Interface.AccountReader`).click();
    await expect(page.locator('main h1')).toHaveText('AccountReader');
    await expect.poll(workers).toHaveLength(0);
  });

  expect(strangers).toEqual([]);
  expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

/** Returns the parts of the program's reference in a sample's markup. */
const partsOf = async (page: Page, number: number): Promise<string[]> =>
  (
    (await page
      .locator('.run-sample', { has: button(page, number) })
      .first()
      .getAttribute('data-run')) ?? ''
  ).split(' ');

/** Source of a program that prints a line and never ends. */
const endless = (version: string) => `export const version = '${version}';
export const expected = [null];
export async function* run(console) {
  console.log('still here');
  await new Promise(() => {});
}`;

test('without scripts a sample has no button, and its output is below it', async ({ page, baseURL }) => {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context?.newPage();
  if (!plain) throw new Error('The browser did not open a page');
  await plain.goto(PAGE);
  await expect(plain.locator('.run-sample button[aria-label]')).toHaveCount(4);
  await expect(plain.locator('.run-sample form')).not.toHaveCount(0);
  for (const hidden of await plain.locator('.run-sample form').all()) await expect(hidden).toBeHidden();
  await expect(plain.getByText('Balance: 2.249055 POL')).toBeVisible();
  await context?.close();
});
