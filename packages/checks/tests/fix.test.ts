import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { checkOrder } from '../src/code/lists.ts';
import { checkHouseWords, houseWords } from '../src/prose/houseWords.ts';
import { checkHeadingCase, toSentenceCase } from '../src/prose/headingCase.ts';
import { proseOf } from '../src/prose/proseOf.ts';
import { replacements, applyHouseWords } from '../src/prose/replacements.ts';
import { WORK_FOLDER } from '../../model/src/samples/compile.ts';
import { fixFiles } from '../../../tools/scripts/fix/fixFiles.ts';
import { textFixes } from '../../../tools/scripts/fix/fixText.ts';
import { site } from '../../../src/config/site.ts';
import { syntaxProblem } from '../../model/src/markdownParser.ts';

const { pathOf, write } = temporaryFolder();
const inside = path.join(WORK_FOLDER, 'fix');
fs.mkdirSync(inside, { recursive: true });
afterAll(() => fs.rmSync(WORK_FOLDER, { recursive: true, force: true }));

const page = [
  '---',
  'title: A page about Javascript',
  '---',
  '',
  '## Read The Balance',
  '',
  'In order to utilize an api, e.g. for web-hooks, mend the back end. Somebody at GitHub keeps `json` here.',
  '',
  '* one',
  '* two',
  '',
].join('\n');

describe('house words', () => {
  it.each([
    ['utilizing and leveraged', 'using and used'],
    ['Email the `api` of two apis by sms', 'Email the `api` of two APIs by SMS'],
    [`${site.name.toUpperCase()} and node.js`, `${site.name} and Node`],
    ['Mending web hooks', 'Fixing webhooks'],
  ])('%s: %s', (text, expected) => {
    expect(applyHouseWords('docs/page.mdx', `${text}\n`)).toBe(`${expected}\n`);
  });

  it('with a replacement are those of the check, which accepts the replacement', () => {
    const names = houseWords.map(({ name }) => name);
    expect(Object.keys(replacements).filter((name) => !names.includes(name))).toEqual([]);
    expect(checkHouseWords('docs/page.mdx', applyHouseWords('docs/page.mdx', page))).toEqual([]);
  });
});

it('headings keep the capitals of names that the project lists', () => {
  const [name = ''] = /^[A-Z][a-z]+$/m.exec(fs.readFileSync('.config/words.txt', 'utf8')) ?? [];
  expect(toSentenceCase('docs/page.mdx', `## Read The ${name}\n`)).toBe(`## Read the ${name}\n`);
  expect(checkHeadingCase('docs/page.mdx', `## The ${name}\n`)).toEqual([]);
});

it('prose excludes lists of classes', () => {
  const read = proseOf('docs/a.mdx', '<A className="api one" title="Two words" />\n');
  expect(read.map(({ text }) => text)).toEqual(['title="Two words"']);
});

it('a list is sorted, without duplicates, and keeps the comment above it', () => {
  const sort = textFixes.find(({ name }) => name === 'sorted');
  expect(sort?.fix('.config/words.txt', '# Words\nb\na\nB\na\n')).toBe('# Words\na\nb\nB\n');
  expect(checkOrder(['.config/words.txt', 'tests/content/routes.txt', 'README.md'])).toEqual([]);
  expect(sort?.fix('docs/page.mdx', 'b\na\n')).toBe('b\na\n');
});

describe('fixing files', () => {
  it('leaves a list to its own sorter, because the formatter cannot read it', async () => {
    expect([...(await fixFiles([write('words.txt', '# Words\n')]))]).toEqual([]);
  });

  const file = path.join(inside, 'page.mdx');
  const table = pathOf('table.json');
  const script = pathOf('script.ts');
  const broken = path.join(inside, 'broken.mdx');
  const fix = () => fixFiles([file, table, script, broken], () => true);

  it('reports the fixes of each file, skips unreadable files, and fixes everything in one run', async () => {
    fs.writeFileSync(file, `\ufeff${page.replaceAll('\n', '\r\n')}`);
    fs.writeFileSync(table, '{"a":   1}');
    fs.writeFileSync(script, 'let one = 1;\nexport { one };\n');
    fs.writeFileSync(broken, 'a {b\n');
    expect([...(await fix())]).toEqual([
      [file, ['ends lines with LF, without BOM', 'headings in sentence case', 'house words', 'Markdown']],
      [script, ['oxlint']],
      [table, ['oxfmt']],
    ]);
    expect(fs.readFileSync(file, 'utf8')).toBe(
      page
        .replace('Javascript', 'JavaScript')
        .replace('The Balance', 'the balance')
        .replace(/In order.*mend/, 'To use an API, for example for webhooks, fix')
        .replace('back end', 'backend')
        .replace('Somebody', 'Someone')
        .replaceAll('* ', '- '),
    );
    expect([...(await fix())]).toEqual([]);
  });

  it('changes nothing in tags and braces', async () => {
    const code = [
      '<Tabs className="api web-hooks x" label="Utilize an api of git hub">',
      '',
      '{ask("https://shop.example/api utilize")} {// * one',
      '"utilize"}',
      '',
      '</Tabs>',
      '',
    ].join('\n');
    const text = `${page.slice(0, page.indexOf('## '))}${code}\nUtilize it.\n`;
    fs.writeFileSync(file, text);
    await fix();
    const fixed = fs.readFileSync(file, 'utf8');
    expect(fixed).toContain('Use it.');
    for (const unchanged of [
      'className="api web-hooks x"',
      'label="Utilize an api of git hub"',
      '"https://shop.example/api utilize"',
      '"utilize"',
    ])
      expect(fixed).toContain(unchanged);
  });

  it('keeps a readable page readable', async () => {
    fs.writeFileSync(file, `${page}\nSee https://shop.example etc. There it is.\n`);
    await fix();
    const fixed = fs.readFileSync(file, 'utf8');
    expect(syntaxProblem(file, fixed)).toBeUndefined();
    expect(fixed).toContain('See https://shop.example etc.');
  });
});
