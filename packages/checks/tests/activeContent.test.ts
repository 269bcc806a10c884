import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkActiveContent } from '../src/prose/activeContent/index.ts';
import { syntaxProblem } from '../../model/src/markdownParser.ts';

const inPage = (text: string, file = 'docs/page.mdx') =>
  checkActiveContent(file, text).map(({ line, message }) => `${line}: ${message}`);

describe('a page', () => {
  it.each([
    ['<script>x</script>', '<script>: pages must not contain scripts'],
    ['<SCRIPT src="x" />', '<SCRIPT>: pages must not contain scripts'],
    ['<iframe src="/x" />', '<iframe>: pages must not embed another site'],
    ['<object data="x" />', '<object>: pages must not embed another site'],
    ['<embed src="/x" />', '<embed>: pages must not embed another site'],
    ['<base href="/x" />', '<base>: the site generates the head'],
    ['<meta name="x" />', '<meta>: the site generates the head'],
    ['<link rel="x" />', '<link>: the site generates the head'],
    ['<Head />', '<Head>: the site generates the head'],
    ['<style></style>', '<style>: styles belong in src/css'],
    ['<form />', '<form>: pages must not submit data'],
    ['<svg />', '<svg>: components draw pictures'],
    ['<video src="/x" />', '<video>: pages must not contain this element'],
    ['<input />', '<input>: pages must not contain this element'],
    ['<Tabs.Item />', '<Tabs.Item>: pages must not contain this element'],
    ['<x:script />', '<x:script>: pages must not contain this element'],
    ['<div onClick={toc} />', 'onClick: pages must not handle events'],
    ['<div onclick="x" />', 'onclick: pages must not handle events'],
    ['<Demo onLoad="x" />', 'onLoad: pages must not handle events'],
    ['<div style="color: red" />', 'style: styles belong in src/css'],
    ['<div style={{ color: 1 }} />', 'style: styles belong in src/css'],
    [
      '<div dangerouslySetInnerHTML={{ __html: "x" }} />',
      "dangerouslySetInnerHTML: HTML in a string isn't checked",
    ],
    ['<div srcDoc="x" />', "srcDoc: HTML in a string isn't checked"],
    ['<Card formAction="/x" />', 'formAction: pages must not send data'],
    ['<a href="/x" target="_blank">x</a>', 'target: readers choose'],
    ['<div {...toc} />', "{...toc}: spread attributes can't be checked"],
    ['<a href="javascript:x">x</a>', 'an address with javascript:'],
    ['<a href=" JavaScript:x">x</a>', 'an address with javascript:'],
    ['<a href="java&#10;script&colon;x">x</a>', 'an address with javascript:'],
    ['<a href={"javascript:x"}>x</a>', 'an address with javascript:'],
    ['<a href={`javascript:${toc}`}>x</a>', 'an address with javascript:'],
    ['<Card to="vbscript:x" />', 'an address with vbscript:'],
    ['[x](javascript:x)', 'an address with javascript:'],
    ['[x](JAVASCRIPT&colon;x)', 'an address with javascript:'],
    ['[x](data:text/html,x)', 'an address with data:'],
    ['[x]\n\n[x]: javascript:x', 'an address with javascript:', 3],
    [
      '![x](https://elsewhere.example/x.png)',
      'the picture https://elsewhere.example/x.png is on another host',
    ],
    ['![x](//elsewhere.example/x.png)', 'the picture //elsewhere.example/x.png is on'],
    ['![x](\\\\\\\\elsewhere.example/x.png)', 'the picture \\\\elsewhere.example/x.png is on'],
    ['![x][y]\n\n[y]: https://elsewhere.example/x.png', 'the picture https://elsewhere', 3],
    ['<img src="https://elsewhere.example/x.png" />', 'the picture https://elsewhere'],
    [
      '<img srcSet="/a.png 1x, https://elsewhere.example/x.png 2x" />',
      'the picture https://elsewhere.example/x.png is',
    ],
    ["import x from '../x.ts'", 'import from ../x.ts: pages may import only components'],
    ["import x from '@site/src/components/../plugins/x.ts'", 'import from @site/src/components/../'],
    ["import fs from 'node:fs'", 'import from node:fs'],
    ["import x from 'https://elsewhere.example/x.js'", 'import from https://'],
    ["import '@site/scripts/test.ts'", 'import from @site/scripts/test.ts'],
    ['export const x = 1', 'pages must not contain code other than imports'],
    ["export * from '@site/src/data/x.ts'", 'pages must not contain code other than imports'],
    ['{run()}', 'braces may contain only values'],
    ['{toc.map((x) => x)}', 'braces may contain only values'],
    ['{toc["toLocaleString"]()}', 'braces may contain only values'],
    ['{toc.toLocaleString(toc)}', 'braces may contain only values'],
    ['{(() => 1)()}', 'braces may contain only values'],
    ['{new Date().toLocaleString()}', 'braces may contain only values'],
    ['{toc`x`}', 'braces may contain only values'],
    ['{toc = 1}', 'braces may contain only values'],
    ['{process.env.NPM_TOKEN}', '{process}: the page does not import it'],
    ['{toc[globalThis.x]}', '{globalThis}: the page does not import it'],
    ['{[...toc]}', 'braces may contain only values'],
    ['<Demo of={run()} />', 'braces may contain only values'],
    ['<Demo of={<script />} />', 'braces may contain only values'],
    ['<Demo of={{ [toc]: 1 }} />', 'braces may contain only values'],
  ])('%j: %s', (text, message, line = 1) => {
    const messages = inPage(text);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.startsWith(`${line}: ${message}`), messages[0]).toBe(true);
  });

  it.each([
    "import x from '@site/src/data/x'\n\n<Demo of={x.y['z']} list={[1, 2]} name={`a ${x}`} />",
    "import { limits } from '@site/packages/mcp/src/limits';\n\n{limits.a.toLocaleString('en-US')} and {limits.b / 1000}",
    '## Heading {/* #anchor */}\n\n{/* a comment */}',
    '<div className="x" id="y" data-search-ignore aria-label="z"><kbd>x</kbd></div>',
    '<details><summary>x</summary>y</details>',
    '[x](https://elsewhere.example/) <a href="mailto:a@b.example">y</a> ![z](/img/z.png) ![z](./z.png) ![z](pathname:///img/z.png)',
    '`<script>` and `onclick="x"`\n\n```html\n<script></script>\n```',
  ])('can have %j', (text) => {
    expect(inPage(text)).toEqual([]);
  });

  it('reports the line', () => {
    expect(inPage('---\ntitle: x\n---\n\nText\n\n<div\n  className="x"\n  onClick={toc}\n/>')).toEqual([
      expect.stringMatching(/^9: onClick: /),
    ]);
  });
});

describe('front matter', () => {
  it.each([
    ['image: https://elsewhere.example/x.png', 'image: the front matter of these pages has no such key'],
    ['custom_edit_url: javascript:x', 'custom_edit_url: the front matter of these pages has no such key'],
    ['title: A <b>page</b>', 'title: front matter must not contain HTML'],
    ['keywords: ["</script>"]', 'keywords: front matter must not contain HTML'],
    ['slug: "javascript:x"', 'slug: an address with javascript:'],
  ])('%s', (line, message) => {
    const [first, ...rest] = inPage(`---\ndescription: x\n${line}\n---\n\nText`);
    expect(first?.startsWith(`3: ${message}`), first).toBe(true);
    expect(rest).toEqual([]);
  });
});

describe('other sources', () => {
  it('plain Markdown allows no HTML except comments', () => {
    expect(
      inPage(
        '# X\n\n<!-- a comment -->\n\nText <b onclick="x">y</b>\n\n<iframe src="x"></iframe>',
        'CHANGELOG.md',
      ),
    ).toEqual([
      expect.stringMatching(/^5: <b onclick="x">: plain Markdown must not contain HTML/),
      expect.stringMatching(/^5: <\/b>: plain Markdown must not contain HTML/),
      expect.stringMatching(/^7: <iframe>: pages must not embed another site/),
    ]);
    expect(inPage('[x](javascript:x)', 'packages/sdk-base/CHANGELOG.md')).toHaveLength(1);
    expect(inPage('<!-- x --><img src=x onerror=y>', 'README.md')).toHaveLength(1);
  });

  it('a doc comment', () => {
    const comment = `const x = '<script>';\n/**\n * Signs \`<script>\` in.\n *\n * <script>x</script>\n * @see [x](javascript:x)\n */`;
    expect(inPage(comment, 'packages/sdk-base/src/x.ts')).toEqual([
      expect.stringMatching(/^5: <script>: pages must not contain scripts/),
      expect.stringMatching(/^6: an address with javascript:/),
    ]);
    expect(inPage('/** [x](javascript:x) */', 'packages/sdk-base/src/x.ts')).toHaveLength(1);
  });

  it('a description of the API', () => {
    const yaml = [
      'info:',
      '  title: An <iframe>',
      '  description: |',
      '    Text with `<script>`.',
      '',
      '    ![x](https://elsewhere.example/x.png)',
      '  other: <script>',
    ];
    expect(inPage(yaml.join('\n'), 'openapi/backend.yaml')).toEqual([
      expect.stringMatching(/^2: <iframe>: /),
      expect.stringMatching(/^6: the picture https:\/\/elsewhere/),
    ]);
  });

  it('a table', () => {
    const table =
      "export const x = [\n  { text: 'See [x](javascript:x).' },\n  { text: '`<b>`' },\n  `<script>${1}`,\n];";
    expect(inPage(table, 'src/data/x.ts')).toEqual([
      expect.stringMatching(/^2: an address with javascript:/),
      expect.stringMatching(/^4: <script>: pages must not contain scripts/),
    ]);
    expect(inPage(table, 'src/components/X/index.tsx')).toEqual([]);
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ['Text {braces', 1],
    ['Text\n\n<div>', 3],
    ['Text\n\n<div></span>', 3],
    ["import x from 'y", 1],
  ])('%j is one problem with its location', (text, line) => {
    expect(syntaxProblem('docs/x.mdx', text)).toEqual({
      file: 'docs/x.mdx',
      line,
      column: expect.any(Number) as number,
      message: expect.stringMatching(/^the page cannot be read: \S[^\n]*$/) as string,
    });
  });

  it('has no problem if it can be read', () => {
    expect(syntaxProblem('docs/x.mdx', 'Text {1}')).toBeUndefined();
    expect(syntaxProblem('src/x.ts', 'const x = {')).toBeUndefined();
    const page = fs.readFileSync('tests/support/fixtures/prose/code.mdx', 'utf8');
    expect(checkActiveContent('tests/support/fixtures/prose/code.mdx', page)).toEqual([]);
  });
});
