import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { sdkTrees } from '../../../packages/model/src/packages.ts';
import { readBuild } from '../compareBuilds/readBuild.ts';
import { compareBuilds, type SiteFolders } from '../compareBuilds/compareBuilds.ts';
import { comparePage } from '../compareBuilds/comparePages.ts';
import { diffLines } from '../compareBuilds/diffLines.ts';
import { reportOf } from '../compareBuilds/report/reportOf.ts';
import { toMarkdown } from '../compareBuilds/report/toMarkdown.ts';
import { toText } from '../compareBuilds/report/toText.ts';
import { bundleScript } from '../../../tests/support/bundleScript.ts';

const command = bundleScript('tools/scripts/changes.ts');
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
afterAll(() => fs.rmSync(home, { recursive: true }));

/** Returns a page in the format of the build, which omits end tags and quotes where it can. */
const page = (article: string, { hash = 'aaaaaaaa', title = 'Orders', footer = 'The end' } = {}) =>
  `<!doctype html><html lang=en><head><title data-rh=true>${title} | Docs</title>` +
  `<meta data-rh=true name=description content="All about ${title}.">` +
  `<link rel="stylesheet" href="/assets/css/styles.${hash}.css"><script src="/assets/js/boot.${hash}.js" defer></script>` +
  `<body><nav>Menu</nav><main class=x><div class="theme-doc-markdown markdown">${article}</div>` +
  `<p>Last updated on ${hash}</main><footer>${footer}</footer>`;

const symbol = (name: string, signature: string) => ({
  name,
  kind: 'Function',
  page: `Function.${name}`,
  signatures: [signature],
  deprecated: '',
  defaultValue: '',
  members: [],
});

/** Writes a built site and its sources. */
function site(name: string, pages: Record<string, string>, signature?: string): SiteFolders {
  const sources = path.join(home, name);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(sources, file)), { recursive: true });
    fs.writeFileSync(path.join(sources, file), text);
  };
  for (const [route, html] of Object.entries(pages)) write(path.join('build', route, 'index.html'), html);
  for (const hash of ['aaaaaaaa', 'bbbbbbbb']) {
    write(`build/assets/css/styles.${hash}.css`, 'a{}');
    write(`build/assets/js/boot.${hash}.js`, 'boot()');
  }
  if (signature !== undefined)
    sdkTrees.forEach((tree) => write(`api/${tree}/symbols.json`, JSON.stringify([symbol('pay', signature)])));
  return { folder: path.join(sources, 'build'), sources };
}

const section =
  '<h1>Orders</h1><p>One.</p><h2 id=pay>Pay</h2><p>Pay <b>soon</b>.</p><pre><code>a\nb\n</code></pre>';

describe('a page', () => {
  const changeOf = (before: string, after: string) => comparePage('/orders', before, after)?.sections;

  test('is the same with other asset names and another date', () => {
    const image = (hash: string) => `${section}<img src="/assets/images/a-${hash}.png" alt="">`;
    expect(
      changeOf(page(image('1234567890abcdef')), page(image('fedcba0987654321'), { hash: 'bbbbbbbb' })),
    ).toBeUndefined();
  });

  test('shows only the lines of the section that changed', () => {
    expect(changeOf(page(section), page(section.replace('\nb\n', '\nc\n').replace('soon', 'now')))).toEqual([
      {
        heading: 'Pay',
        how: 'changed',
        lines: [
          { sign: '-', text: 'Pay soon.' },
          { sign: '+', text: 'Pay now.' },
          { sign: '-', text: 'b' },
          { sign: '+', text: 'c' },
        ],
      },
    ]);
  });

  test.each<[string, string, object[]]>([
    ['a link', section.replace('<b>soon</b>', '<a href=/soon>soon</a>'), [{ heading: 'Pay', how: 'markup' }]],
    ['a new section', `${section}<h2 id=new>New</h2><p>Text`, [{ heading: 'New', how: 'added' }]],
    ['no section', '<h1>Orders</h1><p>One.', [{ heading: 'Pay', how: 'removed' }]],
    ['another order', section.replace(/(<h1>.*)(<h2.*)/s, '$2$1'), [{ heading: 'Order of sections' }]],
    [
      'a row of a table',
      `${section}<table><tr><td>1<td>2</table>`,
      [{ lines: [{ sign: '+', text: '1 | 2' }] }],
    ],
  ])('shows %s', (_, article, expected) => {
    expect(changeOf(page(section), page(article))).toMatchObject(expected);
  });

  test('shows a changed title and description', () => {
    const changed = changeOf(page(section), page(section, { title: 'A &amp; B' }));
    expect(changed?.map(({ heading, lines }) => [heading, lines.at(-1)?.text])).toEqual([
      ['Title', 'A & B | Docs'],
      ['Description', 'All about A & B.'],
    ]);
  });
});

test('the line about checked samples is not part of the content of a page', () => {
  const checked = (hash: string) =>
    page(`${section}<p class=checked data-search-ignore>2 samples, inputs <code>${hash}</code></p>`);
  const { pages } = readBuild(site('checked', { '/': page(''), '/orders': checked('aaaaaaaa') }).folder);
  expect(pages.get('/orders')).toBe(page(section));
});

test('different lines transform one text into the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const of = (sign: string) => lines.filter((line) => line.sign === sign).length;
      expect(before.length - of('-')).toBe(after.length - of('+'));
      expect(lines.length === 0).toBe(before.join() === after.join());
    }),
  );
});

describe('two builds', () => {
  const link = '<a href=/api/sdk-base/Function.pay data-symbol=sdk-base/Function.pay>pay</a>';
  const stub = '<!doctype html><meta http-equiv="refresh" content="0; url=/new#here"><title>Moved</title>';
  const old = site(
    'old',
    { '': page('x'), '/gone': page('x'), '/moved': page('x'), '/ruled': page('x'), '/use': page(link) },
    '(): void',
  );
  const current = site(
    'young',
    {
      '': page('y', { footer: 'Another' }),
      '/moved': stub,
      '/ruled': stub,
      '/new': page('x'),
      '/use': page(link),
    },
    '(): number',
  );
  const changes = compareBuilds(old, current);

  test('differ in the served pages, and show where removed ones redirect', () => {
    expect(changes.added).toEqual(['/new']);
    expect(changes.removed).toEqual([
      { route: '/gone' },
      { route: '/moved', to: '/new#here' },
      { route: '/ruled', to: '/new#here' },
    ]);
    expect(changes.changed.map(({ route }) => route)).toEqual(['/']);
    expect(changes.layout).toEqual({
      routes: ['/'],
      lines: [
        { sign: '-', text: 'The end' },
        { sign: '+', text: 'Another' },
      ],
    });
  });

  test('differ in the size of the heaviest page of a kind', () => {
    const guides = changes.bytes.find(({ kind }) => kind === 'guide');
    expect(guides?.before.pages).toBe(4);
    expect(guides?.after.pages).toBe(2);
    expect(guides?.after.all).toBeGreaterThan(guides?.after.html ?? Infinity);
  });

  test('list the pages that use a symbol with a changed declaration', () => {
    expect(changes.symbols).toMatchObject([{ name: 'pay', how: 'changed', pages: ['/use'] }]);
    expect(toText(reportOf(changes))).toContain('pay is changed; used by /use (unchanged)');
  });

  test('are compared as far as possible without their sources', () => {
    const alone = compareBuilds({ ...old, sources: path.join(home, 'nowhere') }, current);
    expect(alone.symbols).toContain(
      `${path.join('nowhere', 'api', sdkTrees[0] ?? '', 'symbols.json')} is missing`,
    );
    expect(alone.changed).toEqual(changes.changed);
  });

  test.each([
    [
      'an address that leads nowhere now',
      [old.folder, current.folder, '--markdown'],
      1,
      '/gone was served before',
    ],
    ['a folder without a site', [old.folder, home], 2, 'contains no built site'],
  ])('the command fails for %s', (_, args, status, message) => {
    const run = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
    expect(run.stderr).toContain(message);
    expect(run.status).toBe(status);
    expect(run.stdout.includes('### What changes')).toBe(status === 1);
  });
});

test('the report has guides first, and groups pages whose tags differ in the same way', () => {
  const all = ['/api/sdk-base/x', '/a', '/b', '/c'];
  const pages = (article: string, tag: string) =>
    Object.fromEntries(
      ['', ...all].map((route, index) => [
        route,
        page(index < 3 ? article : `<p ${tag}>Text <b ${tag}>x</b>`),
      ]),
    );
  const changes = compareBuilds(site('old2', pages('Old', '')), site('young2', pages('New', 'class=y')));
  const text = toText(reportOf(changes));
  const lines = ['  /, +1', '  /a, +1', '  /api/sdk-base/x, +1', '  Only tags, the same of 2 pages: /b, /c'];
  const positions = lines.map((line) => text.indexOf(line));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(text.match(/\+ <p className="y">/g)).toHaveLength(1);
});

describe('the report as Markdown', () => {
  const evil =
    '</code></summary>\u202e|`````\n# @everyone <img src=x onerror=alert(1)> [a](javascript:x) **b** #1';
  const html = evil.replaceAll('<', '&lt;');
  const report = (count: number) => {
    const pages = (text: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          index === 0 ? '' : `/${'p'.repeat(90)}${index}`,
          page(`<h2>${html}</h2><p>${text}`),
        ]),
      );
    const before = site(`before${count}`, pages('x'));
    const after = site(`after${count}`, pages(html.repeat(9)));
    return reportOf(compareBuilds(before, after));
  };

  test('renders nothing from a page as Markdown or HTML', () => {
    const text = toMarkdown(report(1));
    // Raw text is in a code block that the backticks in it can't end.
    const [, fence = '', code = ''] = /^(`{3,})diff\n(.*?)^\1$/ms.exec(text) ?? [];
    expect(fence.length).toBe(6);
    expect(code).toContain('onerror');
    const rest = text.replace(`${fence}diff\n${code}${fence}`, '');
    expect(rest).not.toMatch(/onerror=|@everyone|javascript:|\*\*|\u202e|<img/);
    expect(rest.match(/<\/?\w+>/g)?.toSorted()).toEqual(
      [
        '<details>',
        '<summary>',
        '</summary>',
        '</details>',
        ...Array<string[]>(rest.split('<code>').length - 1)
          .fill(['<code>', '</code>'])
          .flat(),
      ].toSorted(),
    );
  });

  test('is as long as a comment may be, and states what it omits', () => {
    const text = toMarkdown(report(150));
    expect(text.length).toBeGreaterThan(60_000);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toMatch(/\d+ more parts don't fit here/);
    expect(text.match(/<details>/g)).toHaveLength(text.match(/<\/details>/g)?.length ?? 0);
  });
});
