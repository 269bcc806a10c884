import { joinBlocks } from '../../../model/src/joinBlocks.ts';
import type { SampleChecker } from '../check/SampleChecker.ts';
import { pathProblem } from '../check/samplePaths.ts';
import type { SampleProblem, SampleReport, SampleWarning } from '../check/SampleReport.ts';
import type { ToolResult } from './ToolResult.ts';
import type { ArgumentsOf } from './definitions.ts';

/** Compiles a sample and reports its problems. */
export async function checkSample(
  checker: Pick<SampleChecker, 'check'>,
  { code, language, files = {} }: ArgumentsOf<'check_sample'>,
  signal: AbortSignal,
  client?: string,
): Promise<ToolResult> {
  const misplaced = Object.keys(files).flatMap((file) => pathProblem(file, language) ?? []);
  if (misplaced.length > 0) return { content: misplaced.join('\n'), failed: true };
  try {
    const report = await checker.check({ code, language, files }, signal, client);
    const unchecked = [...report.unchecked, ...report.ignored];
    const { problems, total, warnings } = report;
    return {
      content: formatReport(report),
      structuredData: { compiles: total === 0, unchecked, problems, warnings },
    };
  } catch (error) {
    // The sample's author needs to know why the compiler stopped.
    return { content: (error as Error).message, failed: true };
  }
}

/**
 * Writes the report. What wasn't checked comes first, so that a reader who stops early doesn't assume that everything
 * was checked.
 */
function formatReport({ problems, total, warnings, unchecked, ignored }: SampleReport): string {
  const files = unchecked.filter((name) => /^[.@~]\.?\//.test(name));
  const packages = unchecked.filter((name) => !files.includes(name));
  const isFullyChecked = unchecked.length === 0 && ignored.length === 0;
  return joinBlocks([
    files.length > 0 &&
      `NOT CHECKED: ${files.join(', ')}. Everything that the sample imports from there is assumed to be correct. Pass these files in \`files\` to check their use.`,
    packages.length > 0 &&
      `NOT CHECKED: ${packages.join(', ')}. Only the SDKs, React, TanStack Query and Node have types here, so the use of other packages is assumed to be correct.`,
    ignored.length > 0 &&
      `NOT CHECKED: the lines after @ts-ignore or @ts-expect-error at ${ignored.join(', ')}.`,
    total === 0
      ? `The sample compiles${isFullyChecked ? '' : ', as far as it was checked'}.`
      : `The sample doesn't compile: ${total} ${total === 1 ? 'error' : 'errors'}, as line:column.`,
    problems.map(lineOf).join('\n'),
    total > problems.length && `${total - problems.length} more errors are not listed.`,
    warnings.length > 0 && `Warnings, by line. Fix them too:\n${warnings.map(warningLineOf).join('\n')}`,
    'The sample was compiled, not run.',
  ]);
}

const warningLineOf = ({ file, line, message }: SampleWarning): string =>
  `${file ? `${file}:` : ''}${line}: ${message}`;

const lineOf = ({ file, line, column, code, message }: SampleProblem): string =>
  `${file ? `${file}:` : ''}${line}:${column} ${code}: ${message}`;
