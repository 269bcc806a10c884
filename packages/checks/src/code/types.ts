import ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';
import { runTool } from './runTool.ts';

const COMPILED = /\.tsx?$/;

/**
 * Reports type errors in the whole repository, since a change can break the code that uses it. Returns nothing if none
 * of the files is compiled.
 */
export async function checkTypes(files: readonly string[]): Promise<Problem[]> {
  if (!files.some((file) => COMPILED.test(file))) return [];
  const { status, output } = await runTool('../typescript-7/bin/tsc', [
    '-p',
    '.',
    '--noEmit',
    '--pretty',
    'false',
  ]);
  const problems = [...output.matchAll(/^(\S+?)\((\d+),\d+\): error (TS\d+: .*)$/gm)].map(
    ([, file = '', line, message = '']) => ({ file, line: Number(line), message }),
  );
  if (status !== 0 && problems.length === 0) throw new Error(`tsc failed: ${output.trim()}`);
  // The compiler checks no type as long as it can't parse a file.
  return problems.length > 0 && problems.every(({ message }) => /^TS1\d{3}:/.test(message))
    ? [
        ...problems,
        ...typeProblems(files.filter((file) => problems.every((problem) => problem.file !== file))),
      ]
    : problems;
}

/** Returns the type errors in files, whatever the others are like. */
function typeProblems(files: readonly string[]): Problem[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { options = {}, fileNames = [] } =
    ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host) ?? {};
  const compiled = files.filter((file) => COMPILED.test(file));
  const ambient = fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...compiled, ...ambient], options);
  return compiled.flatMap((file) => {
    const source = program.getSourceFile(file);
    return program.getSemanticDiagnostics(source).map(({ start = 0, code, messageText }) => ({
      file,
      line: (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    }));
  });
}
