import { beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../child/runCases.ts';
import { gradeAnswers, type Answer } from '../gradeAnswers.ts';
import { readFixtures, readTasks } from '../readTasks.ts';
import { sampleOf } from '../../../tests/support/long.ts';

/** Takes a sample, because each answer is compiled and run in its own process. */
const tasks = sampleOf(readTasks(), 6);
const fixtures = tasks.flatMap((task) => readFixtures(task));
const [anyTask] = tasks;
if (!anyTask) throw new Error('there are no tasks');

/** Returns an answer with the first task's export and the given body. */
const answerWithBody = (body: string, imports = ''): Answer => ({
  task: anyTask,
  text: `\`\`\`ts\n${imports}\nexport async function userOf(): Promise<string> {\n${body}\n}\n\`\`\``,
});

/** Answers that must fail, with the first finding of each. */
const bounds: [string, Answer, string | RegExp][] = [
  ['no code', { task: anyTask, text: 'Use `verifyAccessToken`.' }, 'has no TypeScript'],
  [
    'a missing import',
    answerWithBody("return (await verifyAccessToken('', {})).sub;"),
    /doesn't compile.*verifyAccessToken/,
  ],
  [
    'another export',
    { task: anyTask, text: '```ts\nexport const user = 1;\n```' },
    'lacks a required export',
  ],
  [
    'an error at import',
    { ...answerWithBody("return '';", "throw new Error('early');") },
    /fails when it is imported.*early/,
  ],
  [
    'a request',
    answerWithBody("return (await fetch('http://127.0.0.1:4599/')).text();"),
    'reaches for the network',
  ],
  [
    'a question to a name server',
    answerWithBody(
      "await new Resolver().resolveMx('nacre.example').catch(() => []);\nreturn '';",
      "import { Resolver } from 'node:dns/promises';",
    ),
    'reaches for the network',
  ],
  [
    'a file of the machine',
    answerWithBody("return readFileSync('/etc/hosts', 'utf8');", "import { readFileSync } from 'node:fs';"),
    /ERR_ACCESS_DENIED|restricted/,
  ],
  [
    'a program of the machine',
    answerWithBody("return execSync('ls').toString();", "import { execSync } from 'node:child_process';"),
    /ERR_ACCESS_DENIED|restricted/,
  ],
  ['an early end', answerWithBody('process.exit(0);'), 'ends before it is graded'],
  [
    'a verdict of its own',
    answerWithBody('process.send?.([]);\nreturn process.exit();'),
    'ends before it is graded',
  ],
  [
    'an error that nobody awaits',
    answerWithBody("void Promise.reject(new Error('forgotten'));\nreturn new Promise(() => undefined);"),
    /ends before it is graded.*forgotten/,
  ],
  ['no end', { ...answerWithBody('for (;;);'), timeLimit: 1_000 }, "doesn't end"],
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
  expect(textOf(graded[index])).toMatch(finding);
});
