import ts from 'typescript';
import { withoutAlias } from '../../../history/src/declarations.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { nodesOf } from '../texts/script.ts';
import { problemAt } from './sources.ts';

/** Errors that can't occur because the code rules them out earlier. A caller can tell, but this check can't. */
const NEVER = new Set(['createSandbox CryptoError KeyShareMissing']);

const CLASSES = /^(?:Sdk|Crypto|Jwt|IframeApi)Error$/;

/** Returns `JwtError Expired` for `new JwtError(JwtErrorType.Expired)`. */
function createdError(node: ts.Node): string | undefined {
  if (!ts.isNewExpression(node) || !CLASSES.test(node.expression.getText())) return undefined;
  const [type] = node.arguments ?? [];
  return type && ts.isPropertyAccessExpression(type)
    ? `${node.expression.getText()} ${type.name.text}`
    : undefined;
}

/** Returns the body of the named function, or of the function that a constant is set to. */
function bodyOf(symbol: ts.Symbol | undefined): ts.Node | undefined {
  const declared = symbol?.valueDeclaration;
  if (!declared || declared.getSourceFile().isDeclarationFile) return undefined;
  if (ts.isFunctionDeclaration(declared)) return declared.body;
  const value = ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value.body : undefined;
}

/**
 * Returns a function that collects the errors that a body throws, including those of the functions that it calls. Skips
 * `try` statements, since they may catch their errors.
 */
function errorFinder(checker: ts.TypeChecker): (body: ts.Node) => ReadonlySet<string> {
  const known = new Map<ts.Node, ReadonlySet<string>>();
  const bodyOfCalled = (name: ts.Identifier): ts.Node | undefined => {
    const symbol = checker.getSymbolAtLocation(name);
    return bodyOf(symbol && withoutAlias(checker, symbol));
  };
  /** Returns the error of `throw new JwtError(…)`, or of `throw malformed()` if that function creates it. */
  const errorsOf = (thrown: ts.Expression): string[] => {
    const isCall = ts.isCallExpression(thrown) && ts.isIdentifier(thrown.expression);
    const body = isCall ? bodyOfCalled(thrown.expression as ts.Identifier) : undefined;
    return [thrown, ...(body ? nodesOf(body) : [])].flatMap((node) => createdError(node) ?? []);
  };
  const errorsIn = (body: ts.Node): ReadonlySet<string> => {
    const before = known.get(body);
    if (before) return before;
    const errors = new Set<string>();
    known.set(body, errors);
    const visit = (node: ts.Node): void => {
      // A nested function runs later, and a `try` statement may catch its errors.
      if (ts.isFunctionLike(node) || ts.isTryStatement(node)) return;
      if (ts.isThrowStatement(node)) for (const error of errorsOf(node.expression)) errors.add(error);
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
        for (const error of errorsIn(bodyOfCalled(node.expression) ?? node.expression)) errors.add(error);
      ts.forEachChild(node, visit);
    };
    visit(body);
    return errors;
  };
  return errorsIn;
}

const isExported = (node: ts.FunctionDeclaration): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/**
 * Reports exported functions whose comment lacks an error that they throw, and tags with a type that no error class
 * has.
 */
export function checkThrows(program: ts.Program, sources: readonly ts.SourceFile[]): Problem[] {
  const checker = program.getTypeChecker();
  const errorsIn = errorFinder(checker);
  return sources.flatMap((source) => [
    ...source.statements.flatMap((node) => {
      if (!ts.isFunctionDeclaration(node) || !node.body || !isExported(node)) return [];
      const comment = source.text.slice(node.getFullStart(), node.getStart());
      if (!comment.includes('@category')) return [];
      const throwsTags = comment.split('@throws').slice(1);
      return [...errorsIn(node.body)]
        .filter((error) => !NEVER.has(`${node.name?.text ?? ''} ${error}`))
        .filter(
          (error) =>
            !throwsTags.some((text) =>
              error.split(' ').every((word) => new RegExp(`\\b${word}\\b`).test(text)),
            ),
        )
        .map((error) =>
          problemAt(
            source,
            node.getStart(),
            `${node.name?.text ?? 'it'} throws ${error.replace(' ', ' with ')}, and its comment doesn't mention that. Add: @throws {@link ${error.replace(' ', '} with `')}\` when …`,
          ),
        );
    }),
    ...unknownTypes(source, checker, program),
  ]);
}

/** Reports tags such as `@throws {@link SdkError} with `Unsupported`` if the class has no such type. */
function unknownTypes(source: ts.SourceFile, checker: ts.TypeChecker, program: ts.Program): Problem[] {
  const pattern = /@throws \{@link (\w+Error)\} (?:with|of type) ((?:`\w+`(?:, | or |, or )?)+)/g;
  return [...source.text.matchAll(pattern)].flatMap(({ index, 1: name = '', 2: types = '' }) => {
    const known = [...(membersOf(name, checker, program)?.keys() ?? [])].map(String);
    return [...types.matchAll(/`(\w+)`/g)]
      .filter(([, type = '']) => known.length > 0 && !known.includes(type))
      .map(([, type]) =>
        problemAt(source, index, `no ${name} has the type ${type}. Use one of ${known.join(', ')}`),
      );
  });
}

function membersOf(name: string, checker: ts.TypeChecker, program: ts.Program): ts.SymbolTable | undefined {
  const file = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(`/errors/${name}Type.ts`));
  const module = file && checker.getSymbolAtLocation(file);
  return module?.exports?.get(`${name}Type` as ts.__String)?.exports;
}

/** Maps the codes of `SdkError` to its types, such as `sdk/not-found` to `NotFound`. */
export function errorTypesByCode(program: ts.Program): ReadonlyMap<string, string> {
  const checker = program.getTypeChecker();
  const members = [...(membersOf('SdkError', checker, program) ?? [])];
  return new Map(
    members.flatMap(([type, { valueDeclaration }]): [string, string][] =>
      valueDeclaration && ts.isEnumMember(valueDeclaration)
        ? [[String(checker.getConstantValue(valueDeclaration)), String(type)]]
        : [],
    ),
  );
}
