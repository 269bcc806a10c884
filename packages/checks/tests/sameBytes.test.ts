import { describe, expect, it } from 'vitest';
import sameBytes from '../../../.config/sameBytes.mjs';
import { lintWithRule } from './support/lintWithRule.ts';

const restricted = [
  ['a.localeCompare(b)', "machine's language"],
  ['a.toLocaleLowerCase()', "machine's language"],
  ['a.toLocaleString()', "machine's language"],
  ["a.toLocaleDateString('en', { dateStyle: 'long' })", "machine's time zone"],
  ['new Intl.Collator()', "machine's language"],
  ["new Intl.DateTimeFormat('en')", "machine's time zone"],
  ['a.getHours()', "machine's time zone"],
  ['fs.readdirSync(a).map(b)', 'depends on the file system'],
  ['for (const a of fs.readdirSync(b, { recursive: true })) c(a)', 'depends on the file system'],
  ['Date.now()', 'differs in each build'],
  ['new Date()', 'differs in each build'],
  ['Math.random()', 'differs in each build'],
  ['crypto.randomUUID()', 'differs in each build'],
] as const;

const allowed = [
  "a.localeCompare(b, 'en')",
  "a.toLocaleString('en')",
  "a.toLocaleDateString('en', { timeZone: 'UTC' })",
  "new Intl.DateTimeFormat('en', { timeZone: 'UTC' })",
  'a.getUTCHours()',
  'fs.readdirSync(a).toSorted()',
  'fs.readdirSync(a, { recursive: true }).filter(b).toSorted().map(c)',
  'new Date(a)',
];

const FOLDER = 'packages/post-build/src';
const SDK = 'packages/sdk-base';
const found = await lintWithRule(
  { plugin: '.config/syntaxRule.mjs', overrides: sameBytes },
  {
    ...Object.fromEntries(restricted.map(([code], index) => [`${FOLDER}/restricted${index}.mjs`, code])),
    ...Object.fromEntries(allowed.map((code, index) => [`${FOLDER}/allowed${index}.mjs`, code])),
    [`${SDK}/src/moment.mjs`]: 'Date.now()',
    [`${SDK}/src/language.mjs`]: 'a.localeCompare(b)',
    [`${SDK}/tests/language.mjs`]: 'a.localeCompare(b)',
  },
);

describe('code of the site', () => {
  it.each(restricted.map((row, index) => [...row, index] as const))(
    'must not contain %s',
    (_, message, index) => {
      expect(found.get(`${FOLDER}/restricted${index}.mjs`)).toEqual([expect.stringContaining(message)]);
    },
  );

  it.each(allowed.map((code, index) => [code, index] as const))('may contain %s', (_, index) =>
    expect(found.get(`${FOLDER}/allowed${index}.mjs`)).toEqual([]),
  );
});

it('code that runs elsewhere may read the time, and tests are not restricted', () => {
  expect(found.get(`${SDK}/src/moment.mjs`)).toEqual([]);
  expect(found.get(`${SDK}/src/language.mjs`)).toHaveLength(1);
  expect(found.get(`${SDK}/tests/language.mjs`)).toEqual([]);
});
