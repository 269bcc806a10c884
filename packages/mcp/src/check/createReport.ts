import { builtinModules } from 'node:module';
import ts from 'typescript';
import { limits } from '../limits.ts';
import { stripCompilerPaths } from './samplePaths.ts';
import type { SampleFiles } from './SampleFiles.ts';
import type { SampleProblem, SampleReport } from './SampleReport.ts';
import { findWarnings } from './findWarnings.ts';

/** A parameter, or a part of one, has no type and none can be inferred. */
const NO_TYPE = new Set([7006, 7019, 7031]);

/** A call of an untyped function has type arguments. */
const UNTYPED_CALL = 2347;

/**
 * Whether an error may be caused only by an unknown module. A callback's parameters get their types from the callee's
 * declaration.
 */
function isFromUnknownModule(source: ts.SourceFile, { code, start = 0 }: ts.Diagnostic): boolean {
  if (code === UNTYPED_CALL) return true;
  if (!NO_TYPE.has(code)) return false;
  const holder = ts.findAncestor(nodeAt(source, start), ts.isFunctionLike);
  if (!holder) return false;
  let value: ts.Node = holder;
  while (mayPassTypeOn(value.parent)) value = value.parent;
  const { parent } = value;
  // The parameters of a declaration, or of a function assigned to a name first, have no contextual type.
  if (ts.isVariableDeclaration(parent)) return parent.type !== undefined;
  const isCallback = ts.isArrowFunction(holder) || ts.isFunctionExpression(holder) || value !== holder;
  return isCallback && !ts.isExportAssignment(parent);
}

/** Whether a node passes its contextual type on to the values inside it. */
const mayPassTypeOn = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isPropertyAssignment(node);

function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let node: ts.Node = source;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart(source) <= position && position < child.end ? child : undefined,
    );
    if (!inner) return node;
    node = inner;
  }
}

/** Codes for a missing module: imported by name, for side effects, for types, or to augment it. */
const MODULE_NOT_FOUND = new Set([2307, 2664, 2688, 2792, 2882]);

/** Matches comments that exclude the next line from the check. */
const IGNORED = /@ts-(?:ignore|expect-error)\b/;

/** Reports the problems of a sample's files, in order. */
export function createReport(files: SampleFiles, program: ts.Program): SampleReport {
  const unchecked = new Set<string>();
  const ignored: string[] = [];
  const checked = files.all.map((file) => {
    const found = [
      ...program.getSyntacticDiagnostics(file.source),
      ...program.getSemanticDiagnostics(file.source),
    ];
    const errors = ts.sortAndDeduplicateDiagnostics(found).filter((diagnostic) => {
      if (isStyleImport(file.source, diagnostic)) return false;
      const name = unknownModule(file.source, diagnostic);
      if (name === undefined) return true;
      unchecked.add(name);
      return false;
    });
    for (const [index, line] of file.source.text.split('\n').entries()) {
      if (IGNORED.test(line)) ignored.push(`${file.path ? `${file.path}:` : 'line '}${index + 1}`);
    }
    return { ...file, errors };
  });
  const problems = checked.flatMap(({ source, path, noCheckPosition, errors }): SampleProblem[] => {
    const locationOf = (start: number) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return { ...(path ? { file: path } : {}), line: line + 1, column: character + 1 };
    };
    const reported = errors
      .filter((diagnostic) => !isUntypedScript(source, diagnostic))
      .filter((diagnostic) => unchecked.size === 0 || !isFromUnknownModule(source, diagnostic))
      .map(({ start = 0, code, messageText }) => ({
        ...locationOf(start),
        code: `TS${code}`,
        message: textOf(messageText),
      }));
    for (const { pos, name } of replacedTypes(source)) {
      const message = `This replaces the types of ${name}, which are available here. Remove it.`;
      reported.unshift({ ...locationOf(pos), code: 'declare module', message });
    }
    if (noCheckPosition === undefined) return reported;
    const message = 'This turns off the check of the file. Remove it, and fix the errors that it hides.';
    return [{ ...locationOf(noCheckPosition), code: '@ts-nocheck', message }, ...reported];
  });
  return {
    problems: problems.slice(0, limits.problems),
    total: problems.length,
    warnings: findWarnings(files).slice(0, limits.problems),
    unchecked: [...unchecked].slice(0, limits.problems),
    ignored: ignored.slice(0, limits.problems),
  };
}

/**
 * Returns declarations of SDK modules in a file that isn't a module. They don't augment the SDKs' types, but hide them.
 */
const replacedTypes = (source: ts.SourceFile): { pos: number; name: string }[] =>
  ts.isExternalModule(source)
    ? []
    : source.statements
        .filter((statement) => ts.isModuleDeclaration(statement))
        .filter(({ name }) => name.text.startsWith('@nacre/'))
        .map((statement) => ({ pos: statement.getStart(source), name: statement.name.text }));

/** Whether an error is about an import of styles, which can't be checked. */
const isStyleImport = ({ text }: ts.SourceFile, { code, start = 0, length = 0 }: ts.Diagnostic): boolean =>
  code === 2882 && /\.(css|less|s[ac]ss)['"`]$/.test(text.slice(start, start + length));

/** Returns the unknown module, if an error reports nothing else. */
function unknownModule(source: ts.SourceFile, { code, start = 0, length = 0, messageText }: ts.Diagnostic) {
  const text = source.text.slice(start, start + length);
  // Vite's additions to `import.meta` come with its types.
  if (code === 2339 && text === 'env' && textOf(messageText).includes("'ImportMeta'")) return 'vite/client';
  if (!MODULE_NOT_FOUND.has(code)) return undefined;
  const name = text.replace(/^['"`]|['"`]$/g, '');
  const bare = name.replace(/^node:/, '');
  // A missing module of an SDK or of Node is an error. Other modules aren't checked here.
  if (name.startsWith('@nacre/') || name.startsWith('node:') || builtinModules.includes(bare))
    return undefined;
  return name;
}

/**
 * Whether an error is about a missing type in JavaScript, which has no annotations. Such a file can be part of a
 * TypeScript program.
 */
const isUntypedScript = ({ fileName }: ts.SourceFile, { code }: ts.Diagnostic): boolean =>
  /\.[cm]?jsx?$/.test(fileName) && code >= 7005 && code <= 7034;

/** Formats a message on one line. */
const textOf = (text: string | ts.DiagnosticMessageChain): string =>
  stripCompilerPaths(ts.flattenDiagnosticMessageText(text, ' ').replace(/\s+/g, ' ')).slice(0, 1000);
