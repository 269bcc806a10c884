import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readFinishedBuild } from '../../../deploy/FinishedBuild.ts';
import { collectPages } from '../../mcp/scripts/collectPages.ts';
import type { Redirect } from '../../../src/config/redirects.ts';
import { redirectPages } from '../src/redirects/index.ts';
import { findViolations } from '../src/policy/violations.ts';
import { writeFiles } from '../../model/src/SiteFile.ts';
import { writeSmallBuild } from '../../../tests/support/hosts/smallBuild.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const { root: outDir } = folderOfEachTest();

const rule = (from: string, to: string): Redirect => ({ from, to, since: '2026-11-23' });
const selectorNames = (...names: string[]) => ({ names: new Set(names) });

/**
 * Runs the step for rules on a site with a page, an index page, and
 * a page hidden from search engines. Returns the written files.
 */
function make(rules: readonly Redirect[], baseUrl = '/'): Record<string, string> {
  const site = {
    outDir,
    baseUrl,
    siteConfig: { url: 'https://docs.test' },
    pages: [
      { path: `${baseUrl}guide`, title: 'Sign in & out', ...selectorNames('#sign-out') },
      { path: `${baseUrl}faq/`, title: 'Questions', ...selectorNames() },
    ],
    otherFiles: [
      { file: 'tokens/index.html', html: '<title data-rh=true>Tokens | Docs</title>', ...selectorNames() },
    ],
  };
  const { files = [] } = redirectPages(site as unknown as Parameters<typeof redirectPages>[0], rules);
  return Object.fromEntries([...files].map(({ path: file, content }) => [file, String(content)]));
}

describe('at an old address', () => {
  it('a page redirects, with a link, and names the new one to search engines', () => {
    const html = make([rule('/old/login', '/guide#sign-out')], '/docs/')['old/login/index.html'] ?? '';
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/guide#sign-out">');
    expect(html).toContain('<link rel="canonical" href="https://docs.test/docs/guide">');
    expect(html).toContain('<a href="/docs/guide#sign-out">Sign in &amp; out</a>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('the page has the policy, and needs nothing that it forbids', () => {
    const html = make([rule('/old', '/guide')])['old/index.html'] ?? '';
    expect(html).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'self'; /);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('refresh'));
    expect(findViolations(html)).toEqual([]);
    expect(html).not.toContain('<script');
  });

  it('its Markdown links to the Markdown of the new page, if there is any', () => {
    const files = make([
      rule('/old', '/guide#sign-out'),
      rule('/help/', '/faq/'),
      rule('/colors', '/tokens'),
    ]);
    expect(Object.keys(files).toSorted()).toEqual(
      ['colors.md', 'colors/index.html', 'help.md', 'help/index.html', 'old.md', 'old/index.html'].toSorted(),
    );
    expect(files['old.md']).toContain("It's now at [Sign in & out](https://docs.test/guide.md).");
    expect(files['help.md']).toContain('(https://docs.test/faq.md)');
    expect(files['colors.md']).toContain("It's now at [Tokens](https://docs.test/tokens).");
  });

  it.each([
    [rule('/old', '/nowhere'), 'the rule for /old leads to /nowhere, but the build has no such page'],
    [rule('/old', '/faq'), 'the rule for /old leads to /faq, but the build has no such page'],
    [rule('/old', '/guide#none'), 'the rule for /old leads to /guide#none, but the page has no such anchor'],
    [rule('/guide', '/faq/'), 'the rule for /guide is for a page that still exists'],
  ])('the build stops at %o', (invalidRule, message) => {
    writeFiles(outDir, [{ path: 'guide/index.html', content: '' }]);
    expect(() => make([invalidRule])).toThrow(`src/config/redirects.json: ${message}`);
  });
});

describe.each(['/', '/sub/'])('a build below %s with old addresses', (base) => {
  beforeEach(() => writeSmallBuild(outDir, base));

  it('has no page for a host there, only the redirect', () => {
    const { pages, moved: redirects } = readFinishedBuild(outDir);
    expect(pages.map(({ path: pagePath }) => pagePath).toSorted()).toEqual(
      ['', 'mcp/', 'overview', 'overview/changelog', 'search'].toSorted(),
    );
    expect(redirects).toEqual([
      { file: 'find/index.html', path: 'find', to: 'search', markdownTo: 'search' },
      {
        file: 'overview/news/index.html',
        path: 'overview/news',
        to: 'overview/changelog#new',
        markdownTo: 'overview/changelog.md',
      },
    ]);
  });

  it('has no page for assistants there, only the redirect', () => {
    const facts = (name: string) =>
      `---\ntitle: "A"\ndescription: "B"\nurl: "https://docs.example.com${base}${name}"\n---\n`;
    for (const file of ['index', 'overview', 'overview/changelog', 'mcp'])
      writeFiles(outDir, [{ path: `${file}.md`, content: facts(file === 'index' ? '' : file) }]);
    const { pages, moved: redirects } = collectPages(outDir, path.join(outDir, 'collected'));
    expect(pages.map(({ route }) => route).filter((route) => !route.endsWith('.txt'))).toEqual(
      expect.not.arrayContaining(['/overview/news', '/find']),
    );
    expect(redirects).toEqual({ '/find': '/search', '/overview/news': '/overview/changelog' });
  });
});
