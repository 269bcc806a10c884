import { expect, test, type Page } from '@playwright/test';
import { accessibilityTree, within, type AccessibleNode } from '../support/accessibilityTree.ts';
import { layOutAll, showView, violations } from '../support/axe.ts';
import { smallTargets } from '../support/layoutFaults.ts';
import { removeOtherOperations, removeOtherSchemas } from '../support/removeOtherOperations.ts';
import { splitIntoGroups } from '../support/splitIntoGroups.ts';
import { isLong } from '../support/long.ts';
import { typeQuery } from '../support/search.ts';
import { open } from '../support/site.ts';

/** One page of each kind, and whether a sidebar lists it. */
const KINDS: readonly [kind: string, route: string, isInSidebar: boolean][] = [
  ['home', '/', false],
  ['guide', '/products/nacre-auth', true],
  ['errors', '/products/embedded-wallet/exceptions', true],
  ['glossary', '/roadmap-and-references/glossary', true],
  ['changelog', '/overview/changelog', true],
  ['symbol', '/api/sdk-base/Class.Client', true],
  ['API', '/backend-openapi', true],
  ['results', '/search?q=network', false],
  ['not found', '/no-such-page', false],
];

/** The kinds that differ most, which axe checks in the view that differs most from that of everyPage.spec.ts. */
const FOR_AXE = ['home', 'guide', 'results'];

function tabFaults(nodes: readonly AccessibleNode[]): string[] {
  const tabs = nodes.filter(({ role }) => role === 'tab');
  const lists = nodes.filter(({ role }) => role === 'tablist');
  const panels = nodes.filter(({ role }) => role === 'tabpanel');
  const panelOf = ({ properties }: AccessibleNode) => {
    const [controlled] = (properties.controls ?? []) as { backendDOMNodeId: number }[];
    return panels.find(({ element }) => element === controlled?.backendDOMNodeId);
  };
  const selected = tabs.filter(({ properties }) => properties.selected === true);
  return [
    ...lists.filter(({ name }) => name === '').map(() => 'a list of tabs has no name'),
    ...lists
      .filter((list) => selected.filter((tab) => within(tab, 'tablist') === list).length !== 1)
      .map(({ name }) => `not one tab of "${name}" is selected`),
    ...tabs.filter(({ name }) => name === '').map(() => 'a tab has no name'),
    ...selected
      .filter((tab) => panelOf(tab)?.name !== tab.name)
      .map(({ name }) => `the panel of the tab "${name}" is not called so`),
    ...(panels.length === selected.length ? [] : ['a panel shows without its tab']),
  ];
}

/** Finds tabs whose panel isn't on the page. The accessibility tree doesn't contain hidden panels. */
const tabsWithoutPanel = (page: Page) =>
  page.locator('[role="tab"]').evaluateAll((all) =>
    all
      .filter((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return panel?.role !== 'tabpanel' || panel.getAttribute('aria-labelledby') !== tab.id;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );

/** Returns the text of the visible headings. */
const writtenHeadings = (page: Page) =>
  page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((all) =>
    all
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const copy = heading.cloneNode(true) as HTMLElement;
        for (const link of copy.querySelectorAll('.hash-link')) link.remove();
        return copy.textContent.replace(/\s+/g, ' ').trim();
      })
      .toSorted(),
  );

/** Returns the visible elements marked as current. */
const currentEntries = (page: Page) =>
  page
    .locator('[aria-current]:not([aria-current="false"])')
    .evaluateAll((all) =>
      all
        .filter((entry) => entry.checkVisibility())
        .map((entry) => [
          entry.getAttribute('aria-current'),
          entry instanceof HTMLAnchorElement ? new URL(entry.href).pathname : entry.textContent,
        ]),
    );

/** Finds tab stops that neither are controls nor scroll with a label. */
const deadStops = (page: Page) =>
  page
    .locator('[tabindex="0"]:not(a, button, input, select, textarea, summary, [role="tab"], [role="button"])')
    .evaluateAll((all) =>
      all
        .filter((stop) => stop.checkVisibility())
        .filter(
          (stop) =>
            (stop.scrollWidth <= stop.clientWidth && stop.scrollHeight <= stop.clientHeight) ||
            !stop.getAttribute('aria-label'),
        )
        .map((stop) => stop.outerHTML.slice(0, 100)),
    );

/** Finds words of headings, buttons and table headers that break across lines without a hyphen. */
const brokenWords = (page: Page) =>
  page.locator('h1, h2, h3, h4, button, summary, th, [role="tab"]').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            // A code name that is wider than the page must break somewhere.
            if (tops.size > 1 && word.length < 16)
              broken.push(`${word} in "${element.textContent.slice(0, 60)}"`);
          }
        }
        return broken;
      }),
  );

/** `npm test` looks at the kinds that differ most. */
const kinds = KINDS.filter(
  ([kind]) => isLong || ['home', 'guide', 'errors', 'API', 'results'].includes(kind),
);

for (const [name, group] of splitIntoGroups(kinds, 3)) {
  test(`names, current entry, stops and sizes are in order: pages ${name}`, async ({ page }) => {
    for (const [kind, route, isInSidebar] of group) {
      await test.step(kind, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, route);
        if (kind === 'results') await expect(page.getByRole('main').locator('h3').first()).toBeVisible();
        // All operations have the same structure, and each check of the whole page is slow.
        if (kind === 'API' && !isLong) {
          await removeOtherOperations(page, ['create-passport', 'list-orders']);
          await removeOtherSchemas(page, ['schema-passport', 'schema-passport-id']);
        }
        await layOutAll(page);
        let nodes: AccessibleNode[] = [];
        let headings: AccessibleNode[] = [];
        // The texts of the search load after the first results, and may change them.
        await expect(async () => {
          nodes = await accessibilityTree(page);
          headings = nodes.filter(({ role }) => role === 'heading');
          expect(headings.map(({ name }) => name.replace(/\s+/g, ' ')).toSorted()).toEqual(
            await writtenHeadings(page),
          );
        }).toPass({ timeout: 30_000 });
        expect(headings.filter(({ properties }) => properties.level === 1)).toHaveLength(1);
        expect(tabFaults(nodes)).toEqual([]);
        expect(await tabsWithoutPanel(page)).toEqual([]);
        expect(await deadStops(page)).toEqual([]);

        const current = await currentEntries(page);
        const { pathname } = new URL(route, page.url());
        // The API page's sidebar marks the visible operation, and has no entry for the page itself.
        const isPage = isInSidebar && kind !== 'API';
        expect(current.filter(([what]) => what === 'page')).toEqual(isPage ? [['page', pathname]] : []);
        expect(current.filter(([what]) => what !== 'page').map(([what]) => what)).toEqual(
          isInSidebar ? (isPage ? ['true'] : ['true', 'location']) : [],
        );

        await showView(page, 'dark', 375);
        expect(await smallTargets(page)).toEqual([]);
        if (FOR_AXE.includes(kind) && !isLong) expect(await violations(page, kind)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await brokenWords(page)).toEqual([]);
      });
    }
  });
}

/** Waits until all animations end, because a text that fades in has less contrast. */
const animationsEnd = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished' || playState === 'idle'),
  );

// Checks the bar only, because the open list covers parts of other targets.
test('axe finds nothing in the open search list, and in the open drawer', async ({ page }) => {
  await open(page, '/overview/privacy-policy');
  await typeQuery(page, 'network');
  expect(await violations(page, 'with hits', '.navbar')).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('qzxqzxqzx');
  await expect(page.locator('.navbar__search')).toContainText('No results');
  expect(await violations(page, 'without hits', '.navbar')).toEqual([]);

  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/overview/privacy-policy');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeInViewport();
  await animationsEnd(page);
  expect(await violations(page, 'second menu')).toEqual([]);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(page.locator('.navbar-sidebar a[href="/overview/privacy-policy"]')).not.toBeInViewport();
  await animationsEnd(page);
  expect(await violations(page, 'main menu')).toEqual([]);
});

/** Runs in the page, and sets the text spacing of WCAG 1.4.12. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  );
  document.adoptedStyleSheets = [sheet];
}

test('with wide text spacing no page scrolls sideways', async ({ page }) => {
  for (const [kind, route] of KINDS) {
    await test.step(kind, async () => {
      await open(page, route);
      await page.evaluate(spaceText);
      for (const width of [320, 720]) {
        await page.setViewportSize({ width, height: 640 });
        const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(excess, `at ${width} px`).toBe(0);
      }
    });
  }
});
