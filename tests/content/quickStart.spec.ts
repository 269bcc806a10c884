import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { InstructionRunner } from '../support/follow/InstructionRunner.ts';
import { readInstructions } from '../support/follow/instructions.ts';
import { packedPackages, type PackedPackages } from '../support/packedPackages.ts';
import { hasRegistry } from '../support/registry.ts';
import { answerFromSandbox } from '../support/sandboxBackend.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const file = 'docs/products/quick-start-guide.mdx';
const text = fs.readFileSync(file, 'utf8');

let packages: PackedPackages;
let reader: InstructionRunner;
test.beforeAll(() => {
  packages = packedPackages();
  reader = new InstructionRunner(file, packages.files);
});
test.afterAll(async () => {
  await reader.leave();
  packages.remove();
});

test('part 1, command by command, prints what the page shows', async () => {
  const instructions = readInstructions(text, file, 'Part 1: on your own machine');
  const programs = instructions.filter(({ kind }) => kind === 'program');
  expect(programs).toHaveLength(5);
  expect(programs.filter((step) => !('shown' in step))).toEqual([]);
  expect(await reader.follow(instructions)).toBeUndefined();
  expect(fs.readdirSync(reader.root)).toEqual(['first-wallet']);
});

test('a wrong code fails as the page says', () => {
  expect(text).toContain('With another code than this one, the call fails with\n[`sdk/otp-invalid`]');
  const source = fs.readFileSync(path.join(reader.cwd, 'wallet.mjs'), 'utf8');
  expect(source).toContain("code: '000000'");
  fs.writeFileSync(path.join(reader.cwd, 'wrong.mjs'), source.replace("code: '000000'", "code: '111111'"));
  const { status, stderr } = spawnSync('node', ['wrong.mjs'], { cwd: reader.cwd, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('sdk/otp-invalid');
});

test('part 2, command by command, ends with a page that shows an account', async ({ page }) => {
  test.skip(!hasRegistry(), 'npm reaches no registry, which part 2 needs for Vite');
  const server = await reader.follow(readInstructions(text, file, 'Part 2: in a web page, with your keys'));
  if (!server) throw new Error(`${file}: part 2 starts no server`);
  expect(path.relative(reader.root, reader.cwd)).toBe('first-page');
  // A port that is taken leads to the next one; the page's own is the first.
  expect(new URL(server.address).port).toMatch(/^517\d$/);
  expect(text).toContain('Open `http://localhost:5173`');

  // What Vite does not do while it serves: the template's own compiler looks at the page's code.
  await reader.follow([{ kind: 'commands', line: 0, commands: ['npm run build'] }]);

  const called = await answerFromSandbox(page);
  await page.goto(server.address);
  await page.getByLabel('E-mail address').fill('grace@shop.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status')).toHaveText('Look into your mailbox.');
  await page.getByLabel('One-time code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status')).toHaveText(/^0x[\da-fA-F]{40} holds 0\sPOL$/);
  // "The first time `signUp` makes you one."
  expect(called.slice(0, 3)).toEqual(['sendOtp', 'signIn', 'signUp']);
  await server.stop();
});
