import fs from 'node:fs';
import path from 'node:path';
import { lineAt, withoutDuplicates, type CheckedProblem } from '../../model/src/problem.ts';

/** An error as reported by the bundler. */
export interface CompileError {
  message: string;
  moduleIdentifier?: string;
  loc?: string;
}

/** Converts errors of the page compiler to problems, without colors, stacks and names of loaders. */
export const compileProblems = (errors: readonly CompileError[], root: string): CheckedProblem[] =>
  withoutDuplicates(errors.map((error) => problemOf(error, root)));

const MISSING = /(?:Can't resolve|Cannot find module) '([^']+)'/;

/** Returns the line of a name in a file. The bundler reports the position in the code that it generated from a page. */
function lineWith(file: string, name: string): number {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return text.includes(name) ? lineAt(text, text.indexOf(name)) : 1;
}

const REMEDY = 'Fix it and save: the page then appears again.';

function problemOf({ message, moduleIdentifier = '', loc = '' }: CompileError, root: string): CheckedProblem {
  // oxlint-disable-next-line no-control-regex -- colors of a terminal
  const plain = message.replace(/\u001b\[[\d;]*m/g, '');
  const failedFile = /compilation failed for file "([^"]+)"/.exec(plain)?.[1];
  const module = moduleIdentifier.split('!').at(-1)?.split('?')[0] ?? '';
  const file =
    path.relative(root, failedFile ?? (module || root)).replaceAll('\\', '/') || 'docusaurus.config.ts';
  const missing = MISSING.exec(plain)?.[1];
  const line =
    missing === undefined
      ? Number(lineIn(plain) ?? /^(\d+)/.exec(loc)?.[1] ?? 1)
      : lineWith(path.join(root, file), missing);
  const reason = missing === undefined ? reasonIn(plain) : `imports \`${missing}\`, which doesn't exist.`;
  return {
    check: 'compile',
    file,
    line,
    message: `${reason.replace(`${path.join(root, file)}: `, '')} ${REMEDY}`,
  };
}

/** Returns the line number from `(12:3)`, `(12:3-14:1)`, `line: 12, column: 3`, or `12 │` before code. */
const lineIn = (text: string): string | undefined =>
  (/\((\d+):\d+(?:-\d+:\d+)?\)/.exec(text) ??
    /"?line"?: (\d+)/.exec(text) ??
    /\[[^\]\s]+:(\d+):\d+\]/.exec(text))?.[1];

/** Returns the one line with the reason. */
function reasonIn(text: string): string {
  const cause = /^\s*(?:Cause|Error|SyntaxError|× \S*): ?(.+)$/m;
  const lines = text.split('\n').map((line) => line.trim());
  const all = text.slice(text.indexOf('Cause:') + 1 ? text.indexOf('Cause:') : 0);
  const reason =
    cause.exec(all)?.[1] ??
    lines.find((line) => line && !/^(?:×|Module|Error: MDX|at )/.test(line)) ??
    lines[0] ??
    '';
  const short = reason.replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '').trim();
  return /[.!?]$/.test(short) ? short : `${short}.`;
}
