import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { collectErrors, hydrated, open } from '../support/site.ts';
import { isLong } from '../support/long.ts';

interface DemoFacts {
  name: string;
  route: string;
  chunk: RegExp;
  /** The module whose region is shown. */
  source: string;
}

const demo = (name: string, route: string, id: string, source: string): DemoFacts => ({
  name,
  route,
  chunk: new RegExp(`/demo-${id}\\.\\w+\\.js$`),
  source: `src/components/demos/${source}`,
});
const balance = demo('Format a balance', '/api/how-tos', 'balance', 'BalanceDemo/format.ts');
const webhook = demo(
  'Sign and verify a webhook',
  '/technical-guides/webhooks',
  'webhook',
  'WebhookDemo/webhook.ts',
);
const signIn = demo('Sign in with a code', '/products/nacre-auth', 'sign-in', 'SignInDemo/SignIn.tsx');
const points = demo(
  'Settled and optimistic points',
  '/solutions/on-chain-loyalty/introduction',
  'points',
  'PointsDemo/Points.tsx',
);
const passport = demo(
  'A passport from issue to claim',
  '/solutions/digital-product-passport/dpp-demo',
  'passport',
  'PassportDemo/passport.ts',
);
const keys = demo(
  'A key in three shares',
  '/products/embedded-wallet/introduction',
  'keys',
  'KeysDemo/keys.ts',
);
const demos = [balance, webhook, signIn, points, passport, keys];

const frameOf = (page: Page, { name }: DemoFacts) => page.getByRole('region', { name: `Live demo ${name}` });
const stateOf = (page: Page, demo: DemoFacts) => frameOf(page, demo).getAttribute('data-demo');

/** Scrolls to a demo, and waits until React has drawn it in the place of the server's picture. */
async function goTo(page: Page, demo: DemoFacts): Promise<Locator> {
  const frame = frameOf(page, demo);
  await frame.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect(frame).not.toHaveAttribute('data-demo', 'waiting');
  return frame;
}

/** Goes to a demo and waits until it runs. */
async function start(page: Page, demo: DemoFacts): Promise<Locator> {
  await open(page, demo.route);
  const frame = await goTo(page, demo);
  await expect(frame).toHaveAttribute('data-demo', 'ready');
  return frame;
}

async function resetByKeyboard(page: Page, frame: Locator): Promise<void> {
  await enter(frame);
  await tabTo(page, frame.getByRole('button', { name: 'Reset' }));
  await page.keyboard.press('Enter');
}

/** Holds a demo's chunk back until it is let through, or let fail. */
async function hold(page: Page, { chunk }: DemoFacts): Promise<(outcome: 'continue' | 'abort') => void> {
  let decide = (_outcome: 'continue' | 'abort') => {};
  const outcome = new Promise<'continue' | 'abort'>((resolve) => {
    decide = resolve;
  });
  await page.route(chunk, async (route) => route[await outcome]());
  return decide;
}

/** What a demo says came of the last step. */
const outcomeOf = (frame: Locator) => frame.locator('fieldset').getByRole('status');

/** Expects a field to be marked as wrong, and to say why where it is read out with the field. */
async function expectFault(field: Locator, says: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(says);
}

/** Expects a field to say nothing of its value any more. */
async function expectNoFault(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAccessibleDescription('');
}

/** What a demo says, whether it is loading or not. */
const wordsOf = async (frame: Locator) =>
  (await frame.innerText()).replace('Loading…', '').replace(/\s+/g, ' ').trim();

/** Moves on with Tab until the focus is in what a label or a name says. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 25; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached by Tab`);
}

/** Puts the focus before a demo, as a reader has it who comes down the page by keyboard. */
const enter = (frame: Locator) => frame.evaluate((section: HTMLElement) => section.focus());

/** Types over what a field holds. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Every request of the page from now on, but for the pages that its links lead to. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/fragments/')) requests.push(request.url());
  });
  return requests;
}

/** What a reader finds who opens a demo's page in a window of a size, before the app and before the demo's script. */
interface Still {
  height: number | undefined;
  words: string;
  decide: (outcome: 'continue' | 'abort') => void;
}

async function openStill(page: Page, demo: DemoFacts, width: number, height: number): Promise<Still> {
  await page.setViewportSize({ width, height });
  const decide = await hold(page, demo);
  await page.goto(demo.route);
  const frame = frameOf(page, demo);
  const still = { height: (await frame.boundingBox())?.height, words: await wordsOf(frame), decide };
  await hydrated(page);
  return still;
}

/** Until what is in view has been noticed, and the page has nothing left to do. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

async function expectUnchanged(frame: Locator, still: Still): Promise<void> {
  await expect(frame).toHaveAttribute('data-demo', 'ready');
  await expect(frame.getByText('Loading…')).toHaveCount(0);
  expect((await frame.boundingBox())?.height).toBeCloseTo(still.height ?? 0, 1);
  expect(await wordsOf(frame)).toBe(still.words);
}

/** Opens the code that a demo shows, and expects it to be the code that it runs. */
async function expectCode(page: Page, frame: Locator, { source }: DemoFacts): Promise<void> {
  await frame.locator('summary').focus();
  await page.keyboard.press('Enter');
  const shown = frame.locator('pre');
  await expect(shown).toBeVisible();
  await expect(shown.locator('.tok-keyword').first()).toBeVisible();
  const bare = (text: string) => text.replace(/\s+/g, '');
  const text = bare(await shown.innerText());
  expect(text.length).toBeGreaterThan(300);
  expect(bare(fs.readFileSync(source, 'utf8'))).toBe(`//#regionshown${text}//#endregion`);
}

/** Looks at a demo, its code open, in one mode at one width: with axe, unless only its width is asked for. */
async function look(
  page: Page,
  { name }: DemoFacts,
  colorScheme: 'light' | 'dark',
  width: number,
  withAxe: boolean,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  const view = `${name}, ${colorScheme}, ${width} px`;
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...(withAxe ? await violations(page, view, '[data-demo]') : []),
    ...(overflow > 0 ? [`${view}: ${overflow} px overflow`] : []),
  ];
}

demos.forEach((demo, index) => {
  test(`${demo.name}: comes when it is scrolled to, says a failure, shows its code, and axe finds nothing`, async ({
    page,
  }) => {
    const requests = watchRequests(page);
    const asked = () => requests.filter((url) => demo.chunk.test(url));
    const errors = collectErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    const frame = frameOf(page, demo);
    const found: string[] = [];

    await test.step('it says that it is loading, and offers "Retry" when it does not load', async () => {
      const still = await openStill(page, demo, 1440, 900);
      await goTo(page, demo);
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
      // The button went away; the focus has stayed in the demo.
      await expect(frame).toBeFocused();
    });
    await test.step('it shows the code that it runs', () => expectCode(page, frame, demo));
    // Each demo in one of the two views that have least in common, and in the long run in all four.
    const isLight = index % 2 === 0;
    found.push(...(await look(page, demo, 'light', 1440, isLong || isLight)));
    if (isLong) found.push(...(await look(page, demo, 'light', 375, true)));

    await test.step('it comes when it is scrolled to, alike in size and words, and asks for files of the site alone', async () => {
      requests.length = 0;
      errors.length = 0;
      await page.emulateMedia({ colorScheme: 'dark' });
      // So low that even a demo near the top of its page is out of view.
      const still = await openStill(page, demo, 375, 200);
      await settled(page);
      expect(await stateOf(page, demo)).toBe('waiting');
      expect(asked()).toEqual([]);
      await goTo(page, demo);
      still.decide('continue');
      await expectUnchanged(frame, still);
      expect(asked()).toHaveLength(1);
      const origin = new URL(page.url()).origin;
      expect(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
      expect(errors).toEqual([]);
    });
    await frame.locator('summary').click();
    found.push(...(await look(page, demo, 'dark', 375, isLong || !isLight)));
    if (isLong) found.push(...(await look(page, demo, 'dark', 1440, true)));
    expect(found).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every demo says what it shows, and holds its code', async ({ page }) => {
    for (const demo of demos) {
      await test.step(demo.name, async () => {
        await page.goto(demo.route, { waitUntil: 'domcontentloaded' });
        const frame = frameOf(page, demo);
        // The tests' browser draws no `noscript`, though its scripts are off: its text has to do.
        const note = await frame.locator('noscript').evaluate(({ textContent }) => textContent);
        expect(note).toContain('needs JavaScript');
        await expect(frame.locator('fieldset').first()).toBeVisible();
        await frame.locator('summary').click();
        await expect(frame.locator('pre')).toBeVisible();
      });
    }
  });
});

test('a balance is formatted as it is typed, and an error is shown as the SDK throws it', async ({
  page,
}) => {
  const frame = await start(page, balance);
  const requests = watchRequests(page);
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
  await expectFault(amount, 'The number has more than 2 digits after the decimal sign.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('300');
  const decimals = frame.getByLabel('Decimals');
  await expectFault(decimals, '`decimals` must be a whole number from 0 to 255.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await expect(outcome).toContainText('-125n');
  await expectNoFault(amount);
  await expectNoFault(decimals);

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

test('a webhook is signed as the documentation says, and refused when it is changed, late or forged', async ({
  page,
}) => {
  const frame = await start(page, webhook);
  const requests = watchRequests(page);
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
  for (const [label, says] of [
    ['One byte of the body is changed', 'The signature does not fit the body.'],
    ['It arrives six minutes later', 'The webhook was signed more than 300 seconds away from now.'],
    ['Someone else signs it', 'The signature does not fit the body.'],
  ] as const) {
    await page.keyboard.press('ArrowDown');
    await expect(frame.getByLabel(label)).toBeChecked();
    await expect(outcome).toHaveText(`✕Refused. crypto/proof-invalid ${says}`);
  }
  await page.keyboard.press('ArrowDown');
  await expect(outcome).toContainText('Accepted.');

  // A body that is signed, but is no event.
  await enter(frame);
  await typeInto(page, frame.getByRole('textbox', { name: 'Body' }), '{}');
  await expect(outcome).toContainText('sdk/unexpected-response');
  await expectFault(frame.getByRole('textbox', { name: 'Body' }), /isn’t the JSON of a webhook event/);
  await enter(frame);
  await typeInto(page, frame.getByLabel('Sent at'), 'soon');
  await expectFault(frame.getByLabel('Sent at'), /whole seconds since 1970/);
  await enter(frame);
  const secret = frame.getByLabel('Secret of the endpoint');
  await typeInto(page, secret, 'x');
  await expectNoFault(secret);
  await page.keyboard.press('Backspace');
  await expectFault(secret, /^Enter a secret/);

  await resetByKeyboard(page, frame);
  await expect(frame.getByRole('textbox', { name: 'Body' })).toHaveValue(body);
  await expect(outcome).toContainText('Accepted.');
  expect(requests).toEqual([]);
});

test('a user signs in by keyboard, after a wrong address and a wrong code; each outcome looks different', async ({
  page,
}) => {
  const frame = await start(page, signIn);
  const requests = watchRequests(page);
  const outcome = outcomeOf(frame);
  /** What stands behind an outcome: its sign and its words tell it too. */
  const ground = () => outcome.evaluate((box) => getComputedStyle(box).backgroundColor);
  await expect(outcome).toHaveText('Nobody is signed in.');
  const grounds = [await ground()];
  await enter(frame);

  const address = frame.getByRole('textbox', { name: 'E-mail address' });
  await typeInto(page, address, 'ada');
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('✕sdk/invalid-argument');
  grounds.push(await ground());
  await expectFault(address, 'Must be an e-mail address.');
  await page.keyboard.type('@shop.example');
  await expectNoFault(address);
  await tabTo(page, frame.getByRole('button', { name: 'Send me a code' }));
  await page.keyboard.press('Enter');

  const code = frame.getByRole('textbox', { name: 'One-time code' });
  await expect(code).toBeFocused();
  await page.keyboard.type('111111');
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('✕sdk/otp-invalid');
  await expectFault(code, 'The one-time code is wrong.');
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

  // Somebody whom the sandbox does not know.
  await address.focus();
  await page.keyboard.type('grace@shop.example');
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('✕sdk/not-found');
  // Nothing is wrong with the code: there is no such user.
  await expectNoFault(code);

  await resetByKeyboard(page, frame);
  await expect(address).toHaveValue('');
  expect(requests).toEqual([]);
});

test('points count at once, and then settle or fail', async ({ page }) => {
  const frame = await start(page, points);
  const requests = watchRequests(page);
  const outcome = outcomeOf(frame);
  const shown = async () =>
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
  const press = async (name: string) => {
    const button = frame.getByRole('button', { name });
    await expect(button).toBeEnabled();
    await enter(frame);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  };
  expect(await shown()).toEqual({ optimistic: '120', settled: '120', pending: '0' });

  await press('Earn 23 points');
  await expect(outcome).toContainText('Counted at once.');
  expect(await shown()).toEqual({ optimistic: '143', settled: '120', pending: '23' });
  await expect(outcome).toContainText('Queued');
  expect(await shown()).toEqual({ optimistic: '143', settled: '120', pending: '23' });
  await expect(entries.first()).toHaveText('earn +23 pending');

  await press('Wait 35 seconds');
  await expect(outcome).toContainText('It is 09:30:35');
  await expect(outcome).toContainText('Queued');
  await press('Wait 35 seconds');
  await expect(outcome).toContainText('✓Settled');
  await expect.poll(shown).toEqual({ optimistic: '143', settled: '143', pending: '0' });
  await expect(entries.first()).toHaveText('earn +23 settled');

  await press('Fail the next settlement');
  await expect(outcome).toContainText('The next settlement will fail.');
  await press('Earn 23 points');
  await expect(outcome).toContainText('Queued');
  expect(await shown()).toEqual({ optimistic: '166', settled: '143', pending: '23' });
  await press('Wait 35 seconds');
  await press('Wait 35 seconds');
  await expect(outcome).toContainText('✕Failed');
  await expect.poll(shown).toEqual({ optimistic: '143', settled: '143', pending: '0' });
  await expect(entries.first()).toHaveText('earn +23 failed');

  await press('Reset');
  await expect.poll(shown).toEqual({ optimistic: '120', settled: '120', pending: '0' });
  await expect(entries.first()).toHaveText('redeem −80 settled');
  expect(requests).toEqual([]);
});

test('a passport is issued, verified, forged and claimed', async ({ page }) => {
  const frame = await start(page, passport);
  const requests = watchRequests(page);
  const outcome = outcomeOf(frame);
  const press = async (name: string) => {
    await enter(frame);
    await tabTo(page, frame.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const credential = frame.getByLabel('Credential');
  await expect(frame.getByRole('button', { name: 'Verify' })).toBeDisabled();

  await press('Issue the passport');
  await expect(outcome).toContainText('✓Published and signed');
  const link = 'https://id.nacre.example/01/09520123456788/21/HJ-000119';
  const code = frame.getByRole('img', { name: `QR code of ${link}` });
  await expect(code).toBeVisible();
  await expect(frame.getByText(link, { exact: true })).toBeVisible();

  await press('Verify');
  await expect(outcome).toHaveText('✓Genuine: Harbor Jacket, with 2 facts signed by Harbor Outfitters.');

  const signed = await credential.inputValue();
  await press('Change one byte');
  const changed = await credential.inputValue();
  expect([...changed].filter((sign, index) => sign !== signed[index])).toHaveLength(1);
  await expect(frame.getByRole('button', { name: 'Put the byte back' })).toBeFocused();
  // What has changed is in view, marked, and said in words.
  await expect(credential).toHaveAccessibleDescription(/^Line \d+: 62 → 92$/);
  await expect(credential).not.toHaveAttribute('aria-invalid');
  await expect(frame.locator('mark')).toHaveText('92');
  const isInView = await credential.evaluate((area: HTMLTextAreaElement) => {
    const mark = area.parentElement?.querySelector('mark')?.getBoundingClientRect();
    const box = area.getBoundingClientRect();
    return mark !== undefined && mark.top >= box.top && mark.bottom <= box.bottom;
  });
  expect(isInView).toBe(true);
  await press('Verify');
  await expect(outcome).toContainText('✕crypto/proof-invalid');
  await expectFault(credential, /^This isn’t what the brand signed\. Line \d+: 62 → 92$/);
  await press('Put the byte back');
  await expectNoFault(credential);
  await expect(frame.locator('mark')).toHaveCount(0);
  await press('Verify');
  await expect(outcome).toContainText('✓Genuine');

  // By hand: what is no JSON any more.
  await tabTo(page, frame.getByRole('button', { name: 'Change one byte' }));
  await credential.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Backspace');
  await press('Verify');
  await expect(outcome).toContainText('✕SyntaxError');
  await expectFault(credential, /^This isn’t JSON any more\./);

  const claimCode = frame.getByLabel('Claim code');
  const right = await claimCode.inputValue();
  await typeInto(page, claimCode, 'T6WN-83KX-QF5Q');
  await press('Claim');
  await expect(outcome).toContainText('✕sdk/forbidden');
  await expectFault(claimCode, 'This isn’t the code that came with the jacket.');
  await enter(frame);
  await typeInto(page, claimCode, right);
  await expectNoFault(claimCode);
  await press('Claim');
  await expect(outcome).toHaveText('✓The passport is claimed, and belongs to ada@shop.example.');
  await press('Claim');
  await expect(outcome).toContainText('✕sdk/conflict');

  await press('Reset');
  await expect(credential).toHaveValue('');
  await expect(outcome).toHaveText('There’s no passport yet.');
  await expect(code).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('a key is split, signs, is lost with the device, and is recovered', async ({ page }) => {
  const frame = await start(page, keys);
  const requests = watchRequests(page);
  const outcome = outcomeOf(frame);
  const holding = (party: string) => frame.locator(`[data-party="${party}"]`);
  const press = async (name: string) => {
    const button = frame.getByRole('button', { name, exact: true });
    await expect(button).toBeEnabled();
    await enter(frame);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  };
  await expect(frame.getByText('Holds nothing')).toHaveCount(4);
  await expect(frame.getByRole('button', { name: 'Sign' })).toBeDisabled();

  await press('Make a key');
  await expect(outcome).toHaveText(
    /^✓The key was split into three shares, and then wiped\. Its address is 0x[0-9a-fA-F]{40}\.$/,
  );
  await expect(holding('device')).toContainText('Device share, encrypted');
  await expect(holding('session')).toContainText(/Session share([0-9a-f]{2} ){8}…/);
  await expect(holding('recovery')).toContainText('Holds nothing');
  await expect(holding('frame')).toContainText('Holds nothing');

  // For the moment of a signature, the key frame has what the servers have; then zeros.
  const session = /(?:[0-9a-f]{2} ){8}…/.exec(await holding('session').innerText())?.[0] ?? '';
  // The moment passes by itself: what was shown is noted, however slow the machine looks at it.
  await holding('frame').evaluate((element) => {
    const noted = ((window as { noted?: string[] }).noted = []) as string[];
    new MutationObserver(() => noted.push(element.textContent ?? '')).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await press('Sign');
  await expect(outcome).toContainText(/✓Signed “Hello”: 0x[0-9a-f]{16}…/);
  await expect(holding('frame')).toContainText(`Two shares, wiped${'00 '.repeat(8)}…`);
  const noted = await page.evaluate(() => (window as { noted?: string[] }).noted ?? []);
  expect(noted.filter((text) => text.includes(`Two shares, for a moment${session}`))).not.toEqual([]);
  const first = (await outcome.textContent()) ?? '';

  // Without a recovery, the device is all there is.
  await press('Recover');
  await expect(outcome).toContainText('✕crypto/key-share-missing');
  await press('Set up recovery');
  await expect(outcome).toContainText('without joining the key');
  await expect(holding('recovery')).toContainText('Recovery share, cipher text');
  await press('Lose the device');
  await expect(holding('device')).toContainText('Holds nothing');

  // The signing call opens the dialog by itself: dismissed, with a wrong password, with the right one.
  const password = frame.getByLabel('Recovery password');
  await enter(frame);
  await typeInto(page, password, ' ');
  await page.keyboard.press('Backspace');
  await press('Sign');
  await expect(outcome).toContainText('✕crypto/key-share-missing');
  await enter(frame);
  await typeInto(page, password, 'incorrect horse battery');
  await press('Sign');
  await expect(outcome).toContainText('✕crypto/recovery-password-invalid');
  await expectFault(password, /^This isn’t the password/);
  await expect(holding('device')).toContainText('Holds nothing');
  await enter(frame);
  await typeInto(page, password, 'correct horse battery');
  await press('Sign');
  // The same key: the same signature.
  await expect(outcome).toHaveText(first);
  await expect(holding('device')).toContainText('Device share, encrypted');

  await press('Lose the device');
  await expect(holding('device')).toContainText('Holds nothing');
  await press('Recover');
  await expect(outcome).toContainText('The device share was restored');
  await expect(holding('device')).toContainText('Device share, encrypted');

  await resetByKeyboard(page, frame);
  await expect(frame.getByText('Holds nothing')).toHaveCount(4);
  expect(requests).toEqual([]);
});
