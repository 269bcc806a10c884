import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
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

const dictionary = (word: string, near: string) =>
  expect.stringMatching(
    new RegExp(`^"${word}" is not in the dictionary \\(perhaps ${near}\\b.*add it to .config/words.txt$`),
  );

/** Returns the problems of one file, as [line, message]. */
const of = (messages: string[], file: string) =>
  messages
    .filter((line) => line.startsWith(`${file}:`))
    .map((line) => {
      const [, lineNumber, message] = /^[^:]+:(\d+): (.*)$/.exec(line) ?? [];
      return [Number(lineNumber), message];
    });

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

  it('find every mistake', () => expect(messages).toHaveLength(28));

  it('report a page, and leave code, addresses and keywords alone', () => {
    expect(of(messages, 'page.mdx')).toEqual([
      [2, dictionary('writen', 'written')],
      [7, expect.stringMatching(/^import from @theme\/Tabz: /)],
      [9, dictionary('recieve', 'receive')],
      [9, dictionary('colour', 'color')],
      [11, '"log in": write "sign in" for the act and "sign-in" for the thing'],
      [11, '"Please": leave it out'],
      [12, expect.stringMatching(/^"Javascript": write names as their owners do: JavaScript, /)],
      [12, '"click here": name the page that the link leads to'],
      [12, '"click here": name the page that the link leads to'],
      [18, expect.stringMatching(/^Bare URL used .*\(MD034\)\. [A-Z]/)],
      [18, expect.stringMatching(/^Link text should be descriptive .*\(MD059\)\. [A-Z]/)],
      [20, expect.stringMatching(/^Unordered list style .*\(MD004\)\. [A-Z]/)],
      [22, expect.stringMatching(/^No space after hash on atx style heading .*\(MD018\)\. [A-Z]/)],
      [24, expect.stringMatching(/^Fenced code blocks should have a language specified .*\(MD040\)\. [A-Z]/)],
      [28, expect.stringMatching(/^"And" in a heading: write "and", headings are in sentence case/)],
    ]);
  });

  it('report doc comments, not the code around them', () => {
    expect(of(messages, 'packages/sdk-base/comment.ts')).toEqual([
      [2, dictionary('Recieves', 'Receives')],
      [2, '"simply": leave it out'],
      [3, '"logs in": write "sign in" for the act and "sign-in" for the thing'],
      [5, dictionary('adress', 'address')],
    ]);
  });

  it('report the descriptions of an API', () => {
    expect(of(messages, 'api.yaml')).toEqual([
      [3, dictionary('discription', 'description')],
      [7, dictionary('recieves', 'receives')],
      [7, '"email": write "e-mail"'],
    ]);
  });

  it('report the texts of a component', () => {
    expect(of(messages, 'src/components/Card.tsx')).toEqual([
      [8, dictionary('recieve', 'receive')],
      [8, '"click here": name the page that the link leads to'],
      [9, dictionary('adress', 'address')],
      [9, '"simply": leave it out'],
      [9, '"We": speak to the reader as "you", or name who acts'],
    ]);
  });

  it('report once, with its location, a page that cannot be read', () => {
    expect(messages.filter((line) => line.startsWith('broken.mdx'))).toEqual([
      expect.stringMatching(/^broken\.mdx:6:\d+: the page cannot be read: /),
    ]);
  });

  // `npm test` shows on its own pages that the check then succeeds.
  it('pass sound pages', () => {
    expect(of(messages, 'code.mdx')).toEqual([]);
    expect(of(messages, 'sound.mdx')).toEqual([]);
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
