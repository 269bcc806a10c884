import { execFile } from 'node:child_process';
import type { Problem } from '../../../model/src/problem.ts';
import { COMMENTS_FOLDER as FOLDER, type ProblemCase } from './ProblemCase.ts';

/** Runs the check of the reference on the source with all of these mistakes. */
export function checkBrokenReference(): Promise<Problem[]> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'packages/checks/src/checkReference.ts', `${FOLDER}/typedoc.json`];
    execFile(process.execPath, command, { encoding: 'utf8' }, (_, __, stderr) => {
      resolve(
        stderr.split('\n').flatMap((outputLine) => {
          const [, file = '', line, message = ''] = /^(\S+):(\d+): (.*)$/.exec(outputLine) ?? [];
          return line ? [{ file: file.replace(`${FOLDER}/`, ''), line: Number(line), message }] : [];
        }),
      );
    });
  });
}

/** Whether a problem is at the location of a mistake. */
export const isExpected = ({ file, line }: Problem, problemCase?: ProblemCase): boolean =>
  problemCase?.check === 'comments' && problemCase.message.startsWith(`${file}:${line}: `);
