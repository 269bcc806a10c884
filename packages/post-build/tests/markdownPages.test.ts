import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { markdownPath } from '../../../src/config/markdownPath.ts';
import { readTable } from '../../model/src/readTable.ts';
import { Links } from '../src/markdown/links.ts';
import { findSplitPoints } from '../src/markdown/splitPoints.ts';
import { filesOfIds, partsOf } from '../src/markdown/parts.ts';
import { toMarkdownPage, type PageSource } from '../src/markdown/MarkdownPage.ts';
import { readContent } from '../src/BuiltPage.ts';
import { stringifyTree } from '../src/markdown/toMarkdown.ts';

const site = { url: 'https://docs.test', baseUrl: '/' };
const routes = ['/', '/guide', '/faq/', '/faq/tokens', '/api-page'];

function built(body: string, path = '/guide'): PageSource {
  const html = `<!doctype html><html><head><title>Guide | Docs</title><meta name="description" content="About &quot;it&quot;."></head><body><article><nav>Home</nav><div class="theme-doc-markdown markdown">${body}</div></article></body></html>`;
  const { article, facts } = readContent(path, html, ' | Docs');
  return { path, article, articleHtml: body, ...facts };
}

function linksFor(...pages: PageSource[]): Links {
  const links = new Links(site, routes);
  for (const page of pages) links.collect(page.path, page.links);
  return links;
}

function markdown(body: string, ...otherPages: PageSource[]): string {
  const page = built(body);
  const { text, tree } = toMarkdownPage(page, linksFor(page, ...otherPages), site);
  expect(text).toBe(stringifyTree(tree));
  return text.trim();
}

/** Elements of a page, and their Markdown. */
it.each(readTable('packages/post-build/tests/markdown.tsv', ['name', 'html', 'markdown']))('$name', (row) => {
  expect(markdown(row.html)).toBe(row.markdown);
});

describe('a page', () => {
  it('returns its title without the site’s name, its description and its Markdown block only', () => {
    const page = built('<p>Text</p>');
    expect(page).toMatchObject({ title: 'Guide', description: 'About "it".' });
    expect((page.article as Element).children).toHaveLength(1);
  });

  it('is read from main if there is no document, and an error if there is neither', () => {
    const read = (body: string) => readContent('/', `<title>Home</title><body>${body}`, ' | Docs');
    expect(read('<nav>x</nav><main><p>Home</p></main>').article.tagName).toBe('main');
    expect(() => read('<p>Nothing</p>')).toThrow(
      'neither an element of the class theme-doc-markdown nor a main element',
    );
  });

  it.each([
    ['/guide', '/', '/guide.md'],
    ['/faq/', '/', '/faq.md'],
    ['/', '/', '/index.md'],
    ['/docs/', '/docs/', '/docs/index.md'],
    ['/docs', '/docs/', '/docs/index.md'],
    ['/docs/guide', '/docs/', '/docs/guide.md'],
    ['/api/sdk-base/Class.Client', '/', '/api/sdk-base/Class.Client.md'],
  ])('at %s under %s has its Markdown at %s', (path, baseUrl, file) => {
    expect(markdownPath(path, baseUrl)).toBe(file);
  });
});

describe('tabs', () => {
  const tabs = (labels: string[], panels: string[]) =>
    `<div class="theme-tabs-container"><ul role="tablist">${labels.map((label) => `<li role="tab">${label}</li>`).join('')}</ul><div>${panels.map((panel) => `<div role="tabpanel" hidden>${panel}</div>`).join('')}</div></div>`;

  it('stop the build if the HTML lacks a panel', () => {
    expect(() => markdown(tabs(['npm', 'Yarn'], ['<p>one</p>']))).toThrow('2 tabs (npm, Yarn) have 1 panels');
    const page = built(tabs(['npm'], []));
    // Fails as soon as the page is known.
    expect(() => toMarkdownPage(page, linksFor(page), site)).toThrow('1 tabs (npm) have 0 panels');
  });
});

it('keeps the id of an element that any page links to', () => {
  const linkingPage = built('<p><a href="/guide#row">row</a></p>', '/faq/');
  const html =
    '<table><tr><th>Code</th></tr><tr id="row"><td>one</td></tr><tr id="unused"><td>two</td></tr></table><p id="_R_1_">p</p>';
  expect(markdown(html, linkingPage)).toBe('| Code |\n| - |\n| one {#row} |\n| two |\n\np');
  expect(markdown('<div id="row"><p>text</p></div>', linkingPage)).toBe('{#row}\n\ntext');
  const headed = '<div id="row"><div><h4><a href="#row"><code>a/b</code></a></h4></div><p>text</p></div>';
  expect(markdown(headed, linkingPage)).toBe('#### `a/b` {#row}\n\ntext');
  expect(markdown('<div id="row"><h4 id="own">own</h4></div>', linkingPage)).toBe('{#row}\n\n#### own');
  expect(markdown('<p><a id="row"></a> text</p>', linkingPage)).toBe('{#row} text');
});

describe('a page in parts', () => {
  const page = built(
    '<h1>API</h1><p>Intro</p><h2 id="orders">Orders</h2><p><a href="#get-order">Get</a> <a href="#API">up</a></p><h3 id="get-order">Get an order</h3><h4 id="x">Body</h4><h2 id="users">Users</h2><h3 id="get-user">Get a user</h3><p><a href="/api-page#orders">Orders</a></p>',
    '/api-page',
  );
  const links = linksFor(page);
  const cuts = findSplitPoints(page.article, 10_000);
  links.addParts(page.path, cuts, filesOfIds(page, cuts, site));
  const markdownPage = toMarkdownPage(page, links, site);
  const parts = partsOf(markdownPage, cuts, site);

  it('has a part for each heading of the second level, which becomes its first heading', () => {
    expect(parts.map(({ file, title, path }) => [file, title, path])).toEqual([
      ['/api-page/orders.md', 'Guide: Orders', '/api-page#orders'],
      ['/api-page/users.md', 'Guide: Users', '/api-page#users'],
    ]);
    expect(parts[0]?.text).toBe(
      '# Orders\n\n[Get](https://docs.test/api-page/orders.md#get-order) [up](https://docs.test/api-page.md#API)\n\n## Get an order {#get-order}\n\n### Body {#x}\n',
    );
    expect(parts.map(({ description }) => description)).toEqual(['Get up', 'Orders']);
  });

  it('describes each part by several headings or entries, or by its first sentences', () => {
    const about = (body: string) => {
      const aboutPage = built(`<h2 id="a">A</h2>${body}`, '/api-page');
      const pageLinks = linksFor(aboutPage);
      return partsOf(
        toMarkdownPage(aboutPage, pageLinks, site),
        findSplitPoints(aboutPage.article, 10_000),
        site,
      )[0]?.description;
    };
    expect(about('<h3>One</h3><h3>Two</h3><p>Text.</p>')).toBe('One, Two');
    expect(about('<p><strong>Bad</strong></p><p>x</p><p><strong>Gone</strong></p>')).toBe('Bad, Gone');
    expect(about('<ul><li>Short. This one is long enough to be the last of them all. No.</li></ul>')).toBe(
      'Short. This one is long enough to be the last of them all.',
    );
  });

  it('splits a long section into further files, each with the heading and working links', () => {
    const entry = (name: string) =>
      `<div id="schema-${name}"><p><code>${name}</code> ${'x'.repeat(60)}</p></div>`;
    const long = built(
      `<h1>API</h1><h2 id="intro">Intro</h2><p>Short.</p><h2 id="schemas">Schemas</h2><div>${['A', 'B', 'C', 'D', 'E'].map(entry).join('')}</div><p><a href="#schema-E">E</a></p>`,
      '/api-page',
    );
    const pageLinks = linksFor(long);
    const splitPoints = findSplitPoints(long.article, 150);
    pageLinks.addParts(long.path, splitPoints, filesOfIds(long, splitPoints, site));
    const longParts = partsOf(toMarkdownPage(long, pageLinks, site), splitPoints, site);
    expect(longParts.map(({ file, title, path, description }) => [file, title, path, description])).toEqual([
      ['/api-page/intro.md', 'Guide: Intro', '/api-page#intro', 'Short.'],
      ['/api-page/schemas.md', 'Guide: Schemas (1 of 3)', '/api-page#schemas', expect.stringMatching(/^A x/)],
      [
        '/api-page/schemas-2.md',
        'Guide: Schemas (2 of 3)',
        '/api-page#schema-C',
        expect.stringMatching(/^C x/),
      ],
      ['/api-page/schemas-3.md', 'Guide: Schemas (3 of 3)', '/api-page#schema-E', expect.any(String)],
    ]);
    expect(longParts[2]?.text).toMatch(/^# Schemas \(2 of 3\)\n\n\{#schema-C\}\n\n`C` x+\n\n`D`/);
    expect(longParts[3]?.text).toContain('[E](https://docs.test/api-page/schemas-3.md#schema-E)');
  });

  it('is split only at its subsections if it has any', () => {
    const sub = (name: string) => `<h3 id="${name}">${name}</h3><div id="in-${name}">${'x'.repeat(90)}</div>`;
    const long = built(`<h2 id="orders">Orders</h2>${['a', 'b', 'c'].map(sub).join('')}`, '/api-page');
    expect(findSplitPoints(long.article, 95).map(({ id }) => id)).toEqual(['orders', 'a', 'b', 'c']);
    expect(findSplitPoints(long.article, 200).map(({ id }) => id)).toEqual(['orders', 'c']);
  });

  it('stops the build if a part would start inside an element', () => {
    const inside = built('<h2 id="a">A</h2><blockquote><p id="b">B</p></blockquote>', '/api-page');
    const splitPoints = findSplitPoints(inside.article, 1);
    const pageLinks = linksFor(inside);
    pageLinks.addParts(inside.path, splitPoints, filesOfIds(inside, splitPoints, site));
    expect(() => partsOf(toMarkdownPage(inside, pageLinks, site), splitPoints, site)).toThrow('#b');
  });

  it('keeps its own headings unchanged', () => {
    expect(stringifyTree(markdownPage.tree)).toContain('## Orders');
    expect(stringifyTree(markdownPage.tree)).toContain('### Get an order');
  });
});
