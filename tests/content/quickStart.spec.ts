import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { InstructionRunner, type DevServer } from '../support/follow/InstructionRunner.ts';
import { readInstructions, servedPage } from '../support/follow/instructions.ts';
import { isLong } from '../support/long.ts';
import { hasRegistry } from '../support/registry.ts';
import { answerFromSandbox } from '../support/sandboxBackend.ts';
import { collectErrors, collectRequests } from '../support/site.ts';
import { signInOnPage } from '../support/signInOnPage.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const route = '/products/quick-start-guide';
/** A text that only the sandbox's seed contains, which shows whether the sandbox is in a bundle. */
const SEEDED = 'Harbor Points';

let text: string;
let reader: InstructionRunner;
let server: DevServer;
test.beforeAll(async ({ baseURL }) => {
  test.skip(!hasRegistry(), 'npm reaches no registry, which has what the SDK and Vite need');
  text = await servedPage(`${baseURL}`, route);
  reader = new InstructionRunner(route);
});
test.afterAll(() => reader?.leave());

/** The reason to skip the parts in a web page, which install Vite and build twice. */
const NEEDS_VITE = 'installs Vite, builds and serves: npm run test:all';

const part = (heading: string) => readInstructions(text, route, heading);

test('each command of part 1 prints the output that the page shows', async () => {
  const instructions = part('Part 1: in your terminal');
  const programs = instructions.filter(({ kind }) => kind === 'program');
  expect(programs).toHaveLength(4);
  expect(programs.filter((step) => !('shown' in step))).toEqual([]);
  // Four commands, with the one that runs the program, which signs a user in.
  expect(instructions[0]).toMatchObject({ kind: 'commands', commands: { length: 4 } });
  expect(instructions[1]).toMatchObject({ shown: { text: 'Signed in: Ada Martin' } });
  expect(await reader.follow(instructions)).toBeUndefined();
  expect(fs.readdirSync(reader.root)).toEqual(['first-wallet']);
});

test('the installed package is the archive of the site, in the reader’s own folder', ({ baseURL }) => {
  const installed = path.join(reader.cwd, 'node_modules/@nacre/sdk-base');
  expect(fs.realpathSync(installed)).toBe(installed);
  expect(fs.existsSync(path.join(installed, 'AGENTS.md'))).toBe(true);
  const lock = fs.readFileSync(path.join(reader.cwd, 'package-lock.json'), 'utf8');
  expect(lock).toContain(`"resolved": "${baseURL}/downloads/nacre-sdk-base-`);
  expect(lock).not.toContain(process.cwd());
});

test('a wrong code fails as the page says', () => {
  expect(text).toContain('With any other code, the call fails with [`sdk/otp-invalid`]');
  const source = fs.readFileSync(path.join(reader.cwd, 'wallet.mjs'), 'utf8');
  expect(source).toContain("code: '000000'");
  fs.writeFileSync(path.join(reader.cwd, 'wrong.mjs'), source.replace("code: '000000'", "code: '111111'"));
  const { status, stderr } = spawnSync('node', ['wrong.mjs'], { cwd: reader.cwd, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('sdk/otp-invalid');
});

test('part 2, command by command, ends with a wallet in the page', async ({ page }) => {
  test.skip(!isLong, NEEDS_VITE);
  server = (await reader.follow(part('Part 2: in a web page'))) as DevServer;
  expect(path.relative(reader.root, reader.cwd)).toBe('first-page');
  // Vite uses the next port if one is taken. The page names the first.
  expect(new URL(server.address).port).toMatch(/^517\d$/);
  expect(text).toContain('Open `http://localhost:5173`');

  // Vite doesn't check types while it serves, so the build runs the template's compiler on the page's code.
  await reader.run('npm run build');

  const errors = collectErrors(page);
  const origins = collectRequests(page, (_, { origin }) => origin);
  await page.goto(server.address);
  await page.getByLabel('E-mail address').fill('ada@shop.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status')).toHaveText('Enter the code that was sent to you.');
  await page.getByLabel('One-time code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  const shown = /```text title="In the browser"\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
  await expect(page.locator('#wallet > h1, #wallet > p, #wallet li')).toHaveText(shown.split('\n'));
  await expect(page.getByLabel('E-mail address')).toBeHidden();
  // The page's style sheet applies.
  expect(await page.locator('#wallet').evaluate((card) => getComputedStyle(card).backgroundImage)).toContain(
    'gradient',
  );
  // No request fails, not even for an icon, and no request goes to another origin.
  expect(errors).toEqual([]);
  expect([...new Set(origins)]).toEqual([new URL(server.address).origin]);
});

test('part 3 changes three lines, and the same page calls Nacre', async ({ page }) => {
  test.skip(!isLong, NEEDS_VITE);
  const [change, ...others] = part('Part 3: with your key');
  expect(others).toEqual([]);
  expect(change).toMatchObject({ kind: 'change', diff: expect.stringMatching(/^-.*createSandbox\(/m) });
  expect(change).not.toMatchObject({ diff: expect.stringMatching(/^\+.*createSandbox/m) });
  await reader.follow(change ? [change] : []);
  // Vite reloads an open page some time after a file has changed.
  // On a slow machine, that can be in the middle of a sign-in.
  await server.stop();
  server = (await reader.run('npm run dev')) as DevServer;

  const { calls } = await answerFromSandbox(page);
  await page.goto(server.address);
  await signInOnPage(page, 'grace@shop.example');
  await expect(page.locator('#balance')).toHaveText(/^0\sPOL$/);
  await expect(page.locator('#name')).toHaveText('grace@shop.example');
  // The page says: "The first time `signUp` creates the user."
  expect(calls.slice(0, 3)).toEqual(['sendOtp', 'signIn', 'signUp']);
  await server.stop();
});

test('after part 3, the project builds, and the build contains nothing of the sandbox', async () => {
  test.skip(!isLong, NEEDS_VITE);
  expect(text).toContain("`npm run build` passes, and the local sandbox isn't in your bundle.");
  const assets = path.join(reader.cwd, 'dist/assets');
  const scripts = () =>
    fs
      .readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => fs.readFileSync(path.join(assets, name), 'utf8'))
      .join('\n');
  // The build of part 2.
  expect(scripts()).toContain(SEEDED);
  await reader.run('npm run build');
  expect(scripts()).not.toContain(SEEDED);
});
