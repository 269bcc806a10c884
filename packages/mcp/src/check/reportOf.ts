import { builtinModules } from 'node:module';
import ts from 'typescript';
import { limits } from '../limits.ts';
import { isOfUnchecked } from './isOfUnchecked.ts';
import { asGiven } from './samplePlaces.ts';
import type { SampleFiles } from './SampleFiles.ts';
import type { SampleProblem, SampleReport } from './SampleReport.ts';
import { warningsOf } from './warningsOf.ts';

/** Cannot find a module, for its names, its side effects, its types or to add to it. */
const MODULE_NOT_FOUND = new Set([2307, 2664, 2688, 2792, 2882]);

/** Comments that keep the next line from the check. */
const IGNORED = /@ts-(?:ignore|expect-error)\b/;

/** Says what is wrong with the files of a sample, one after the other. */
export function reportOf(files: SampleFiles, program: ts.Program): SampleReport {
  const unchecked = new Set<string>();
  const ignored: string[] = [];
  const found = files.all.map((file) => {
    const errors = [
      ...program.getSyntacticDiagnostics(file.source),
      ...program.getSemanticDiagnostics(file.source),
    ].filter((diagnostic) => {
      if (isStyle(file.source, diagnostic)) return false;
      const name = uncheckedModule(file.source, diagnostic);
      if (name === undefined) return true;
      unchecked.add(name);
      return false;
    });
    for (const [index, line] of file.source.text.split('\n').entries()) {
      if (IGNORED.test(line)) ignored.push(`${file.given ? `${file.given}:` : 'line '}${index + 1}`);
    }
    return { ...file, errors };
  });
  const problems = found.flatMap(({ source, given, uncheckedAt, errors }): SampleProblem[] => {
    const place = (start: number) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return { ...(given ? { file: given } : {}), line: line + 1, column: character + 1 };
    };
    const said = errors
      .filter((diagnostic) => !isUntypedScript(source, diagnostic))
      .filter((diagnostic) => unchecked.size === 0 || !isOfUnchecked(source, diagnostic))
      .toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0))
      .map(({ start = 0, code, messageText }) => ({
        ...place(start),
        code: `TS${code}`,
        message: textOf(messageText),
      }));
    for (const { pos, name } of replacedTypes(source)) {
      const message = `This replaces the types of ${name}, so it is refused. Take it out: they are known here.`;
      said.unshift({ ...place(pos), code: 'declare module', message });
    }
    if (uncheckedAt === undefined) return said;
    const message =
      'This turns off the check of the file, so it is refused. Take it out, and fix what it hides.';
    return [{ ...place(uncheckedAt), code: '@ts-nocheck', message }, ...said];
  });
  return {
    problems: problems.slice(0, limits.problems),
    total: problems.length,
    warnings: warningsOf(files).slice(0, limits.problems),
    unchecked: [...unchecked].slice(0, limits.problems),
    ignored: ignored.slice(0, limits.problems),
  };
}

/** Declarations of the SDKs' modules in a file that is none itself: they do not add to the SDKs' types, but hide them. */
const replacedTypes = (source: ts.SourceFile): { pos: number; name: string }[] =>
  ts.isExternalModule(source)
    ? []
    : source.statements
        .filter((statement) => ts.isModuleDeclaration(statement))
        .filter(({ name }) => name.text.startsWith('@nacre/'))
        .map((statement) => ({ pos: statement.getStart(source), name: statement.name.text }));

/** An import of styles says nothing that could be checked. */
const isStyle = ({ text }: ts.SourceFile, { code, start = 0, length = 0 }: ts.Diagnostic): boolean =>
  code === 2882 && /\.(css|less|s[ac]ss)['"`]$/.test(text.slice(start, start + length));

/** The module that nothing is known of, if that is all an error says. */
function uncheckedModule(source: ts.SourceFile, { code, start = 0, length = 0, messageText }: ts.Diagnostic) {
  const text = source.text.slice(start, start + length);
  // What Vite adds to every module comes with its types.
  if (code === 2339 && text === 'env' && textOf(messageText).includes("'ImportMeta'")) return 'vite/client';
  if (!MODULE_NOT_FOUND.has(code)) return undefined;
  const name = text.replace(/^['"`]|['"`]$/g, '');
  const bare = name.replace(/^node:/, '');
  // A part of an SDK or of Node that does not exist is an error; other modules are nobody's business here.
  if (name.startsWith('@nacre/') || name.startsWith('node:') || builtinModules.includes(bare))
    return undefined;
  return name;
}

/** JavaScript has no place to write a type, beside a program in TypeScript too. */
const isUntypedScript = ({ fileName }: ts.SourceFile, { code }: ts.Diagnostic): boolean =>
  /\.[cm]?jsx?$/.test(fileName) && code >= 7005 && code <= 7034;

/** A message in one line. */
const textOf = (text: string | ts.DiagnosticMessageChain): string =>
  asGiven(ts.flattenDiagnosticMessageText(text, ' ').replace(/\s+/g, ' ')).slice(0, 1000);
