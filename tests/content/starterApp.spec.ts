import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { starterFolder } from '../../src/config/starter.ts';
import { pageFile, starterFiles } from '../../src/plugins/starterApp/starterFiles.ts';
import { zip } from '../../src/plugins/starterApp/zip.ts';
import { fencedBlocks } from '../../facts/samples/extract.ts';
import { buildDirectory, readPage, starterArchive } from '../support/build.ts';
import { InstructionRunner, type DevServer } from '../support/follow/InstructionRunner.ts';
import { readInstructions, type Instruction } from '../support/follow/instructions.ts';
import { hasRegistry } from '../support/registry.ts';
import { collectErrors } from '../support/site.ts';
import { isLong } from '../support/long.ts';

test.describe.configure({ timeout: 300_000 });

const ROUTE = '/products/integrate-sdk-react-existing';
const archive = starterArchive();
const text = fs.readFileSync(pageFile, 'utf8');
/** What the site gives its readers of it. */
const printed = fs.readFileSync(path.join(buildDirectory, `${ROUTE}.md`), 'utf8');
const shown = fencedBlocks(text, pageFile).find(({ title }) => title === 'In the browser')?.code ?? '';
/** Only the sandbox's seed says this: it tells whether the sandbox is in a bundle. */
const SEEDED = 'Harbor Points';

const command = (line: string): Instruction[] => [{ kind: 'commands', line: 0, commands: [line] }];

test('the archive is what the page and the sources make, byte for byte', () => {
  test.setTimeout(120_000);
  const bytes = fs.readFileSync(archive);
  expect(Buffer.compare(bytes, zip(starterFiles(process.cwd())))).toBe(0);
  const [, size] = /Zip, (\d+) kB\./.exec(readPage(ROUTE).replaceAll('<!-- -->', '')) ?? [];
  expect(Number(size)).toBe(Math.ceil(bytes.length / 1000));
});

test('its manifest pins what this repository is checked with', () => {
  const read = <T>(file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  type Versions = Record<string, string>;
  const { dependencies, devDependencies } = read<{ dependencies: Versions; devDependencies: Versions }>(
    'src/plugins/starterApp/files/package.json',
  );
  const installed = read<{ packages: Record<string, { version: string }> }>('package-lock.json').packages;
  const wanted = { ...dependencies, ...devDependencies };
  for (const [name, version] of Object.entries(wanted)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    // Vite's plugin is the starter's alone.
    if (name !== '@vitejs/plugin-react')
      expect(version, name).toBe(installed[`node_modules/${name}`]?.version);
  }
});

test.describe('in a reader’s hands', () => {
  test.describe.configure({ mode: 'serial' });

  let reader: InstructionRunner;
  test.beforeAll(() => {
    reader = new InstructionRunner(pageFile);
  });
  test.afterAll(() => reader.leave());

  test('unpacked and started as the page says, it does what the page says', async ({ page }) => {
    test.skip(!isLong, 'installs React and Vite, and builds: npm run test:all');
    test.skip(!hasRegistry(), 'npm reaches no registry, which the starter needs for React and Vite');
    fs.copyFileSync(archive, path.join(reader.root, path.basename(archive)));
    const section = readInstructions(printed, pageFile, 'Download the finished app');
    const server = (await reader.follow(section)) as DevServer;
    expect(path.relative(reader.root, reader.cwd)).toBe(starterFolder);
    await reader.follow(command('npm run typecheck'));

    const errors = collectErrors(page);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const answer = await page.goto(server.address);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(['localhost', '127.0.0.1', '[::1]']).toContain(new URL(server.address).hostname);
    await page.getByLabel('E-mail address').fill('grace@shop.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('status')).toHaveText('A code is on its way to grace@shop.example.');
    await page.getByRole('button', { name: 'Use another address' }).click();
    await page.getByLabel('E-mail address').fill('ada@shop.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByRole('status')).toHaveText('A code is on its way to ada@shop.example.');
    await page.getByLabel('One-time code').fill('111111');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('status')).toHaveText('The code is wrong.');
    await page.getByLabel('One-time code').fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();

    const lines = page.locator('h1, h1 + p, li');
    await expect(lines).toHaveText(shown.split('\n'), { useInnerText: true });
    await page.getByRole('button', { name: 'Send 0.01 POL' }).click();
    await page.getByRole('button', { name: /^Pay at most 0\.00126\sPOL for it$/ }).click();
    await expect(page.getByRole('status')).toHaveText('The transfer is pending.');
    await expect(page.getByRole('status')).toHaveText('The transfer is confirmed.', { timeout: 30_000 });
    expect(text).toContain(
      'asks whether to pay at most 0.00126 POL for it. Then it says `The transfer is pending.` and, some seconds later, `The transfer is confirmed.`',
    );
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('E-mail address')).toBeVisible();
    expect(errors).toEqual([]);
    // "Nothing leaves the browser": all that was asked for is the app itself.
    expect([...origins]).toEqual([new URL(server.address).origin]);
    await server.stop();
  });

  test('built with a key, it holds nothing of the sandbox', async () => {
    test.skip(!fs.existsSync(path.join(reader.cwd, 'node_modules')), 'the starter was not installed');
    const built = async () => {
      await reader.follow(command('npm run build'));
      const assets = path.join(reader.cwd, 'dist/assets');
      return fs
        .readdirSync(assets)
        .map((name) => fs.readFileSync(path.join(assets, name), 'utf8'))
        .join('\n');
    };
    expect(await built()).toContain(SEEDED);
    const html = path.join(reader.cwd, 'index.html');
    const source = fs.readFileSync(html, 'utf8');
    expect(source).toContain('"/src/sandbox.tsx"');
    fs.writeFileSync(html, source.replace('"/src/sandbox.tsx"', '"/src/main.tsx"'));
    const script = await built();
    expect(script).not.toContain(SEEDED);
    expect(script).toContain('pk_sandbox_your_key');
  });
});
