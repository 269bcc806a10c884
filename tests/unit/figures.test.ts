import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFigures, figuresIn, statementsOf } from '../../checks/figures/index.ts';
import { checkNames } from '../../checks/figures/names.ts';
import { checkRelations } from '../../checks/figures/relations.ts';
import { inWords } from '../../checks/figures/quantities.ts';
import { readHome } from '../../checks/figures/readHome.ts';
import { proseFiles } from '../../checks/prose/files.ts';

const PAGE = 'docs/page.mdx';
const said = (text: string) => checkFigures(PAGE, text).map(({ line, message }) => `${line}: ${message}`);

describe('the figures', () => {
  it('are each stated by a text, in each of their words', () => {
    const statements = statementsOf('.');
    const stated = new Set(
      proseFiles().flatMap((file) =>
        figuresIn(file, fs.readFileSync(file, 'utf8'), statements).map(({ statement }) => statement),
      ),
    );
    expect(statements.filter((each) => !stated.has(each)).map(({ pattern }) => pattern.source)).toEqual([]);
  });

  it('are refused with the line, over ends of lines and marks', () => {
    expect(said('A text.\n\nA code is at\nleast **8\ncharacters** long.')).toEqual([
      '4: "at least 8 characters": SHORTEST_PASSWORD of sdk/base/src/keyFrame/recoveryKeys.ts is 12. Correct the text, or the code',
    ]);
  });

  it.each([
    'up to eight attempts',
    'up to 8 attempts',
    'the events of the last 30 days',
    'For a day, each request has two',
  ])('pass as %s', (text) => expect(said(text)).toEqual([]));

  it('are read where they are computed from others', () => {
    const name = 'timings.accessTokenLifetime';
    expect(readHome('.', { file: 'sdk/base/src/sandbox/constants.ts', name })).toBe(15 * 60_000);
    expect(() => readHome('.', { file: 'package.json', name: 'nothing' })).toThrow(
      'package.json: has no nothing',
    );
    expect([inWords(90_000, true), inWords(86_400_000, true), inWords(1, false)]).toEqual([
      '90 seconds',
      '1 day',
      '1',
    ]);
  });
});

it.each([
  ['Ethereum, Polygon, Avalanche and Stellar, each with a test network.', 'Avalanche'],
  ['A JWT signed with RS256.', 'RS256'],
  ['An HMAC-SHA512.', 'HMAC-SHA512'],
])('a name that isn\u2019t one is refused: %s', (text, name) => {
  const [problem] = checkNames(PAGE, text);
  expect(problem?.message.startsWith(`${name} isn't`)).toBe(true);
  expect(
    checkNames(PAGE, text.replace('Avalanche', 'Base').replace('RS256', 'ES256').replace('512', '256')),
  ).toEqual([]);
});

it('an amount and its words fit', () => {
  expect(checkRelations(PAGE, '`"2450"` is 24.50 EUR')).toEqual([]);
  expect(checkRelations(PAGE, 'a\n`"2450"` is 245.00 EUR')).toEqual([
    { file: PAGE, line: 2, message: '2450 in minor units is 24.50, not 245.00. Correct one of them' },
  ]);
});
