import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import sameBytes from '../../../.config/sameBytes.mjs';
import syntax from '../../../.config/syntaxRule.mjs';

const linter = new Linter({ configType: 'flat' });
const messages = (code: string, file = 'packages/post-build/src/one.mjs') =>
  linter
    .verify(code, [{ plugins: { syntax } }, ...sameBytes] as Linter.Config[], file)
    .map(({ message }) => message);

describe('code of the site', () => {
  it.each([
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
  ])('must not contain %s', (code, message) => {
    expect(messages(code)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    "a.localeCompare(b, 'en')",
    "a.toLocaleString('en')",
    "a.toLocaleDateString('en', { timeZone: 'UTC' })",
    "new Intl.DateTimeFormat('en', { timeZone: 'UTC' })",
    'a.getUTCHours()',
    'fs.readdirSync(a).toSorted()',
    'fs.readdirSync(a, { recursive: true }).filter(b).toSorted().map(c)',
    'new Date(a)',
  ])('may contain %s', (code) => expect(messages(code)).toEqual([]));
});

it('code that runs elsewhere may read the time, and tests are not restricted', () => {
  expect(messages('Date.now()', 'packages/sdk-base/src/one.mjs')).toEqual([]);
  expect(messages('a.localeCompare(b)', 'packages/sdk-base/src/one.mjs')).toHaveLength(1);
  expect(messages('a.localeCompare(b)', 'packages/sdk-base/tests/one.mjs')).toEqual([]);
});
