import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { checkHouseWords, houseWords } from '../src/prose/houseWords.ts';
import { checkInnerColons } from '../src/prose/innerColons.ts';
import { proseFiles } from '../src/prose/files.ts';
import { proseOf } from '../src/prose/proseOf.ts';
import { checkAllProse } from '../src/registry/prose.ts';

const folder = 'tests/support/fixtures/prose';

async function check(...names: string[]): Promise<string[]> {
  const files = names.map((name) => `${folder}/${name}`);
  const { problems } = await checkAllProse(files, files);
  return problems.map((line) => line.slice(folder.length + 1));
}

describe('the prose checks', async () => {
  const messages = await check(
    'page.mdx',
    'sound.mdx',
    'code.mdx',
    'broken.mdx',
    'packages/sdk-base/comment.ts',
    'api.yaml',
    'src/components/Card.tsx',
  );

  const rows = readTable('packages/checks/tests/prose.tsv', ['file', 'line', 'message']);

  // The last mistake is that of the page that cannot be read.
  it('find every mistake', () => expect(messages).toHaveLength(rows.length + 1));

  it.each([...new Set(rows.map(({ file }) => file))])('report the mistakes of %s, and no other', (name) => {
    const wanted = rows.filter(({ file }) => file === name);
    expect(messages.filter((each) => each.startsWith(`${name}:`))).toEqual(
      wanted.map(({ line, message }) => expect.stringMatching(`^${name}:${line}: ${message}`)),
    );
  });

  it('report once, with its location, a page that cannot be read', () => {
    expect(messages.filter((line) => line.startsWith('broken.mdx'))).toEqual([
      expect.stringMatching(/^broken\.mdx:6:\d+: the page cannot be read: /),
    ]);
  });

  // `npm test` shows on its own pages that the check then succeeds.
  it('pass sound pages', () => {
    expect(messages.filter((line) => /^(?:code|sound)\.mdx:/.test(line))).toEqual([]);
  });
});

it.each(houseWords)(
  'the house word "$name" is found in texts that break its rule',
  ({ instead, bad, good }) => {
    for (const word of bad.split(', ')) {
      const messages = checkHouseWords('docs/page.mdx', `A heading\n\nIt has ${word} in it.\n`);
      // The exclamation mark is reported with the letter before it.
      const match = word.endsWith('!') ? word.slice(-2) : word.replace('\n', ' ');
      expect(messages, word).toEqual([{ file: 'docs/page.mdx', line: 3, message: `"${match}": ${instead}` }]);
    }
    expect(checkHouseWords('docs/page.mdx', `It says: ${good}\n`)).toEqual([]);
  },
);

describe('colons inside sentences', () => {
  const linesOf = (...paragraphs: string[]) =>
    checkInnerColons('docs/page.mdx', paragraphs.join('\n\n')).map(({ line }) => line);
  const three = ['It works: try it.', 'One thing: two\nthings.', 'A key is safe.\nIt stays: nobody has it.'];

  it('are reported with their lines on a page with more than two, and more than every eighth', () => {
    expect(linesOf(...three)).toEqual([1, 3, 7]);
    expect(linesOf(...three.slice(1))).toEqual([]);
    expect(linesOf(...three, 'A sentence. '.repeat(30))).toEqual([]);
  });

  it('are neither before lists and samples, nor in labels, code and links without a final stop', () => {
    const fine =
      '- **Note:** It works.\n- `a: b` is code.\n- Read on: [Keys](/keys)\n\nIt has:\n\n```ts\nx\n```';
    expect(linesOf(...three.slice(1), fine)).toEqual([]);
  });
});

it('error messages of an SDK are checked as prose, and other strings are not', () => {
  const source = "throw new Error('Somebody else signed it.');\nconst code = 'somebody else';\n";
  expect(checkHouseWords('packages/sdk-base/src/sign.ts', source)).toEqual([
    {
      file: 'packages/sdk-base/src/sign.ts',
      line: 1,
      message: expect.stringMatching(/^"Somebody": write "someone"/),
    },
  ]);
});

it('the tables of pages are checked as prose', () => {
  expect(proseOf('src/data/x.json', '{ "key": "Some text" }').map(({ text }) => text)).toEqual([
    '"Some text"',
  ]);
  expect(proseFiles()).toContain('src/data/glossary.json');
});

it('the messages of the MCP server are among the files that are read', () => {
  expect(proseFiles()).toContain('packages/mcp/src/tools/definitions.ts');
});

describe('the dictionary of the project', () => {
  const words = fs
    .readFileSync('.config/words.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  it('contains no unused word', () => {
    const read = proseFiles()
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n')
      .toLowerCase();
    expect(words.filter((word) => !read.includes(word.toLowerCase()))).toEqual([]);
  });
});
