import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { markdownPath } from '../../../src/config/markdownPath.ts';
import { Links } from '../src/markdown/links.ts';
import { findSplitPoints } from '../src/markdown/splitPoints.ts';
import { registerParts, partsOf } from '../src/markdown/parts.ts';
import { toMarkdownPage, type PageSource } from '../src/markdown/MarkdownPage.ts';
import { readContent } from '../src/BuiltPage.ts';
import { stringifyTree } from '../src/markdown/toMarkdown.ts';

const site = { url: 'https://docs.test', baseUrl: '/' };
const routes = ['/', '/guide', '/faq/', '/faq/tokens', '/api-page'];

function built(body: string, path = '/guide'): PageSource {
  const html = `<!doctype html><html><head><title>Guide | Docs</title><meta name="description" content="About &quot;it&quot;."></head><body><article><nav>Home</nav><div class="theme-doc-markdown markdown">${body}</div></article></body></html>`;
  const { article, facts } = readContent(path, html, ' | Docs');
  return { path, article, ...facts };
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

const codeBlock = (lines: string[], { language = 'ts', title = '' } = {}) =>
  `<div class="language-${language} theme-code-block">${title && `<div class="title_x">${title}</div>`}<div><pre class="prism-code language-${language}"><code>${lines
    .map((line) => `<div class="token-line"><span class="token plain">${line}</span><br></div>`)
    .join('')}</code></pre><div class="buttons"><button aria-label="Copy">Copy</button></div></div></div>`;

describe('a type of the reference', () => {
  const type = (inside: string) => markdown(`<p><span class="type">${inside}</span>: the result</p>`);
  const link = (name: string) => `<a href="/guide#${name}"><code>${name}</code></a>`;

  it('is one piece of code, with its link around it or its links after it', () => {
    expect(type('<code>string</code>')).toContain('`string`: the result');
    expect(type(`<code>Promise&lt;</code>${link('Balance')}<code>&gt;</code>`)).toMatch(
      /\[`Promise<Balance>`\]\(\S+\): the result/,
    );
    expect(type(`${link('Result')}<code>&lt;</code>${link('Balance')}<code>&gt;</code>`)).toMatch(
      /`Result<Balance>` \(\[`Result`\]\(\S+\), \[`Balance`\]\(\S+\)\): the result/,
    );
  });
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

  it('become blocks below their labels', () => {
    expect(
      markdown(tabs(['npm', 'Yarn'], ['<p>one</p>', codeBlock(['yarn add x'], { language: 'bash' })])),
    ).toBe('**npm**\n\none\n\n**Yarn**\n\n```bash\nyarn add x\n```');
  });

  it('are expanded inside other tabs, with the labels of both', () => {
    const inner = tabs(['npm', 'pnpm'], ['<p>a</p>', '<p>b</p>']);
    expect(markdown(tabs(['JavaScript', 'React'], [inner, '<p>c</p>']))).toBe(
      '**JavaScript**\n\n**npm**\n\na\n\n**pnpm**\n\nb\n\n**React**\n\nc',
    );
  });

  it('are found when the list of tabs has a wrapper with buttons', () => {
    const html =
      '<div><div class="bar"><div role="tablist"><button role="tab">curl</button></div><button>Copy</button></div><div role="tabpanel"><p>call</p></div></div>';
    expect(markdown(html)).toBe('**curl**\n\ncall');
  });

  it('stop the build if the HTML lacks a panel', () => {
    expect(() => markdown(tabs(['npm', 'Yarn'], ['<p>one</p>']))).toThrow('2 tabs (npm, Yarn) have 1 panels');
    const page = built(tabs(['npm'], []));
    // Fails as soon as the page is known.
    expect(() => toMarkdownPage(page, linksFor(page), site)).toThrow('1 tabs (npm) have 0 panels');
  });
});

describe('code', () => {
  it('keeps every byte, its language and its title, and loses its buttons', () => {
    const html = codeBlock(['if (a &lt; b) {', '', '  go();  ', '}', ''], { title: 'src/a.ts' });
    expect(markdown(html)).toBe('```ts title="src/a.ts"\nif (a < b) {\n\n  go();  \n}\n\n```');
  });

  it('with backticks gets a longer fence', () => {
    expect(markdown(codeBlock(['```ts', 'nested', '```'], { language: 'md' }))).toBe(
      '````md\n```ts\nnested\n```\n````',
    );
  });

  it('without a language is fenced too, and a title is not mistaken for one', () => {
    expect(markdown('<pre><code>plain</code></pre>')).toBe('```\nplain\n```');
    const titled =
      '<div class="theme-code-block"><div>Output</div><div><pre><code>x</code></pre></div></div>';
    expect(markdown(titled)).toBe('```text title="Output"\nx\n```');
  });

  it('stays inside its list item and its quote', () => {
    expect(markdown(`<ol><li><p>First</p>${codeBlock(['a', '', 'b'])}</li></ol>`)).toBe(
      '1. First\n\n   ```ts\n   a\n\n   b\n   ```',
    );
  });

  it('inline keeps backticks, pipes and its length', () => {
    const long = 'x'.repeat(300);
    expect(markdown(`<p>See <code>a\`b</code>, <code>a | b</code> and <code>${long}</code>.</p>`)).toBe(
      `See \`\`a\`b\`\`, \`a | b\` and \`${long}\`.`,
    );
  });

  it('inline has no line break opportunities', () => {
    expect(markdown('<p><code>sdk/<wbr>not-found</code></p>')).toBe('`sdk/not-found`');
  });
});

describe('tables', () => {
  it('keep pipes and links in their cells, and separate lines', () => {
    const html =
      '<table><thead><tr><th>Type</th><th>Use</th></tr></thead><tbody><tr><td><code>a | b</code><br>c | d</td><td><p>One</p><p><a href="/guide">two</a></p></td></tr></tbody></table>';
    expect(markdown(html)).toBe(
      '| Type | Use |\n| - | - |\n| `a \\| b`; c \\| d | One; [two](https://docs.test/guide.md) |',
    );
  });

  it.each([
    ['Stellar<br><span class="kind">Stellar, live</span>', 'Stellar; Stellar, live'],
    ['<p>One.</p>\n<p>Two:</p> <div>three</div>', 'One. Two: three'],
    ['<em>one<br>two</em> three<br>', '_one; two_ three'],
    ['<br><p><br></p>', ''],
    ['<div><p>one</p></div><p>two</p>four', 'one; two; four'],
  ])('separate the lines of %s', (cell, written) => {
    const html = `<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>${cell}</td></tr></tbody></table>`;
    expect(markdown(html)).toBe(`| A |\n| - |\n| ${written && `${written} `}|`);
  });

  it('have their caption above', () => {
    expect(markdown('<table><caption>Codes</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>')).toBe(
      '**Codes**\n\n| A |\n| - |\n| 1 |',
    );
  });

  it('become lists if a cell contains code, a list or a table', () => {
    const html = `<table><thead><tr><th>Name</th><th>Sample</th></tr></thead><tbody><tr><td>One</td><td>${codeBlock(['go();'])}</td></tr><tr><td>Two</td><td>none</td></tr></tbody></table>`;
    expect(markdown(html)).toBe(
      '- **Name:** One\n\n  **Sample:**\n\n  ```ts\n  go();\n  ```\n\n- **Name:** Two\n\n  **Sample:** none',
    );
  });
});

describe('other components', () => {
  it('opens details below their summary', () => {
    expect(markdown('<details><summary>More <b>on it</b></summary><div><p>Inside</p></div></details>')).toBe(
      '**More on it**\n\nInside',
    );
  });

  it('keeps a heading that is a summary', () => {
    expect(markdown('<details><summary><h3 id="why">Why</h3></summary><p>So</p></details>')).toBe(
      '### Why\n\nSo',
    );
  });

  it('quotes an admonition with its title', () => {
    const html =
      '<div class="theme-admonition theme-admonition-tip alert"><div><span><svg viewBox="0 0 1 1"><path d="M0"/></svg></span>tip</div><div><p>Do it.</p><ul><li>now</li></ul></div></div>';
    expect(markdown(html)).toBe('> **Tip**\n>\n> Do it.\n>\n> - now');
  });

  it('replaces pictures by their text, and drops those without any', () => {
    const html =
      '<p>Before</p><svg role="img" aria-label="States: a, then b"><text>a</text></svg><p><img src="/x.png" alt="A shell"> <img src="/y.png" alt=""></p><svg><path d="M0"/></svg><svg role="img"><title>A frame</title></svg>';
    expect(markdown(html)).toBe('Before\n\nStates: a, then b\n\nA shell\n\nA frame');
  });

  it('drops controls and their hints', () => {
    const html =
      '<div><label for="f">Error</label><p id="hint">Nothing is sent.</p><textarea id="f" aria-describedby="hint"></textarea><div role="status">None</div><button>Clear</button></div><nav>A B C</nav><p data-markdown-ignore>Live</p><p aria-hidden="true">Ornament</p><p>Text</p>';
    expect(markdown(html)).toBe('Text');
  });

  it('keeps the checkboxes of tasks', () => {
    expect(markdown('<ul><li><input type="checkbox" disabled checked> Done</li></ul>')).toBe('- [x] Done');
  });

  it('separates texts that only the layout separates', () => {
    expect(markdown('<ul><li><a href="/guide"><strong>Add</strong><span>in a day</span></a></li></ul>')).toBe(
      '- [**Add** in a day](https://docs.test/guide.md)',
    );
  });

  it('drops comments between texts', () => {
    expect(markdown('<p>Nacre<!-- --> works</p>')).toBe('Nacre works');
  });
});

describe('headings and links', () => {
  const heading = (level: number, id: string, text: string) =>
    `<h${level} class="anchor" id="${id}">${text}<a href="#${id}" class="hash-link" aria-label="Direct link">&#8203;</a></h${level}>`;

  it('lose their hash link, and keep an id only if the text does not imply it', () => {
    expect(
      markdown(
        heading(2, 'install-it', 'Install it') +
          heading(2, 'own', 'Other words') +
          heading(3, 'install-it-1', 'Install it'),
      ),
    ).toBe('## Install it\n\n## Other words {#own}\n\n### Install it');
  });

  it.each([
    ['/guide#install', 'https://docs.test/guide.md#install'],
    ['#install', 'https://docs.test/guide.md#install'],
    ['/faq/', 'https://docs.test/faq.md'],
    ['/faq', 'https://docs.test/faq.md'],
    ['/', 'https://docs.test/index.md'],
    ['tokens', 'https://docs.test/tokens'],
    ['/openapi/backend.yaml', 'https://docs.test/openapi/backend.yaml'],
    ['https://nacre.test', 'https://nacre.test'],
    ['mailto:a@b.test', 'mailto:a@b.test'],
  ])('leads from %s to %s', (href, address) => {
    expect(markdown(`<p><a href="${href}">x</a></p>`)).toBe(`[x](${address})`);
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
});

describe('a page in parts', () => {
  const page = built(
    '<h1>API</h1><p>Intro</p><h2 id="orders">Orders</h2><p><a href="#get-order">Get</a> <a href="#API">up</a></p><h3 id="get-order">Get an order</h3><h4 id="x">Body</h4><h2 id="users">Users</h2><h3 id="get-user">Get a user</h3><p><a href="/api-page#orders">Orders</a></p>',
    '/api-page',
  );
  const links = linksFor(page);
  const cuts = findSplitPoints(page.article, 10_000);
  registerParts(page, cuts, links, site);
  const markdownPage = toMarkdownPage(page, links, site);
  const parts = partsOf(markdownPage, cuts, site);

  it('has a part for each heading of the second level, which becomes its first heading', () => {
    expect(parts.map(({ file, title, path }) => [file, title, path])).toEqual([
      ['/api-page/orders.md', 'Guide: Orders', '/api-page#orders'],
      ['/api-page/users.md', 'Guide: Users', '/api-page#users'],
    ]);
    expect(parts[0] && stringifyTree(parts[0].tree)).toBe(
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
    registerParts(long, splitPoints, pageLinks, site);
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
    registerParts(inside, splitPoints, pageLinks, site);
    expect(() => partsOf(toMarkdownPage(inside, pageLinks, site), splitPoints, site)).toThrow('#b');
  });

  it('keeps its own headings unchanged', () => {
    expect(stringifyTree(markdownPage.tree)).toContain('## Orders');
    expect(stringifyTree(markdownPage.tree)).toContain('### Get an order');
  });
});
