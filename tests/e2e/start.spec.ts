import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sdkTrees } from '../../packages/model/src/packages.ts';
import { Copy } from '../support/copyRepository.ts';
import { isLong } from '../support/long.ts';

// Its parts are in tools/scripts/tests/start.test.ts and writingPanel.test.ts.
test.skip(!isLong, 'in test:all: the dev server compiles a copy of the site, which takes a minute');

const PORT = 4391;
const address = (route: string) => `http://localhost:${PORT}${route}`;
const file = 'docs/products/integrate-sdk-react-existing.mdx';
const route = '/products/integrate-sdk-react-existing';
/** A busy machine is slow. */
const LONG = { timeout: 240_000 };

let copy: Copy;
let server: ChildProcess;
let output = '';

test.beforeAll(() => {
  copy = new Copy();
  copy.install();
  fs.cpSync('build/search-index', path.join(copy.root, 'build/search-index'), { recursive: true });
  fs.copyFileSync('build/search-index.json', path.join(copy.root, 'build/search-index.json'));
  server = spawn('npm', ['start', '--', '--no-open', '--port', String(PORT)], {
    cwd: copy.root,
    detached: true,
    env: { ...process.env, FORCE_COLOR: undefined, NODE_OPTIONS: '' },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += String(text)));
});

test.afterAll(() => {
  const hasEnded = server.exitCode !== null || server.signalCode !== null;
  if (!hasEnded && server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  copy.remove();
});

const answers = () =>
  fetch(address('/')).then(
    ({ ok }) => ok,
    () => false,
  );

test('npm start shows a page and its faults, and survives every mistake', async ({ page }) => {
  test.setTimeout(15 * 60_000);
  await expect.poll(answers, LONG).toBe(true);
  await page.goto(address(route), { ...LONG, waitUntil: 'commit' });
  await expect(page.locator('main h1'), output).toBeVisible(LONG);

  const panel = page.getByRole('complementary', { name: 'Checks of this page' });
  const toggle = panel.getByRole('button');

  await test.step('a reference that is not generated yet appears once it is', async () => {
    const reference = await page.context().newPage();
    await reference.goto(address(`/api/${sdkTrees[0]}/References`), { ...LONG, waitUntil: 'commit' });
    await expect(reference.locator('h1')).toHaveText('References are being generated', LONG);
    await expect(reference.locator('main h1')).toHaveText(/^References: /, LONG);
    await reference.close();
  });
  await expect(toggle).toHaveText('No problems', LONG);
  await toggle.click();
  const text = copy.read(file);
  const save = (changed: string) => fs.writeFileSync(path.join(copy.root, file), changed);
  const last = text.split('\n').length;

  await test.step('a mistake in the text', async () => {
    save(`${text}\nThis sentense leads [nowhere](/not-a-page).\n`);
    await expect(page.getByText('This sentense leads')).toBeVisible(LONG);
    await expect(panel.getByText(`${file}:${last + 1}`).first()).toBeVisible(LONG);
    await expect(panel).toContainText('sentense', LONG);
    await expect(panel).toContainText('/not-a-page', LONG);
  });

  await test.step('a syntax error', async () => {
    save(`${text}\n<Unclosed>\n\nText.\n`);
    await expect(panel.locator('li', { hasText: 'compile' })).toContainText(`${file}:${last + 1}`, LONG);
  });

  await test.step('the restored page', async () => {
    save(text);
    await expect(toggle).toHaveText('No problems', LONG);
    await expect(page.locator('main h1')).toBeVisible(LONG);
  });

  await test.step('the navigation bar, without a restart', async () => {
    const navbar = 'src/config/navbar.ts';
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    fs.writeFileSync(path.join(copy.root, navbar), copy.read(navbar).replace("'Guides'", "'Handbook'"));
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Handbook' })).toBeVisible(LONG);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  await test.step('the search', async () => {
    await page.getByRole('search').getByRole('combobox').first().fill('access token');
    await expect(page.getByRole('option').first()).toBeVisible(LONG);
    await expect(panel).toContainText('Search answers from the build of');
  });

  await test.step('Ctrl+C stops all processes', async () => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGINT');
    await once(server, 'close');
    await expect.poll(answers).toBe(false);
  });
});
