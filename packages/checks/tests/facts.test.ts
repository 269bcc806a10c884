import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { readHistory } from '../../history/src/readHistory.ts';
import { checkFeatures } from '../src/facts/features.ts';
import { checkNumbers, findNumbers } from '../src/facts/checkNumbers.ts';
import { checkNames } from '../src/facts/names.ts';
import { checkIntroductions } from '../src/facts/introductions.ts';
import { checkAmounts } from '../src/facts/checkFacts.ts';
import { statedNumbers } from '../src/facts/statedNumbers.ts';
import { proseFiles } from '../src/prose/files.ts';

const PAGE = 'docs/page.mdx';

describe('the numbers', () => {
  it('are each stated by a text, in each of their wordings', () => {
    const stated = new Set(
      proseFiles().flatMap((file) =>
        findNumbers(file, fs.readFileSync(file, 'utf8')).map(({ phrase }) => phrase),
      ),
    );
    expect(statedNumbers.filter(({ phrase }) => !stated.has(phrase))).toEqual([]);
  });

  it('are named by the lines of their constants', () => {
    for (const { constant } of statedNumbers) {
      const [, name = '', file = '', line] = /^(?:\w+\.)*(\w+) of (\S+):(\d+)$/.exec(constant) ?? [];
      expect(fs.readFileSync(file, 'utf8').split('\n')[Number(line) - 1], constant).toContain(name);
    }
  });

  it('are reported with the line, across line ends and markup', () => {
    expect(checkNumbers(PAGE, 'A text.\n\nA code is at\nleast **8\ncharacters** long.')).toEqual([
      {
        file: PAGE,
        line: 4,
        message: expect.stringMatching(
          /^"at least 8 characters": SHORTEST_PASSWORD of packages\/sdk-base\/src\/keyFrame\/recoveryKeys\.ts:\d+ is 12\. Correct the text, or the code$/,
        ),
      },
    ]);
  });

  const texts = readTable('packages/checks/tests/numbers.tsv', ['text', 'problems']);
  it.each(texts)('have $problems problems in "$text"', ({ text, problems }) =>
    expect(checkNumbers(PAGE, text)).toHaveLength(Number(problems)),
  );
});

it.each([
  ...readTable('packages/checks/tests/names.tsv', ['text', 'name', 'right']),
  {
    text: 'Coming in 0.1.0.',
    name: '0.1.0',
    right: readHistory('.').comingVersion('sdk-base') ?? 'the next release',
  },
])('an invalid name is reported: $text', ({ text, name, right }) => {
  const [problem] = checkNames(PAGE, text);
  expect(problem?.message.startsWith(`${name} isn't`)).toBe(true);
  expect(checkNames(PAGE, text.replace(name, right))).toEqual([]);
});

it('an amount must match its wording', () => {
  expect(checkAmounts(PAGE, '`"2450"` is 24.50 EUR')).toEqual([]);
  expect(checkAmounts(PAGE, 'a\n`"2450"` is 245.00 EUR')).toEqual([
    { file: PAGE, line: 2, message: '2450 in minor units is 24.50, not 245.00. Correct one of them' },
  ]);
});

it('the features of a network must match its section', () => {
  const page = 'docs/roadmap-and-references/supported-blockchains.mdx';
  const text = fs.readFileSync(page, 'utf8');
  expect(checkFeatures(page, text)).toEqual([]);
  const messages = checkFeatures(page, text.replaceAll("aren't supported", 'are supported')).map(
    ({ message }) => message.split('. ')[0],
  );
  expect(messages).toEqual(
    ['NFT calls', 'passport calls', 'Loyalty points'].map((feature, index) => {
      const claim = index < 2 ? 'NFT calls and passport calls' : feature;
      const home = 'by packages/sdk-base/src/networkInfo/networks';
      return `"${claim} are supported": ${home}.ts, Stellar doesn't have ${feature}`;
    }),
  );
});

it('a sample handles the error that the text above it names', () => {
  const page = (code: string) =>
    `Text.\n\nFor a new user it fails with\n[\`${code}\`](/errors), and another call helps:\n\n\`\`\`ts\nif (error.type !== SdkErrorType.NotFound) throw error;\n\`\`\`\n`;
  expect(checkIntroductions(PAGE, page('sdk/not-found'))).toEqual([]);
  expect(checkIntroductions(PAGE, page('sdk/conflict'))).toEqual([
    {
      file: PAGE,
      line: 4,
      message:
        'the text says sdk/conflict, and the sample below it handles sdk/not-found. Correct one of them',
    },
  ]);
});

it('a sample has the number that the text above it states', () => {
  const page = (count: string) =>
    `Text.\n\nA loop repeats it.\nEach of its ${count} tries reads all three pages:\n\n\`\`\`ts\nasync function call(tries = 4, page = 1) {}\n\`\`\`\n`;
  for (const count of ['4', 'four', 'many']) expect(checkIntroductions(PAGE, page(count))).toEqual([]);
  for (const count of ['6', 'six'])
    expect(checkIntroductions(PAGE, page(count))).toEqual([
      {
        file: PAGE,
        line: 4,
        message: `the text says "${count} tries", and the sample below it has "tries = 4". Correct one of them`,
      },
    ]);
});
