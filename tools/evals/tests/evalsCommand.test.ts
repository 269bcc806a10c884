import { expect, test } from 'vitest';
import { askModel } from '../askModel.ts';
import { buildPrompt } from '../buildPrompt.ts';
import { readTasks } from '../readTasks.ts';
import { formatTable } from '../formatTable.ts';

const [one, other] = readTasks();
if (!one || !other) throw new Error('there are no two tasks');

test('a model gets the task, and the entry address of the docs', async () => {
  const prompt = buildPrompt(one, 'http://localhost:3000/llms.txt');
  expect(prompt).toContain('http://localhost:3000/llms.txt');
  expect(prompt).toContain(one.prompt);
  expect(await askModel('cat', prompt)).toBe(prompt);
});

test('a command that fails has no answer, and one that ignores its input has one', async () => {
  await expect(askModel('echo half an answer; exit 3', 'x'.repeat(1_000_000))).rejects.toThrow('status 3');
  expect(await askModel('echo an answer', 'x'.repeat(1_000_000))).toBe('an answer\n');
});

test('the table has each task once, with the findings', () => {
  const table = formatTable([
    { task: one, findings: [] },
    { task: one, findings: [{ finding: 'accepts anything', reason: 'Error: no' }] },
    { task: one, findings: [{ finding: 'accepts anything' }, { finding: 'is slow' }] },
    { task: other, findings: [] },
  ]);
  const width = Math.max(one.name.length, other.name.length);
  const gap = ' '.repeat(width);
  expect(table.split('\n')).toEqual([
    `${one.name.padEnd(width)}  1 of 3 right  ${one.title}`,
    `${gap}  - accepts anything (2 times): Error: no`,
    `${gap}  - is slow`,
    `${other.name.padEnd(width)}  1 of 1 right  ${other.title}`,
    '',
    '2 of 4 answers are right.',
  ]);
});
