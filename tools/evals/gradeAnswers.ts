import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { entrySources } from '../../packages/model/src/packages.ts';
import { compileAnswers } from './compileAnswers.ts';
import type { Task } from './readTasks.ts';
import { runAnswer } from './runAnswer.ts';
import type { Finding } from './child/runCases.ts';
import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';

/** A model's answer to a task. */
export interface Answer {
  task: Task;
  text: string;
  /** The time limit for the answer and its cases, in milliseconds. A minute by default. */
  timeLimit?: number;
}

const TIME_LIMIT_MS = 60_000;

type AnswerWithCode = Answer & { code: string };

const root = path.resolve(import.meta.dirname, '../..');

/** Compiles answers, runs those that compile, and returns the mistakes in each. A right answer has none. */
export async function gradeAnswers(answers: readonly Answer[]): Promise<Finding[][]> {
  const findings = new Map<Answer, Finding[]>();
  const withCode = answers.flatMap((answer): { answer: Answer; graded: AnswerWithCode }[] => {
    const code = extractCode(answer.text);
    if (code !== undefined) return [{ answer, graded: { ...answer, code } }];
    findings.set(answer, [{ finding: 'has no TypeScript' }]);
    return [];
  });
  const broken = compileAnswers(withCode.map(({ graded }) => graded));
  const running = withCode.filter(({ answer }, index) => {
    const finding = broken[index];
    if (finding) findings.set(answer, [finding]);
    return !finding;
  });
  const ran = await runAnswers(running.map(({ graded }) => graded));
  running.forEach(({ answer }, index) => findings.set(answer, ran[index] ?? []));
  return answers.map((answer) => findings.get(answer) ?? []);
}

/** Runs each answer in its own process, two at a time. */
async function runAnswers(answers: readonly AnswerWithCode[]): Promise<Finding[][]> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'nacre-evals-')));
  try {
    const failure = await bundle(folder, answers).catch((error: Error) => error);
    if (failure) return answers.map(() => [{ finding: "can't be bundled", reason: failure.message }]);
    const findings: Finding[][] = [];
    const queue = answers.map((_, index) => index);
    const work = async () => {
      for (let index = queue.shift(); index !== undefined; index = queue.shift())
        findings[index] = await runAnswer(
          path.join(folder, `${index}`),
          answers[index]?.timeLimit ?? TIME_LIMIT_MS,
        );
    };
    await Promise.all([work(), work()]);
    return findings;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Bundles each answer with its grader and the SDKs, so that it needs no files outside its folder. */
async function bundle(folder: string, answers: readonly AnswerWithCode[]): Promise<void> {
  const entries = answers.map(({ task, code }, index) => {
    const answerFolder = path.join(folder, `${index}`);
    fs.mkdirSync(answerFolder);
    fs.writeFileSync(path.join(answerFolder, 'answer.ts'), code);
    const entry = path.join(answerFolder, 'entry.ts');
    const child = path.join(import.meta.dirname, 'child');
    const lines = [
      `import ${JSON.stringify(path.join(child, 'guard.ts'))};`,
      `import { runCases } from ${JSON.stringify(path.join(child, 'runCases.ts'))};`,
      `import { cases } from ${JSON.stringify(task.grader)};`,
      `await runCases(() => import('./answer.ts'), cases);`,
    ];
    fs.writeFileSync(entry, lines.join('\n'));
    return { in: entry, out: path.join(`${index}`, 'entry') };
  });
  await build({
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    alias: entrySources(root),
    nodePaths: [path.join(root, 'node_modules')],
  });
}

const TYPESCRIPT = new Set(['ts', 'tsx', 'typescript']);

/** Returns the program in an answer: its longest TypeScript block, since others are excerpts or show how to call it. */
function extractCode(answer: string): string | undefined {
  return fencedBlocks(answer, 'answer')
    .filter(({ language }) => TYPESCRIPT.has(language))
    .map(({ code }) => code)
    .toSorted((a, b) => b.length - a.length)[0];
}
