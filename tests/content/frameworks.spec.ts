import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { sdkPackages } from '../../packages/model/src/packages.ts';
import { downloads } from '../../src/config/downloads.ts';
import { buildDirectory } from '../support/build.ts';
import { InstructionRunner } from '../support/follow/InstructionRunner.ts';
import { hasRegistry } from '../support/registry.ts';
import { collectErrors } from '../support/site.ts';
import { isLong } from '../support/long.ts';
import { signInOnPage } from '../support/signInOnPage.ts';

test.skip(!isLong, 'in test:all: four apps are installed from the registry and built, which takes minutes');
const TIME_LIMIT_MS = 15 * 60_000;
test.describe.configure({ mode: 'default', timeout: TIME_LIMIT_MS });
// A missing form fails sooner than the limit for a build.
test.use({ locale: 'de-DE', actionTimeout: 20_000 });

/** An integrator's app: Next.js pages in `app/`, and the same components for Vite in `src/`. */
const fixture = 'tests/support/frameworks/shop';
/** Both SDKs. */
const archives = downloads
  .filter(({ name }) => sdkPackages.some((sdk) => sdk.name === name))
  .map(({ address }) => path.join(buildDirectory, address));

function scriptsWith(shop: InstructionRunner, folder: string, text: string): string[] {
  const from = path.join(shop.root, folder);
  return fs
    .readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => fs.readFileSync(path.join(from, name), 'utf8').includes(text));
}

/** A text that only the server entry contains. */
const OF_SERVERS = 'The response with the keys of access tokens';
/** A text that only the sandbox's seed contains. */
const OF_SANDBOX = 'Harbor Points';
/** A text that only React's development build contains. */
const OF_DEVELOPMENT = 'Download the React DevTools';

/** The oldest versions that the React SDK supports. The app's manifest pins the newest. */
const oldest =
  'next@14.2.35 react@18.2.0 react-dom@18.2.0 @types/react@18.2.79 @types/react-dom@18.2.25 typescript@5.9.3';
const variants = [
  { react: '19', next: '16', versions: '' },
  { react: '18.2', next: '14.2', versions: oldest },
];

/** Signs in, and checks that the balance appears. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  expect(await page.evaluate(() => (1.5).toLocaleString())).toBe('1,5');
  await signInOnPage(page);
  await expect(page.getByRole('main')).toHaveText(/^Ada Martin holds 2\.5\sPOL$/);
}

for (const { react, next, versions } of variants) {
  test.describe(`with React ${react}`, () => {
    let shop: InstructionRunner;

    test.beforeAll(async () => {
      test.setTimeout(TIME_LIMIT_MS);
      test.skip(!hasRegistry(), 'npm reaches no registry, which the app needs for its framework');
      shop = new InstructionRunner(fixture);
      fs.cpSync(fixture, shop.root, { recursive: true });
      await shop.run(`npm install --ignore-scripts ${archives.join(' ')} ${versions}`);
    });
    test.afterAll(() => shop?.leave());

    test(`Next.js ${next} renders HTML that a German browser hydrates, and identifies the user on the server`, async ({
      page,
    }) => {
      await shop.run('NEXT_TELEMETRY_DISABLED=1 npx next build');
      const address = await shop.serve('NEXT_TELEMETRY_DISABLED=1 npx next start --port 0');
      const html = await (await fetch(address)).text();
      expect(html).toMatch(/1,234\.5\sPOL/);
      expect(html).toContain('Loading…');

      const messages = collectErrors(page, ['warning', 'error']);
      await visit(page, address);
      await expect(page.getByRole('heading')).toHaveText(/^One seat: 1,234\.5\sPOL$/);
      await page.getByRole('button', { name: 'Ask the server' }).click();
      await expect(page.getByText('You are usr_4Kd92mXw')).toBeVisible();
      expect(messages).toEqual([]);
      const refused = await fetch(`${address}/api/user`, { headers: { Authorization: 'Bearer a.b.c' } });
      expect([refused.status, await refused.text()]).toEqual([401, 'jwt/malformed']);

      expect(scriptsWith(shop, '.next/server', OF_SERVERS)).not.toEqual([]);
      expect(scriptsWith(shop, '.next/static', OF_SANDBOX)).not.toEqual([]);
      expect(scriptsWith(shop, '.next/static', OF_SERVERS)).toEqual([]);
    });

    for (const mode of ['production', 'development']) {
      test(`a ${mode} build of Vite runs in StrictMode`, async ({ page }) => {
        // Only React's development build runs effects twice, and warns.
        await shop.run(`NODE_ENV=${mode} npx vite build --outDir ${mode}`);
        expect(scriptsWith(shop, mode, OF_DEVELOPMENT)).toHaveLength(mode === 'development' ? 1 : 0);
        expect(scriptsWith(shop, mode, OF_SANDBOX)).not.toEqual([]);
        expect(scriptsWith(shop, mode, OF_SERVERS)).toEqual([]);

        const messages = collectErrors(page, ['warning', 'error']);
        await visit(page, await shop.serve(`npx vite preview --port 0 --outDir ${mode}`));
        expect(messages).toEqual([]);
      });
    }
  });
}
