import path from 'node:path';
import ts from 'typescript';
import { entrySources } from '../packages.ts';
import type { Problem } from '../problem.ts';
import { sourceOptions } from './compilerOptions.ts';
import { programSource, type SampleProgram } from './programs.ts';

/**
 * The folder of sample programs. It's inside the repository, so that packages resolve, and each process has its own.
 */
export const WORK_FOLDER = `.samples/${process.pid}`;

export const programFile = (root: string, { folder, name }: SampleProgram): string =>
  path.join(root, WORK_FOLDER, folder, name);

let last: ts.Program | undefined;

/**
 * Compiles sample programs in memory, as a user of the packages would. Files whose text hasn't changed since the
 * program `before`, by default the last incremental one, are reused without parsing.
 *
 * @param entries - the file of each of the packages' entry points, by default the SDKs' sources
 * @param declarations - further files in the folder of the programs
 */
export function createProgram(
  root: string,
  programs: readonly SampleProgram[],
  before = last,
  entries = entrySources(root),
  declarations: Iterable<[file: string, text: string]> = [],
): ts.Program {
  const options = { ...sourceOptions(entries), types: ['node'], noUnusedLocals: true };
  const texts = new Map([
    ...declarations,
    ...programs.map((program): [string, string] => [
      programFile(root, program),
      programSource(program.blocks).text,
    ]),
  ]);
  const reused: { before?: ts.Program | undefined } = { before };
  const program = ts.createProgram({
    rootNames: [...Object.values(entries), ...texts.keys()],
    options,
    host: hostOf(options, texts, path.join(root, WORK_FOLDER), reused),
    ...(before ? { oldProgram: before } : {}),
  });
  // A program keeps its host, which would keep all earlier programs.
  delete reused.before;
  return program;
}

/** Compiles sample programs, and reuses files that the last call in this process parsed. */
export const createIncrementalProgram = (root: string, programs: readonly SampleProgram[]): ts.Program =>
  (last = createProgram(root, programs));

/**
 * Type-checks all programs at once. The messages refer to lines of the pages.
 *
 * @param failure - the beginning of each message
 */
export function typeCheck(
  root: string,
  programs: readonly SampleProgram[],
  compiled = createIncrementalProgram(root, programs),
  failure = 'does not compile',
): Problem[] {
  return programs.flatMap((program) => {
    const source = compiled.getSourceFile(programFile(root, program));
    if (!source) return [];
    const { lines } = programSource(program.blocks);
    const { isForeign = false } = program;
    const lost = lostPromises(source, compiled.getTypeChecker(), isForeign);
    const found = compiled.getSemanticDiagnostics(source);
    // Another check reports code of frameworks that can't be parsed.
    const others = isForeign
      ? found.filter(isOfCode)
      : [...compiled.getSyntacticDiagnostics(source), ...found];
    return [...lost, ...others].flatMap(({ start = 0, messageText, reportsUnnecessary }) =>
      // A sample may declare what it doesn't use, to name it for its readers, but not import it.
      reportsUnnecessary && !isInImport(source, start)
        ? []
        : {
            file: program.blocks[0]?.file ?? '',
            line: lines[source.getLineAndCharacterOfPosition(start).line] ?? 1,
            message: `${failure}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
          },
    );
  });
}

/** Messages about names of a framework, types of a package that isn't installed, and parameters without a type. */
const UNKNOWN = new Set([2304, 2552, 2709, 7006, 7019, 7031]);
/** Whether a message holds without a framework's packages, and without the template that uses names. */
const isOfCode = ({ code, reportsUnnecessary }: ts.Diagnostic): boolean =>
  !reportsUnnecessary && !UNKNOWN.has(code);

/**
 * Finds promises that nothing waits for, so that readers lose their errors, or get the promise as a value.
 *
 * @param isForeign - whether no promise may be stored, since a template may show it
 */
function lostPromises(source: ts.SourceFile, checker: ts.TypeChecker, isForeign: boolean) {
  const lost: { start: number; messageText: string; reportsUnnecessary?: undefined }[] = [];
  const isPromise = (node: ts.Node) => checker.getTypeAtLocation(node).getProperty('then') !== undefined;
  const visit = (node: ts.Node): void => {
    const start = node.getStart(source);
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression.expression)
        ? expression.expression.name.text
        : '';
      // A runner of tests waits for its callbacks.
      const isTest = expression.arguments.some((each) => ts.isFunctionLike(each));
      if (!isTest && !['then', 'catch', 'finally'].includes(name) && isPromise(expression))
        lost.push({ start, messageText: 'nothing waits for the promise. Write await, or void.' });
    } else if (
      ts.isExpression(node) &&
      (isUsedAsValue(node, checker) || (isForeign && isStored(node))) &&
      isPromise(node)
    )
      lost.push({ start, messageText: 'the promise is used as its value. Write await.' });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lost;
}

/** Whether a variable or a property gets an expression. */
const isStored = (node: ts.Expression): boolean =>
  (ts.isVariableDeclaration(node.parent) && node.parent.initializer === node) ||
  (ts.isBinaryExpression(node.parent) &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    node.parent.right === node);

/** Whether an expression becomes text, a truth value, or what no type describes, such as a part of JSON. */
function isUsedAsValue(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return ts.isTemplateSpan(parent) || ts.isPrefixUnaryExpression(parent) || isUntyped(node, checker);
}

/** Whether an argument or a part of a literal may be anything. */
function isUntyped(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const { parent } = node;
  const isPart =
    ts.isShorthandPropertyAssignment(parent) || (ts.isPropertyAssignment(parent) && parent.name !== node);
  if (!isPart && !(ts.isCallExpression(parent) && parent.expression !== node)) return false;
  const expected = checker.getContextualType(node);
  if (expected) return (expected.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
  return isPart && isUntyped(parent.parent, checker);
}

const isInImport = ({ statements }: ts.SourceFile, position: number): boolean =>
  statements.some((each) => ts.isImportDeclaration(each) && each.pos <= position && position < each.end);

/**
 * Whether a program replaced this file with the same file of another installation of its package. Another program has
 * to determine that itself.
 */
const isCopy = (source: ts.SourceFile): boolean =>
  (source as { redirectInfo?: object }).redirectInfo !== undefined;

/** Creates a host that reads the repository's files from the disk, and the samples from memory. */
function hostOf(
  options: ts.CompilerOptions,
  texts: Map<string, string>,
  folder: string,
  reused: { before?: ts.Program },
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const isSample = (file: string) => file.startsWith(folder);
  return {
    ...host,
    fileExists: (file) => (isSample(file) ? texts.has(file) : fileExists(file)),
    readFile: (file) => texts.get(file) ?? readFile(file),
    directoryExists: (name) => isSample(name) || ts.sys.directoryExists(name),
    getSourceFile: (file, version, ...rest) => {
      const text = texts.get(file);
      const parsed = reused.before?.getSourceFile(file);
      if (parsed && !isCopy(parsed) && parsed.text === (text ?? readFile(file))) return parsed;
      return text === undefined
        ? getSourceFile(file, version, ...rest)
        : ts.createSourceFile(file, text, version, true);
    },
  };
}
