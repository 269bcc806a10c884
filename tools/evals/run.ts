/**
 * Asks a model for code, using a command that you provide, and grades its answers.
 *
 * npm run bench -- evals --model "command" [--task name]… [--times 3] [--docs address] [--keep folder]
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../src/config/site.ts';
import { askModel } from './askModel.ts';
import type { Finding } from './child/runCases.ts';
import { gradeAnswers } from './gradeAnswers.ts';
import { buildPrompt } from './buildPrompt.ts';
import { readTasks, type Task } from './readTasks.ts';
import { formatTable, type Result } from './formatTable.ts';

const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    task: { type: 'string', multiple: true },
    times: { type: 'string', default: '1' },
    docs: { type: 'string', default: `${site.url}${site.baseUrl}llms.txt` },
    keep: { type: 'string' },
  },
});

/** Returns the tasks that the arguments name, or all. */
function selectTasks(): Task[] {
  const tasks = readTasks();
  const unknown = values.task?.find((name) => !tasks.some((task) => task.name === name));
  if (unknown)
    throw new Error(
      `There is no task ${unknown}. The tasks are ${tasks.map(({ name }) => name).join(', ')}.`,
    );
  return tasks.filter(({ name }) => values.task?.includes(name) ?? true);
}

async function grade(model: string, task: Task, round: number): Promise<Finding[]> {
  try {
    const text = await askModel(model, buildPrompt(task, values.docs));
    if (values.keep) {
      fs.mkdirSync(values.keep, { recursive: true });
      fs.writeFileSync(path.join(values.keep, `${task.name}-${round}.md`), text);
    }
    const [findings = []] = await gradeAnswers([{ task, text }]);
    return findings;
  } catch (error) {
    return [{ finding: 'has no answer', reason: (error as Error).message }];
  }
}

async function main(): Promise<void> {
  const { model } = values;
  if (!model)
    throw new Error('Name the command that asks your model: npm run bench -- evals --model "command"');
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1) throw new Error('--times takes a whole number of at least 1.');
  const results: Result[] = [];
  for (const task of selectTasks()) {
    for (let round = 1; round <= times; round++) {
      const findings = await grade(model, task, round);
      results.push({ task, findings });
      console.error(`${task.name} ${round}/${times}: ${findings.length === 0 ? 'right' : 'wrong'}`);
    }
  }
  console.log(`\n${formatTable(results)}`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
