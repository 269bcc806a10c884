import { expect, it } from 'vitest';
import { readTable } from '../src/readTable.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { pathOf, write } = temporaryFolder();
const file = pathOf('words.tsv');

const read = (text: string) => readTable(write('words.tsv', text), ['word', 'synonyms']);

it('reads rows by the names of their columns', () => {
  expect(read('word\tsynonyms\nsign in\tlogin, log in\n')).toEqual([
    { at: `${file}:2`, word: 'sign in', synonyms: 'login, log in' },
  ]);
});

it('reads the ends of lines in a cell, and an empty text', () => {
  expect(read('word\tsynonyms\n∅\ta⏎b\n')).toMatchObject([{ word: '', synonyms: 'a\nb' }]);
});

it.each([
  ['a header with other columns', 'synonyms\tword\na\tb\n', `${file}:1: the first line has to name`],
  ['a row that lacks a cell', 'word\tsynonyms\na\tb\nlogin\n', `${file}:3: a row has to contain`],
  ['a row with one too many', 'word\tsynonyms\na\tb\tc\n', `${file}:2: a row has to contain`],
  ['an empty cell', 'word\tsynonyms\na\t\n', `${file}:2: a row has to contain`],
  ['an empty line', 'word\tsynonyms\n\na\tb\n', `${file}:2: a row has to contain`],
])('refuses %s, by its file and line', (_, text, message) => {
  expect(() => read(text)).toThrow(`${message} word, synonyms, with one tab between two`);
});
