import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkHouseWords, houseWords } from '../src/prose/houseWords.ts';
import { proseFiles } from '../src/prose/files.ts';
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
    'active.mdx',
    'code.mdx',
    'broken.mdx',
    'packages/sdk-base/comment.ts',
    'api.yaml',
    'src/components/Card.tsx',
  );

  it('find every mistake', () => expect(messages).toHaveLength(36));

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

  it('report content that would load, send or run something', () => {
    expect(of(messages, 'active.mdx')).toEqual([
      [4, expect.stringMatching(/^image: the front matter /)],
      [7, expect.stringMatching(/^import from \.\.\/\.\.\/scripts\/helper\.ts: /)],
      [9, expect.stringMatching(/^pages must not contain code other than imports/)],
      [11, expect.stringMatching(/^<iframe>: /)],
      [13, expect.stringMatching(/^onClick: /)],
      [15, expect.stringMatching(/^an address with javascript:/)],
      [15, expect.stringMatching(/^the picture https:\/\/elsewhere\.example\/a\.png is on another host/)],
      [17, expect.stringMatching(/^\{process\}: the page does not import it/)],
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

describe('house words', () => {
  /** For each rule, texts that break it and a text that follows it. */
  const fixtures: Record<string, { bad: string[]; good: string }> = {
    'sign in': { bad: ['login', 'log-in', 'logged in', 'signin'], good: 'Sign in. The error is logged.' },
    'sign out': { bad: ['logout', 'logs out'], good: 'The user signs out.' },
    'sign up': { bad: ['signup'], good: 'Sign up, and register the endpoint.' },
    'link text': { bad: ['Click here'], good: 'See the quick start.' },
    filler: { bad: ['just', 'Simply', 'please', 'of\ncourse'], good: 'Adjust it.' },
    advertising: { bad: ['seamless', 'powerful'], good: 'It makes one call.' },
    'exclamation mark': { bad: ['Done!'], good: 'Done, with != in it.' },
    'em dash': { bad: ['one — two', 'one—two'], good: 'A range of 1–2, and | — | for nothing.' },
    'second person': { bad: ['We', "Let's"], good: 'You do it on the web.' },
    Latin: { bad: ['e.g.', 'i.e.', 'etc.'], good: 'For example, an image.' },
    'plain words': { bad: ['utilize', 'leveraging'], good: 'Use it.' },
    'short words': { bad: ['in order to'], good: 'The order is ready to pay.' },
    lists: { bad: ['whitelist', 'blacklisted'], good: 'An allow list.' },
    roles: { bad: ['master', 'slaves'], good: 'A primary server.' },
    someone: { bad: ['somebody', 'Anybody', 'anybodies'], good: 'Someone signs in, and nobody else does.' },
    possessives: { bad: ['of yours', 'of\ntheirs'], good: 'One of your users, and nothing else.' },
    own: { bad: ['an own'], good: 'Your own signer, or a custom one.' },
    openings: {
      bad: [
        'when you have read this',
        "when you've followed this",
        'at the end of this page',
        'is the entry to',
      ],
      good: 'When you have read the balance, show it at the end of the page title.',
    },
    'all the same': { bad: ['all the same'], good: 'All of the same kind.' },
    fix: { bad: ['mend', 'mended'], good: 'Fix it, and recommend the amendment.' },
    whom: { bad: ['whom'], good: 'The user who signs in.' },
    infinitives: {
      bad: ['is to be signed', 'are to be shown', 'to come earlier'],
      good: 'It has to be signed, and is to begin with a slash.',
    },
    likewise: { bad: ['the same holds', 'The same goes'], good: 'The same key is used.' },
    conditions: {
      bad: ['where there is none', 'where there are no', 'where it is left out'],
      good: 'The folder where it lives, and where the keys are.',
    },
    'e-mail': { bad: ['email', 'Emails'], good: 'Send an e-mail.' },
    webhook: { bad: ['web hook', 'web-hooks'], good: 'A webhook.' },
    backend: { bad: ['back end', 'front-end'], good: 'The backend is at the back.' },
    'on chain': { bad: ['onchain', 'offchain'], good: 'It settles on chain.' },
    networks: { bad: ['testnet', 'main net'], good: 'A test network.' },
    passkey: { bad: ['pass key', 'pass-keys'], good: 'A passkey.' },
    names: {
      bad: ['Javascript', 'typescript', 'Github', 'NodeJS', 'openapi', 'Open API', 'docusaurus', 'NextJS'],
      good: 'JavaScript, TypeScript, GitHub, OpenAPI, Docusaurus, Next.js, Node 20.',
    },
    brand: { bad: ['nacre', 'NACRE'], good: 'Nacre, at nacre.example, as @nacre/sdk-base.' },
    abbreviations: { bad: ['Api', 'sdk', 'Json', 'jwts'], good: 'The API answers JSON in backend.json.' },
  };

  it('have a fixture each', () => {
    expect(Object.keys(fixtures).toSorted()).toEqual(houseWords.map(({ name }) => name).toSorted());
  });

  it.each(houseWords.map(({ name, instead }) => [name, instead]))('%s', (name, instead) => {
    const { bad, good } = fixtures[name] ?? { bad: [], good: '' };
    for (const word of bad) {
      const messages = checkHouseWords('docs/page.mdx', `A heading\n\nIt has ${word} in it.\n`);
      const shown = word.replace('\n', ' ');
      // The exclamation mark is reported with the letter before it.
      const match = word.endsWith('!') ? word.slice(-2) : shown;
      expect(messages, word).toEqual([{ file: 'docs/page.mdx', line: 3, message: `"${match}": ${instead}` }]);
    }
    expect(checkHouseWords('docs/page.mdx', `It says: ${good}\n`)).toEqual([]);
  });
});

describe('error messages of an SDK', () => {
  it('are checked as prose, and other strings are not', () => {
    const source = "throw new Error('Somebody else signed it.');\nconst code = 'somebody else';\n";
    expect(checkHouseWords('packages/sdk-base/src/sign.ts', source)).toEqual([
      {
        file: 'packages/sdk-base/src/sign.ts',
        line: 1,
        message: expect.stringMatching(/^"Somebody": write "someone"/),
      },
    ]);
  });
});

describe('the messages of the MCP server', () => {
  it('is among the files that are read', () => {
    expect(proseFiles()).toContain('packages/mcp/src/tools/definitions.ts');
  });
});

describe('the dictionary of the project', () => {
  const words = fs
    .readFileSync('.config/words.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  it('is sorted, without duplicates', () => {
    expect(words).toEqual([...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('contains no unused word', () => {
    const read = proseFiles()
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n')
      .toLowerCase();
    expect(words.filter((word) => !read.includes(word.toLowerCase()))).toEqual([]);
  });
});
