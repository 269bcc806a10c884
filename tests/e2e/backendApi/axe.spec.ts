import { expect, test } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { removeOtherOperations, removeOtherSchemas } from '../../support/removeOtherOperations.ts';
import { isLong, sampleOf } from '../../support/long.ts';
import { open } from '../../support/site.ts';
import { PAGE } from './page.ts';

/** A schema with properties, and one without. */
const SCHEMAS = ['schema-passport', 'schema-passport-id'];

/** Operations with much to open. `npm test` opens two of them, because axe takes a minute for the whole page. */
const OPENED = sampleOf(['sign-in', 'list-orders', 'on-order-paid', 'create-passport'], 2);

for (const colorScheme of sampleOf(['dark', 'light'] as const, 2)) {
  test(`axe finds nothing in ${colorScheme} mode, with schemas, responses and examples open`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await open(page, PAGE);
    if (!isLong) await removeOtherOperations(page, OPENED);
    await page.evaluate(
      ({ ids }) => {
        const parts = ids.map((id) => document.querySelector(`#${id}`)?.nextElementSibling);
        for (const part of parts) {
          part?.querySelectorAll<HTMLElement>('a[aria-expanded="false"]').forEach((link) => link.click());
        }
        for (const part of [...parts, document.querySelector('#schema-passport')?.parentElement]) {
          part?.querySelectorAll('details').forEach((details) => (details.open = true));
        }
      },
      { ids: OPENED },
    );
    if (!isLong) await removeOtherSchemas(page, SCHEMAS);
    expect(await violations(page, PAGE, 'article')).toEqual([]);
  });
}
