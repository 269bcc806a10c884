import { expect, test } from '@playwright/test';
import { open } from '../support/site.ts';

/** One page of each kind that there is. */
const pages: [name: string, route: string][] = [
  ['home', '/'],
  ['quick-start', '/products/quick-start-guide'],
  ['auth', '/products/nacre-auth'],
  ['exceptions', '/products/embedded-wallet/exceptions'],
  ['networks', '/roadmap-and-references/supported-blockchains'],
  ['glossary', '/roadmap-and-references/glossary'],
  ['changelog', '/overview/changelog'],
  ['wallet', '/interfaces/end-user/introduction'],
  ['class', '/api/sdk-base/Class.Client'],
  ['hook', '/api/sdk-react/Function.useAuth'],
  ['backend-api', '/backend-openapi'],
  ['not-found', '/no-such-page'],
];

/**
 * How pages look, against pictures that are kept beside this file. They are taken at half their size, and part of
 * them may differ: machines have other fonts for code, and draw letters otherwise. What is caught is a page that
 * lost its styles, its columns or its colors.
 *
 * `npm test` compares light mode, `npm run test:all` both. After a change that is meant:
 * `TEST_ALL=1 npx playwright test e2e/appearance --update-snapshots`, and look at what changed.
 */
const modes = process.env.TEST_ALL === '1' ? (['light', 'dark'] as const) : (['light'] as const);

for (const mode of modes) {
  for (const width of [1440, 375]) {
    test.describe(`${mode} mode, ${width} px`, () => {
      test.use({
        colorScheme: mode,
        viewport: { width, height: 900 },
        deviceScaleFactor: 0.5,
        contextOptions: { reducedMotion: 'reduce' },
      });
      for (const [name, route] of pages) {
        test(`${name} looks as it did`, async ({ page }) => {
          await open(page, route);
          await page.evaluate(() => document.fonts.ready);
          await expect(page).toHaveScreenshot(`${name}-${width}-${mode}.png`, {
            animations: 'disabled',
            caret: 'hide',
            scale: 'device',
            threshold: 0.3,
            maxDiffPixelRatio: 0.08,
          });
        });
      }
    });
  }
}
