import path from 'node:path';
import { typeCheck, WORK_FOLDER } from '../../packages/model/src/samples/compile.ts';
import { readFence } from '../../packages/model/src/samples/fence.ts';
import type { SampleProgram } from '../../packages/model/src/samples/programs.ts';
import type { Finding } from './child/runCases.ts';
import type { Task } from './readTasks.ts';

/** An answer's code, with its task. */
interface AnswerCode {
  task: Task;
  code: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Creates a program with a single block. */
const program = (folder: string, name: string, code: string): SampleProgram => ({
  folder,
  name,
  // Declared as a block of a page, so that messages include the line.
  blocks: [{ ...readFence(''), file: `${folder}/${name}`, line: 1, language: 'ts', code, standalone: true }],
});

/** Compiles all answers at once, and returns each one's first error, in its own code or else in its exports. */
export function compileAnswers(answers: readonly AnswerCode[]): (Finding | undefined)[] {
  const folderOf = (index: number) => `eval-${index}`;
  const programs = answers.flatMap(({ task, code }, index) => {
    const folder = folderOf(index);
    const programFolder = path.join(root, WORK_FOLDER, folder);
    const grader = path.relative(programFolder, task.grader).replaceAll(path.sep, '/');
    return [
      program(folder, 'answer.ts', code),
      program(
        folder,
        'exports.ts',
        `import * as answer from './answer.ts';\nimport type { AnswerModule } from '${grader}';\nexport const checked: AnswerModule = answer;`,
      ),
    ];
  });
  const problems = typeCheck(root, programs);
  return answers.map((_, index) => {
    const of = (name: string) => problems.find(({ file }) => file === `${folderOf(index)}/${name}`);
    const broken = of('answer.ts');
    if (broken) return { finding: "doesn't compile", reason: `line ${broken.line}: ${broken.message}` };
    const different = of('exports.ts');
    return different && { finding: 'lacks a required export', reason: different.message };
  });
}
