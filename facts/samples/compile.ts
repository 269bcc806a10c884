import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourceOf, type Program } from './programs.ts';
import type { SampleProblem } from '../problem.ts';

/** Where the programs are written while they are checked: inside the repository, so that packages resolve. */
export const WORK_FOLDER = '.samples';

/** How the samples are compiled: as a user of the packages would. */
export function compilerOptions(root: string): ts.CompilerOptions {
  return {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    allowJs: true,
    skipLibCheck: true,
    esModuleInterop: true,
    allowImportingTsExtensions: true,
    moduleDetection: ts.ModuleDetectionKind.Force,
    paths: {
      '@nacre/sdk-base': [path.join(root, 'sdk/base/src/index.ts')],
      '@nacre/sdk-base/sandbox': [path.join(root, 'sdk/base/src/sandbox/index.ts')],
      '@nacre/sdk-react': [path.join(root, 'sdk/react/src/index.ts')],
    },
  };
}

const fileOf = (root: string, { folder, name }: Program) => path.join(root, WORK_FOLDER, folder, name);

/** Type-checks every program at once; messages stand at the lines of the pages. */
export function compile(root: string, programs: Program[]): SampleProblem[] {
  const lines = new Map<string, { page: string; lines: number[] }>();
  for (const program of programs) {
    const file = fileOf(root, program);
    const source = sourceOf(program.blocks);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, source.text);
    lines.set(file, { page: program.blocks[0]?.file ?? '', lines: source.lines });
  }
  const compiled = ts.createProgram([...lines.keys()], compilerOptions(root));
  const problems: SampleProblem[] = [];
  for (const [file, { page, lines: pageLines }] of lines) {
    const source = compiled.getSourceFile(file);
    if (!source) continue;
    for (const diagnostic of [
      ...compiled.getSyntacticDiagnostics(source),
      ...compiled.getSemanticDiagnostics(source),
    ]) {
      const { line } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
      problems.push({ file: page, line: pageLines[line] ?? 1, message: `does not compile: ${message}` });
    }
  }
  return problems;
}
