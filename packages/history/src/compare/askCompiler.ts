import ts from 'typescript';
import { appOptions } from '../../../model/src/samples/compilerOptions.ts';
import type { ApiItem } from '../ApiItem.ts';
import { printDeclarations } from '../printDeclarations.ts';
import type { Impact, Question } from './Change.ts';

const FILE = '/history/compare.ts';

/**
 * Asks the compiler for the impact of types that are written differently. The impact is undefined for types with the same meaning. Names in
 * both types are resolved in the new version, because a changed declaration is reported on its own.
 */
export function askCompiler(
  questions: readonly Question[],
  oldItems: readonly ApiItem[],
  newItems: readonly ApiItem[],
): (Impact | undefined)[] {
  if (questions.length === 0) return [];
  const alias = (name: string, texts: readonly string[]) =>
    texts.map((text, index) => `export type ${name}${index} = ${text};`).join('\n');
  const [befores, afters] = [questions.map(({ before }) => before), questions.map(({ after }) => after)];
  const text = [
    `export declare namespace Before { ${printDeclarations(oldItems)}\n${alias('Old', befores)} }`,
    `export declare namespace After { ${printDeclarations(newItems)}\n${alias('Old', befores)}\n${alias('New', afters)} }`,
  ].join('\n');
  const { program, source } = compileWithOpaqueTypes(text, [...oldItems, ...newItems]);
  const checker = program.getTypeChecker();
  const types = aliasesIn(checker, source);
  return questions.map((question, index) => {
    const find = (name: string) => types.get(name + String(index)) ?? checker.getAnyType();
    const [beforeType, afterType] = [find('Before.Old'), find('After.New')];
    if (![beforeType, afterType].every(isUnionOfNames))
      return impactOf(checker, find('After.Old'), afterType, question);
    // An enumeration may grow, but code that knows a value relies on it.
    return impactOf(checker, beforeType, afterType, { ...question, isInput: true, isOutput: false });
  });
}

function impactOf(
  checker: ts.TypeChecker,
  before: ts.Type,
  after: ts.Type,
  { isInput, isOutput }: Question,
): Impact | undefined {
  // The compiler can't judge a type that it can't read.
  if ([before, after].some(({ flags }) => flags & ts.TypeFlags.Any)) return 'breaking';
  const isWider = checker.isTypeAssignableTo(before, after);
  const isNarrower = checker.isTypeAssignableTo(after, before);
  if (isWider && isNarrower) return impactOfNames(before, after);
  if ((isInput && !isWider) || (isOutput && !isNarrower)) return 'breaking';
  return 'addition';
}

/**
 * Returns the impact of added or removed members in types that are assignable to each other, which makes them optional.
 */
function impactOfNames(before: ts.Type, after: ts.Type): Impact | undefined {
  const names = (type: ts.Type) => new Set(type.getProperties().map(({ name }) => name));
  const [beforeNames, afterNames] = [names(before), names(after)];
  if ([...beforeNames].some((name) => !afterNames.has(name))) return 'breaking';
  return afterNames.size > beforeNames.size ? 'addition' : undefined;
}

const isUnionOfNames = (type: ts.Type): boolean =>
  type.isStringLiteral() || (type.isUnion() && type.types.every((part) => part.isStringLiteral()));

/** Compiles a program in which types of other packages are declared as opaque: each is compatible with itself only. */
function compileWithOpaqueTypes(
  text: string,
  items: readonly ApiItem[],
): { program: ts.Program; source: ts.SourceFile } {
  const first = compile(text);
  const checker = first.program.getTypeChecker();
  const declaredNames = new Set(items.map(({ name }) => name));
  const isGlobal = (name: string) =>
    checker.resolveName(name, undefined, ts.SymbolFlags.Type, false) !== undefined;
  const missing = [...namesIn(first.source)].filter((name) => !declaredNames.has(name) && !isGlobal(name));
  if (missing.length === 0) return first;
  const opaque = missing.map(
    // The variance of such a type's arguments is unknown, so only equal arguments are compatible.
    (name) =>
      `interface ${name}<A = 0, B = 0, C = 0, D = 0> { ${name}: (all: [A, B, C, D]) => [A, B, C, D] }`,
  );
  return compile(`${text}\n${opaque.join('\n')}`, first.program);
}

/** Returns the names of the types that a program references. A type parameter shadows another type of its name. */
function namesIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const read = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.add(node.typeName.text);
    ts.forEachChild(node, read);
  };
  read(source);
  return names;
}

/** Cache of JavaScript's own types, parsed once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

function compile(text: string, before?: ts.Program): { program: ts.Program; source: ts.SourceFile } {
  const host = ts.createCompilerHost(appOptions);
  const { getSourceFile } = host;
  const source = ts.createSourceFile(FILE, text, ts.ScriptTarget.ES2022, true);
  const program = ts.createProgram({
    rootNames: [FILE],
    options: appOptions,
    host: {
      ...host,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
      fileExists: (file) => file === FILE || host.fileExists(file),
      getSourceFile: (file, ...rest) => {
        if (file === FILE) return source;
        if (!libraries.has(file)) libraries.set(file, getSourceFile(file, ...rest));
        return libraries.get(file);
      },
    },
    ...(before ? { oldProgram: before } : {}),
  });
  return { program, source };
}

function aliasesIn(checker: ts.TypeChecker, source: ts.SourceFile): Map<string, ts.Type> {
  const types = new Map<string, ts.Type>();
  for (const namespace of source.statements.filter(ts.isModuleDeclaration)) {
    if (!namespace.body || !ts.isModuleBlock(namespace.body)) continue;
    for (const { name } of namespace.body.statements.filter(ts.isTypeAliasDeclaration)) {
      types.set(`${namespace.name.text}.${name.text}`, checker.getTypeAtLocation(name));
    }
  }
  return types;
}
