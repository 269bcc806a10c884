import { expect, test, type Page } from '@playwright/test';
import { mcpPackage, mcpSetup } from '../../src/config/mcpSetup.ts';
import { site } from '../../src/config/site.ts';
import { readPage } from '../support/build.ts';
import { collectErrors, collectRequests, waitForHydration, open } from '../support/site.ts';

const route = '/products/nacre-auth';
const markdown = `${route}.md`;
const menu = (page: Page) => page.locator('article details').filter({ hasText: 'View as Markdown' });
const button = (page: Page) => menu(page).locator('summary');
const item = (page: Page, name: string) => menu(page).getByText(name, { exact: true });
const status = (page: Page) => menu(page).getByRole('status');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the menu of a page copies it, links to assistants, and is about the current page', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const scripts = collectRequests(page, (request, { href }) => request.resourceType() === 'script' && href);
  await page.goto(route);
  await waitForHydration(page);

  await test.step('the note for agents is out of view, out of the tab order and silent', async () => {
    const note = page.locator('body > .agents-note');
    await expect(note).toHaveAttribute('aria-hidden', 'true');
    const box = await note.boundingBox();
    expect((box?.width ?? 9) * (box?.height ?? 9)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
    await expect(page.locator('body')).not.toMatchAriaSnapshot('- text: /For AI agents/');
  });

  await test.step('its script loads when a reader turns to it, not before', async () => {
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    expect(before).toBeGreaterThan(0);
    await button(page).hover();
    await expect.poll(() => scripts.length).toBe(before + 1);
    const [script = ''] = scripts.slice(before);
    expect(await (await request.get(script)).text()).toContain('could not be loaded');
  });

  await test.step('the page is copied as its Markdown, and that is announced', async () => {
    await button(page).click();
    await item(page, 'Copy page as Markdown').click();
    await expect(status(page)).toHaveText('Copied the page.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await request.get(markdown)).text());
    expect(copied).toContain('# Nacre Auth');
    expect(errors).toEqual([]);
  });

  await test.step('the MCP setup is copied as JSON that a client can read', async () => {
    await item(page, 'Copy MCP setup').click();
    await expect(status(page)).toHaveText('Copied the MCP setup.');
    const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toEqual(mcpSetup());
    // The setup names the package that the docs serve. Its name
    // alone would lead nowhere, or to another publisher's package.
    expect(mcpPackage()).toMatch(/\/downloads\/nacre-docs-mcp-[\d.]+-[\da-f]{10}\.tgz$/);
    expect(copied).toEqual({ mcpServers: { 'nacre-docs': { command: 'npx', args: ['-y', mcpPackage()] } } });
  });

  await test.step('assistants open in a new tab, with the page’s Markdown in the question', async () => {
    for (const [name, host] of [
      ['Open in ChatGPT', 'chatgpt.com'],
      ['Open in Claude', 'claude.ai'],
    ] as const) {
      const link = item(page, name);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.host).toBe(host);
      expect(address.searchParams.get('q')).toContain(`${site.url}${markdown}`);
    }
  });

  await test.step('it closes on a press outside and when the focus leaves it', async () => {
    await expect(item(page, 'View as Markdown')).toBeVisible();
    await page.locator('h1').click();
    await expect(menu(page)).not.toHaveAttribute('open');
    await button(page).click();
    await item(page, 'Copy MCP setup').focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).not.toHaveAttribute('open');
  });

  await test.step('after a navigation inside the site it is about the new page', async () => {
    await page.locator('.menu__link[href="/products/tokenization"]').first().click();
    await expect(page).toHaveURL('/products/tokenization');
    await expect(item(page, 'View as Markdown')).toHaveAttribute('href', '/products/tokenization.md');
    const alternate = page.locator('head link[type="text/markdown"]');
    await expect(alternate).toHaveAttribute('href', `${site.url}/products/tokenization.md`);
  });

  await test.step('the keyboard opens it, reaches everything in it, copies and closes it', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toHaveAttribute('open', '');
    const names: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(names).toEqual([
      'Copy page as Markdown',
      'View as Markdown',
      'Open in ChatGPT',
      'Open in Claude',
      'Copy MCP setup',
    ]);
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Copied the MCP setup.');
    await page.keyboard.press('Escape');
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(button(page)).toBeFocused();
  });

  await test.step('it is on every document, at its own address, and not on the home page', () => {
    for (const path of ['/technical-guides/faq', '/backend-openapi', '/api/introduction'])
      expect(readPage(path)).toMatch(new RegExp(`<a href="?${path}\\.md[" >]`));
    expect(readPage('/')).not.toContain('View as Markdown');
  });
});

test('failures of the menu are reported', async ({ page }) => {
  const errors = collectErrors(page);
  /** Presses an entry on a page that was just opened. */
  const copyPage = async () => {
    await button(page).click();
    await item(page, 'Copy page as Markdown').click();
  };

  await test.step('a script that does not load', async () => {
    await open(page, route);
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (handled) => handled.abort());
    await copyPage();
    await expect(status(page)).toHaveText('Not copied: a part of this page could not be loaded.');
    await page.unroute('**/*.js');
  });

  await test.step('Markdown that is answered with a page', async () => {
    await page.route(`**${markdown}`, (handled) =>
      handled.fulfill({ contentType: 'text/html', body: '<p>' }),
    );
    await open(page, route);
    await copyPage();
    await expect(status(page)).toHaveText('Not copied: the Markdown could not be loaded.');
    await page.unroute(`**${markdown}`);
  });

  await test.step('a clipboard that refuses', async () => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      const value = { write: refuse, writeText: refuse };
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    });
    await open(page, route);
    await copyPage();
    await expect(status(page)).toHaveText('Not copied: the browser does not allow it here.');
    await item(page, 'Copy MCP setup').click();
    await expect(status(page)).toHaveText('Not copied: the browser does not allow it here.');
  });

  await test.step('a browser without a clipboard is no crash', async () => {
    errors.length = 0;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, route);
    await copyPage();
    await expect(status(page)).toHaveText('Not copied: the browser does not allow it here.');
    expect(errors).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens and its links work, and entries that need a script are hidden', async ({ page }) => {
    await page.goto(route);
    await button(page).click();
    await expect(item(page, 'View as Markdown')).toBeVisible();
    await expect(item(page, 'Open in Claude')).toBeVisible();
    await expect(item(page, 'Copy page as Markdown')).toBeHidden();
    const response = await page.request.get(
      (await item(page, 'View as Markdown').getAttribute('href')) ?? '',
    );
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/markdown');
  });
});
