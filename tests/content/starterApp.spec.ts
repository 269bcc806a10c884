import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Response } from '@playwright/test';
import { starterFolders, type Framework } from '../../src/config/starter.ts';
import { pageFile, starterFiles } from '../../packages/downloads/src/starterApp/starterFiles.ts';
import { zip } from '../../packages/downloads/src/starterApp/zip.ts';
import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';
import { readBuilt, readPage, starterArchive } from '../support/build.ts';
import { InstructionRunner, type DevServer } from '../support/follow/InstructionRunner.ts';
import { hasRegistry } from '../support/registry.ts';
import { collectErrors, collectRequests } from '../support/site.ts';
import { isLong } from '../support/long.ts';

test.describe.configure({ timeout: 300_000 });

const ROUTE = '/products/integrate-sdk-react-existing';
const frameworks = Object.keys(starterFolders) as Framework[];
const text = fs.readFileSync(pageFile, 'utf8');
/** The page's Markdown, as the site serves it. */
const printed = readBuilt(`${ROUTE}.md`);
const shown = fencedBlocks(text, pageFile).find(({ title }) => title === 'In the browser')?.code ?? '';
/** A text that only the sandbox's seed contains, which shows whether the sandbox is in a bundle. */
const SEEDED = 'Harbor Points';

/** The command that serves the build. */
const SERVE: Record<Framework, string> = {
  vite: 'npm run preview -- --port 0',
  next: 'npm start -- --port 0',
};

/** Follows the page's steps for an app with a key. */
const USE_KEY: Record<Framework, (folder: string) => void> = {
  vite(folder) {
    expect(text).toContain('put the key into `src/main.tsx`, make `index.html` load `/src/main.tsx`');
    const html = path.join(folder, 'index.html');
    const source = fs.readFileSync(html, 'utf8');
    expect(source).toContain('"/src/sandbox.tsx"');
    fs.writeFileSync(html, source.replace('"/src/sandbox.tsx"', '"/src/main.tsx"'));
  },
  next(folder) {
    expect(text).toContain('put the key into `app/providers.tsx`, delete `.env`, which chooses the sandbox');
    fs.rmSync(path.join(folder, '.env'));
  },
};

for (const framework of frameworks) {
  test(`the archive for ${framework} equals the one made from the page and the sources, byte for byte`, () => {
    test.setTimeout(120_000);
    const archive = starterArchive(framework);
    const bytes = fs.readFileSync(archive);
    expect(Buffer.compare(bytes, zip(starterFiles(process.cwd(), framework)))).toBe(0);
    const html = readPage(ROUTE).replaceAll('<!-- -->', '');
    const [, size] = /Zip, (\d+) kB\./.exec(html.slice(html.indexOf(path.basename(archive)))) ?? [];
    expect(Number(size)).toBe(Math.ceil(bytes.length / 1000));
  });

  test(`the manifest for ${framework} pins the versions that this repository is tested with`, () => {
    const read = <T>(file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as T;
    type Versions = Record<string, string>;
    const { dependencies, devDependencies } = read<{ dependencies: Versions; devDependencies: Versions }>(
      `packages/downloads/src/starterApp/files/${framework}/package.json`,
    );
    const locked = (file: string) => read<{ packages: Record<string, { version: string }> }>(file).packages;
    // Vite's plugin and Next.js are installed for the templates only.
    const installed = {
      ...locked('tests/support/templates/package-lock.json'),
      ...locked('package-lock.json'),
    };
    const declared = { ...dependencies, ...devDependencies };
    for (const [name, version] of Object.entries(declared)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(version, name).toBe(installed[`node_modules/${name}`]?.version);
    }
  });
}

/** Unpacks and starts a starter with the page's commands. */
async function startStarter(reader: InstructionRunner, framework: Framework): Promise<DevServer> {
  const archive = starterArchive(framework);
  fs.copyFileSync(archive, path.join(reader.root, path.basename(archive)));
  const folder = starterFolders[framework];
  const block = fencedBlocks(printed, pageFile).find(({ code }) =>
    code.startsWith(`unzip ${folder}-*.zip\n`),
  );
  const commands = block?.code.split('\n') ?? [];
  expect(commands).toHaveLength(4);
  const server = await reader.follow([{ kind: 'commands', line: block?.line ?? 0, commands }]);
  expect(path.relative(reader.root, reader.cwd)).toBe(folder);
  return server as DevServer;
}

for (const framework of frameworks) {
  test.describe(`in a reader’s hands, with ${framework}`, () => {
    test.describe.configure({ mode: 'serial' });

    let reader: InstructionRunner;
    test.beforeAll(() => {
      reader = new InstructionRunner(pageFile);
    });
    test.afterAll(() => reader.leave());

    test('unpacked and started with the steps of the page, it does what the page says', async ({ page }) => {
      test.skip(!isLong, 'installs React and a framework, and builds: npm run test:all');
      test.skip(!hasRegistry(), 'npm reaches no registry, which the starter needs for React');
      const server = await startStarter(reader, framework);
      await reader.run('npm run typecheck');

      const errors = collectErrors(page);
      const origins = collectRequests(page, (_, { origin }) => origin);
      const answer = await page.goto(server.address);
      expect(answer?.headers()['content-security-policy']).toMatch(/^default-src '(?:none|self)';/);
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
      await page.getByRole('button', { name: /^Confirm \(fee up to 0\.00126\sPOL\)$/ }).click();
      await expect(page.getByRole('status')).toHaveText('The transfer is pending.');
      await expect(page.getByRole('status')).toHaveText('The transfer is confirmed.', { timeout: 30_000 });
      expect(text).toContain(
        'asks you to confirm a fee of up to 0.00126 POL. Then it says `The transfer is pending.` and, some seconds later, `The transfer is confirmed.`',
      );
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByLabel('E-mail address')).toBeVisible();
      expect(errors).toEqual([]);
      // The page says "Nothing leaves the browser", so all requests go to the app itself.
      expect([...new Set(origins)]).toEqual([new URL(server.address).origin]);
      await server.stop();
    });

    test('built with a key, none of its pages loads the sandbox', async ({ page }) => {
      test.skip(!fs.existsSync(path.join(reader.cwd, 'node_modules')), 'the starter was not installed');
      const scripts = async () => {
        await reader.run('npm run build');
        const address = await reader.serve(SERVE[framework]);
        const bodies: Promise<string>[] = [];
        const collect = (answer: Response) => {
          if (answer.request().resourceType() === 'script') bodies.push(answer.text());
        };
        page.on('response', collect);
        const errors = collectErrors(page);
        await page.goto(address);
        await expect(page.getByLabel('E-mail address')).toBeVisible();
        expect(errors).toEqual([]);
        page.off('response', collect);
        return (await Promise.all(bodies)).join('\n');
      };
      expect(await scripts()).toContain(SEEDED);
      USE_KEY[framework](reader.cwd);
      const script = await scripts();
      expect(script).not.toContain(SEEDED);
      expect(script).toContain('pk_sandbox_your_key');
      if (framework !== 'vite') return;
      expect(text).toContain("Then the sandbox isn't in your bundle.");
      const assets = path.join(reader.cwd, 'dist/assets');
      for (const name of fs.readdirSync(assets))
        expect(fs.readFileSync(path.join(assets, name), 'utf8'), name).not.toContain(SEEDED);
    });
  });
}
