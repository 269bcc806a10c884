import { expect, test } from 'vitest';
import { askModel } from '../askModel.ts';
import { buildPrompt } from '../buildPrompt.ts';
import { readTasks } from '../readTasks.ts';
import { formatTable } from '../formatTable.ts';

const [first, second] = readTasks();
if (!first || !second) throw new Error('there are no two tasks');

test('a model gets the task, and the entry address of the docs', async () => {
  const prompt = buildPrompt(first, 'http://localhost:3000/llms.txt');
  expect(prompt).toContain('http://localhost:3000/llms.txt');
  expect(prompt).toContain(first.prompt);
  expect(await askModel('cat', prompt)).toBe(prompt);
});

test('a command that fails has no answer, and one that ignores its input has one', async () => {
  await expect(askModel('echo half an answer; exit 3', 'x'.repeat(1_000_000))).rejects.toThrow('status 3');
  expect(await askModel('echo an answer', 'x'.repeat(1_000_000))).toBe('an answer\n');
});

test('the table has each task once, with the findings', () => {
  const table = formatTable([
    { task: first, findings: [] },
    { task: first, findings: [{ finding: 'accepts anything', reason: 'Error: no' }] },
    { task: first, findings: [{ finding: 'accepts anything' }, { finding: 'is slow' }] },
    { task: second, findings: [] },
  ]);
  const width = Math.max(first.name.length, second.name.length);
  const gap = ' '.repeat(width);
  expect(table.split('\n')).toEqual([
    `${first.name.padEnd(width)}  1 of 3 right  ${first.title}`,
    `${gap}  - accepts anything (2 times): Error: no`,
    `${gap}  - is slow`,
    `${second.name.padEnd(width)}  1 of 1 right  ${second.title}`,
    '',
    '2 of 4 answers are right.',
  ]);
});
