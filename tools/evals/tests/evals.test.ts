import { beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../child/runCases.ts';
import { readTable } from '../../../packages/model/src/readTable.ts';
import { gradeAnswers, type Answer } from '../gradeAnswers.ts';
import { readFixtures, readTasks } from '../readTasks.ts';
import { sampleOf } from '../../../tests/support/long.ts';

/** Takes a sample, because each answer is compiled and run in its own process. */
const tasks = sampleOf(readTasks(), 6);
const fixtures = tasks.flatMap((task) => readFixtures(task));
const [anyTask] = tasks;
if (!anyTask) throw new Error('there are no tasks');

/** Returns an answer with the first task's export and the given body. */
const answerWithBody = (body: string, imports: string): Answer => ({
  task: anyTask,
  text: `\`\`\`ts\n${imports}\nexport async function userOf(): Promise<string> {\n${body}\n}\n\`\`\``,
});
const columns = ['name', 'imports', 'body', 'finding'] as const;

/** Answers that must fail, with the first finding of each. */
const bounds: [name: string, answer: Answer, finding: string][] = [
  ['no code', { task: anyTask, text: 'Use `verifyAccessToken`.' }, 'has no TypeScript'],
  [
    'another export',
    { task: anyTask, text: '```ts\nexport const user = 1;\n```' },
    'lacks a required export',
  ],
  ['no end', { ...answerWithBody('for (;;);', ''), timeLimit: 1_000 }, "doesn't end"],
  ...readTable('tools/evals/tests/bounds.tsv', columns).map(
    ({ name, imports, body, finding }): [string, Answer, string] => [
      name,
      answerWithBody(body, imports),
      finding,
    ],
  ),
];

let graded: Finding[][] = [];
const textOf = (findings: Finding[] = []) =>
  findings.map(({ finding, reason }) => `${finding}: ${reason}`).join('\n');

beforeAll(async () => {
  graded = await gradeAnswers([...fixtures, ...bounds.map(([, answer]) => answer)]);
}, 240_000);

describe.each(tasks.map((task) => [task.name, task] as const))('%s', (_, task) => {
  const own = fixtures.filter((fixture) => fixture.task === task);

  test.each(own.map((fixture) => [fixture.name, fixture] as const))('grades %s', (name, fixture) => {
    const findings = graded[fixtures.indexOf(fixture)] ?? [];
    expect(
      findings.map(({ finding }) => finding),
      textOf(findings),
    ).toEqual(fixture.findings);
    expect(fixture.findings.length > 0).toBe(name.startsWith('wrong'));
  });

  test('has no case that matches no wrong answer', async () => {
    const { cases } = (await import(task.grader)) as { cases: Record<string, unknown> };
    const caught = new Set(own.flatMap(({ findings }) => findings));
    expect(Object.keys(cases).filter((finding) => !caught.has(finding))).toEqual([]);
  });

  test('has at least one right answer and two wrong ones', () => {
    expect(own.filter(({ findings }) => findings.length === 0).length).toBeGreaterThanOrEqual(1);
    expect(own.filter(({ findings }) => findings.length > 0).length).toBeGreaterThanOrEqual(2);
  });
});

test.each(bounds)('rejects %s', (_, answer, finding) => {
  const index = fixtures.length + bounds.findIndex((each) => each[1] === answer);
  expect(textOf(graded[index])).toMatch(new RegExp(finding));
});
