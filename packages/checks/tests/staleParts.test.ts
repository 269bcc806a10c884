import { expect, it } from 'vitest';
import { checkStaleParts } from '../src/structure/staleParts.ts';

const page = (...steps: string[]) =>
  [
    '## Set up',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    '## Later',
    'The address is that of steps 1 and 3.',
  ].join('\n\n');
const messages = (before: string, text: string) =>
  checkStaleParts('docs/page.mdx', before, text).map(({ line, message }) => `${line}: ${message}`);

it('a step that moved has its new number everywhere', () => {
  const before = page('Create it.', 'Copy it.', 'Add it.');
  expect(messages(before, page('Create it.', 'Copy it.', 'Add it.', 'Close it.'))).toEqual([]);
  expect(messages(before, page('Create it.', 'Copy this.', 'Add that.'))).toEqual([]);
  expect(messages(before, page('Open it.', 'Create it.', 'Copy it.', 'Add it.'))).toEqual([
    '10: the step that was step 1 is step 2 now. Correct the number',
  ]);
  // The writer has read the paragraph again.
  const corrected = page('Open it.', 'Create it.', 'Copy it.', 'Add it.').replace('1 and 3', '2 and 4');
  expect(messages(before, corrected)).toEqual([]);
});

it('the headings of a table move with its cells', () => {
  const table = (head: string, row = '| 413 | Too large | Tries again |') =>
    `Answers:\n\n${head}\n| --- | --- | --- |\n${row}\n`;
  const before = table('| Status | When | What happens |');
  expect(messages(before, table('| Status | When | What Nacre does |'))).toEqual([]);
  expect(
    messages(before, table('| Status | What happens | When |', '| 413 | Tries again | Too large |')),
  ).toEqual([]);
  expect(messages(before, table('| Status | What happens | When |'))).toEqual([
    '3: the headings of the columns have changed places. Move the cells too',
  ]);
});
