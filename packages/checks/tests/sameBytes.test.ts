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
    ["a.toLocaleDateString('en', { dateStyle: 'long' })", "machine's zone"],
    ['new Intl.Collator()', "machine's language"],
    ["new Intl.DateTimeFormat('en')", "machine's zone"],
    ['a.getHours()', "machine's zone"],
    ['fs.readdirSync(a).map(b)', 'order of its own'],
    ['for (const a of fs.readdirSync(b, { recursive: true })) c(a)', 'order of its own'],
    ['Date.now()', 'another each time'],
    ['new Date()', 'another each time'],
    ['Math.random()', 'another each time'],
    ['crypto.randomUUID()', 'another each time'],
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

it('what runs elsewhere may know the time, and tests may do what they like', () => {
  expect(messages('Date.now()', 'packages/sdk-base/src/one.mjs')).toEqual([]);
  expect(messages('a.localeCompare(b)', 'packages/sdk-base/src/one.mjs')).toHaveLength(1);
  expect(messages('a.localeCompare(b)', 'packages/sdk-base/tests/one.mjs')).toEqual([]);
});
