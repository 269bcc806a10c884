import type { SampleChecker } from '../check/SampleChecker.ts';
import type { SampleReport } from '../check/SampleReport.ts';
import type { Answer } from './Answer.ts';
import type { ArgumentsOf } from './definitions.ts';

/** Compiles a sample and says what is wrong with it. */
export async function checkSample(
  checker: SampleChecker,
  { code, language }: ArgumentsOf<'check_sample'>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return { said: write(await checker.check({ code, language }, signal)) };
  } catch (error) {
    // What stopped the compiler is for whoever wrote the sample to know.
    return { said: (error as Error).message, failed: true };
  }
}

function write({ problems, total, unchecked }: SampleReport): string {
  const lines = problems.map(({ line, column, code, message }) => `${line}:${column} ${code}: ${message}`);
  return [
    total === 0
      ? 'The sample compiles.'
      : `The sample doesn't compile: ${total} ${total === 1 ? 'error' : 'errors'}, as line:column.`,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(total > problems.length ? [`${total - problems.length} more errors are not listed.`] : []),
    ...(unchecked.length > 0
      ? [
          `Not checked, because only the SDKs, React, TanStack Query and Node are available here: ${unchecked.join(', ')}.`,
        ]
      : []),
    'The sample was compiled, not run.',
  ].join('\n\n');
}
