import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkActiveContent } from '../src/prose/activeContent/index.ts';
import { readTable } from '../../model/src/readTable.ts';
import { syntaxProblem } from '../../model/src/markdownParser.ts';

const inPage = (text: string, file = 'docs/page.mdx') =>
  checkActiveContent(file, text).map(({ line, message }) => `${line}: ${message}`);

describe('a page', () => {
  it.each(readTable('packages/checks/tests/activeContent.tsv', ['text', 'line', 'message']))(
    '$text: $message',
    ({ text, line, message }) => {
      const messages = inPage(text);
      expect(messages).toHaveLength(1);
      expect(messages[0]?.startsWith(`${line}: ${message}`), messages[0]).toBe(true);
    },
  );

  it.each(readTable('packages/checks/tests/allowedContent.tsv', ['text']))('can have $text', ({ text }) => {
    expect(inPage(text)).toEqual([]);
  });

  it('reports the line', () => {
    expect(inPage('---\ntitle: x\n---\n\nText\n\n<div\n  className="x"\n  onClick={toc}\n/>')).toEqual([
      expect.stringMatching(/^9: onClick: /),
    ]);
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
    expect(inPage('{\n  "text": "See [x](javascript:x)."\n}', 'src/data/x.json')).toEqual([
      expect.stringMatching(/^2: an address with javascript:/),
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
