import { execFile } from 'node:child_process';
import fs from 'node:fs';
import type { Problem } from '../../../model/src/problem.ts';
import type { ProblemCase } from './ProblemCase.ts';

const FOLDER = 'tests/support/fixtures/brokenReference';

const comment = (name: string, problem: string): ProblemCase => ({
  name,
  check: 'comments',
  // All of them are in one source, because TypeDoc takes longer to start than to read it.
  files: { 'index.ts': fs.readFileSync(`${FOLDER}/index.ts`, 'utf8') },
  message: `index.ts:${problem}`,
});

/** Mistakes in the comments that become the reference. */
export const commentCases: readonly ProblemCase[] = [
  comment(
    'a type in an export that is not exported',
    '56: Hidden is referenced by Revealing but not included in the documentation. Export it, or use another type',
  ),
  comment(
    'a link to a symbol that does not exist',
    '44: Failed to resolve link to "Nothing" in comment for Lost. Link to a name that is exported: {@link Client}',
  ),
  comment(
    'an export without a comment',
    '16: Undocumented is exported and has no doc comment. Write one above it',
  ),
  comment(
    'a member without a comment',
    '27: HalfDocumented.undocumented has no doc comment. Write one above it',
  ),
  comment(
    'an unknown category',
    '36: Stray has the unknown @category "Odds". Use one of packages/sdk-reference/src/categories.ts',
  ),
  comment(
    'a comment that says "Is"',
    '64: Subjectless has a summary that begins with "Is": say what the symbol is, or what the call returns',
  ),
  comment(
    'a comment that says "Holds"',
    '66: Subjectless.nothing has a summary that begins with "Holds": say what the symbol is, or what the call returns',
  ),
  comment(
    'a tag for a parameter that does not exist',
    '85: The signature double has an @param with name "amount", which was not used. Give it the name of a parameter, or remove it',
  ),
];

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
