import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { parseToolJson, runTool } from './runTool.ts';

const SCRIPT = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const STYLE = /^(?:src|packages)\/.*\.css$/;
const STYLES = ['--config', '.config/stylelint.mjs', '--max-warnings', '0'];

interface Linted {
  filename: string;
  message: string;
  /** Undefined if the file can't be parsed. */
  code?: string;
  help?: string;
  labels: { span: { line: number } }[];
}

interface Styled {
  source: string;
  warnings: { line: number; text: string }[];
}

/** Lints the scripts among the files. With `fix`, reports only the problems that the linter can't fix itself. */
export async function lintScripts(files: readonly string[], fix = false): Promise<Problem[]> {
  const scripts = files.filter((file) => SCRIPT.test(file));
  if (scripts.length === 0) return [];
  const options = ['-c', '.config/oxlint.mjs', '--format', 'json', ...(fix ? ['--fix'] : [])];
  const { output } = await runTool('oxlint', [...options, '--no-error-on-unmatched-pattern', ...scripts]);
  return parseToolJson<{ diagnostics: Linted[] }>('oxlint', '{', output).diagnostics.map(
    ({ filename, message, code, help = '', labels }) => ({
      file: path.relative('', filename),
      line: labels[0]?.span.line ?? 1,
      message: code ? `${message}${help && ` ${help}`} (${code})` : message,
    }),
  );
}

/** Runs stylelint on the styles among the files. With `fix`, reports only the problems that it can't fix itself. */
export async function lintStyles(files: readonly string[], fix = false): Promise<Problem[]> {
  const styles = files.filter((file) => STYLE.test(file));
  if (styles.length === 0) return [];
  const { output } = await runTool('stylelint', [
    ...STYLES,
    '--formatter',
    'json',
    ...(fix ? ['--fix'] : []),
    ...styles,
  ]);
  return parseToolJson<Styled[]>('stylelint', '[', output).flatMap(({ source, warnings }) =>
    warnings.map(({ line, text }) => ({ file: path.relative('', source), line, message: text })),
  );
}
