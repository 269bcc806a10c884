import { expect, test, type Locator, type Page } from '@playwright/test';
import { readTable } from '../../../packages/model/src/readTable.ts';
import { hits, searchBox, searchField, suggestions } from '../../support/search.ts';
import { isLong, sampleOf } from '../../support/long.ts';
import { collectErrors, collectStrangers, open } from '../../support/site.ts';

/** Special inputs that readers type, paste or follow in a link. */
const INPUTS: readonly [name: string, text: string][] = [
  ...readTable('tests/e2e/search/inputs.tsv', ['name', 'text']).map(({ name, text }): [string, string] => [
    name,
    JSON.parse(text) as string,
  ]),
  ['10,000 characters of one word', 'wallet'.repeat(1667).slice(0, 10_000)],
  ['10,000 characters of many words', 'wallet network key '.repeat(527).slice(0, 10_000)],
  ['10,000 characters of nothing', '+'.repeat(10_000)],
];

/** Of each eight inputs, `npm test` types one into the box and another into the search page. Both parse them alike. */
const INTO_BOX = sampleOf(INPUTS, 8);
const INTO_PAGE = sampleOf(isLong ? INPUTS : INPUTS.slice(1), 8);

/** Expects that no input became a part of the page's markup. */
async function expectNothingInjected(page: Page): Promise<void> {
  const injected = await page.evaluate(() => [
    ...('injected' in window ? ['a script ran'] : []),
    ...[...document.querySelectorAll('img[src="x"], script')]
      .filter((each) => each.matches('img') || each.textContent.includes('injected'))
      .map(({ outerHTML }) => outerHTML),
  ]);
  expect(injected).toEqual([]);
}

/** A query with a known first answer that answers no other input, which distinguishes an old answer from a new one. */
const BEFORE = { query: 'glossary', hit: /^Glossary/ };

/** Types each special input after a normal one, and waits for an answer. */
async function expectAnswers(
  page: Page,
  inputs: typeof INPUTS,
  field: Locator,
  hit: Locator,
  nothing: Locator,
): Promise<void> {
  for (const [name, text] of inputs) {
    await test.step(name, async () => {
      await field.fill(BEFORE.query);
      await expect(hit, `the answer before ${name}`).toHaveText(BEFORE.hit);
      await field.fill(text);
      await expect(hit.filter({ hasNotText: BEFORE.hit }).or(nothing), name).toBeVisible();
      await expectNothingInjected(page);
    });
  }
}

test('whatever is typed into the box, it shows results or "No results"', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, '/overview/privacy-policy');
  await searchBox(page).click();
  const nothing = suggestions(page).getByText('No results');
  await expectAnswers(page, INTO_BOX, searchBox(page), hits(page).first(), nothing);
  expect(errors).toEqual([]);
});

test('whatever is typed into the search page, it shows results or "No results"', async ({ page }) => {
  const errors = collectErrors(page);
  await open(page, '/search');
  const main = page.getByRole('main');
  const first = main.getByRole('listitem').first();
  await expectAnswers(page, INTO_PAGE, searchField(page), first, main.getByText('No results'));
  expect(errors).toEqual([]);
});

/** Addresses that an attacker may have made. */
const QUERIES: readonly [name: string, query: string][] = [
  ...INPUTS.filter(([name]) =>
    ['HTML', 'quotes', 'backslashes', 'half a character', 'a control character'].includes(name),
  ).map(([name, text]): [string, string] => [name, new URLSearchParams({ q: text }).toString()]),
  ['a broken escape', 'q=wallet%E0%A4%A'],
  ['two queries', 'q=wallet&q=network'],
  ['a script as its context', 'q=wallet&ctx=javascript:alert(1)'],
  ['another site as its version', 'q=wallet&version=//evil.example/'],
];

test('the search page reads its input from the address', async ({ page, baseURL }) => {
  const errors = collectErrors(page);
  const elsewhere = collectStrangers(page, baseURL);
  for (const [name, query] of sampleOf(QUERIES, 5)) {
    await test.step(name, async () => {
      await open(page, `/search?${query}`);
      const main = page.getByRole('main');
      const results = main.getByRole('listitem').getByRole('link');
      const retry = main.getByRole('button', { name: 'Retry' });
      await expect(results.first().or(main.getByText('No results')).or(retry), name).toBeVisible();
      await expectNothingInjected(page);
      expect(elsewhere, name).toEqual([]);
      // An unknown version answers 404, and the browser logs that.
      expect(
        errors.filter((error) => !error.includes('404')),
        name,
      ).toEqual([]);
    });
  }
});
