import ts from 'typescript';
import { withoutAlias } from '../../../history/src/declarations.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { nodesOf } from '../texts/script.ts';
import { problemAt } from './sources.ts';

/**
 * Reads a default that a comment states as code, such as `30_000` or `'final'`, optionally followed by a comma and
 * words. A default in words can't be compared.
 */
function statedDefault(node: ts.Node): { text: string; tag: ts.JSDocTag } | undefined {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'defaultValue');
  const text = tag && /^`([^`]+)`(?=,|$)/.exec((ts.getTextOfJSDocComment(tag.comment) ?? '').trim())?.[1];
  return tag && text ? { text, tag } : undefined;
}

/** Returns the expression that defines the value. A constant resolves to its initializer. */
function definitionOf(node: ts.Expression, checker: ts.TypeChecker): ts.Expression {
  if (!ts.isIdentifier(node)) return node;
  const symbol = checker.getSymbolAtLocation(node);
  const declared = symbol && withoutAlias(checker, symbol).valueDeclaration;
  return declared && ts.isVariableDeclaration(declared) && declared.initializer
    ? definitionOf(declared.initializer, checker)
    : node;
}

/** Evaluates a literal, a product of numbers, or a constant with such a value. */
function valueOf(node: ts.Expression, checker: ts.TypeChecker): string | number | boolean | null | undefined {
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) {
    const [left, right] = [valueOf(node.left, checker), valueOf(node.right, checker)];
    return typeof left === 'number' && typeof right === 'number' ? left * right : undefined;
  }
  const definition = definitionOf(node, checker);
  return definition === node ? undefined : valueOf(definition, checker);
}

/** Parses a stated default. `30_000` is a number, and `'final'` and `live` are strings. */
function parseStatedDefault(text: string): string | number | boolean | null {
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  const digits = text.replaceAll('_', '');
  return /^\d+$/.test(digits) ? Number(digits) : text.replaceAll(/^'|'$/g, '');
}

/** Returns the property that `const { name = 5 } = options` or `options.name ?? 5` reads, and its default there. */
function readDefault(
  node: ts.Node,
  checker: ts.TypeChecker,
): { property: ts.Symbol; defaultValue: ts.Expression } | undefined {
  if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
    const name = (node.propertyName ?? node.name).getText();
    const property =
      checker.getTypeAtLocation(node.parent).getProperty(name) ??
      sourceOf(node.parent, checker)?.getProperty(name);
    return property && { property, defaultValue: node.initializer };
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
    const read = accessIn(node.left);
    const property = read && checker.getSymbolAtLocation(read.name);
    return property && { property, defaultValue: node.right };
  }
}

/** Returns the type of the value that a pattern destructures. */
function sourceOf(pattern: ts.ObjectBindingPattern, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = pattern;
  if (ts.isVariableDeclaration(parent) && parent.initializer)
    return checker.getTypeAtLocation(parent.initializer);
  return ts.isParameter(parent) ? checker.getTypeAtLocation(parent) : undefined;
}

/** Matches `options.name`, or a call that validates it first, such as `checkTimeout(options.name)`. */
function accessIn(node: ts.Expression): ts.PropertyAccessExpression | undefined {
  if (ts.isPropertyAccessExpression(node)) return node;
  const [first, ...rest] = ts.isCallExpression(node) ? node.arguments : [];
  return first && rest.length === 0 && ts.isPropertyAccessExpression(first) ? first : undefined;
}

/** Reports comments whose `@defaultValue` differs from the default in the code. */
export function checkDefaults(program: ts.Program, sources: readonly ts.SourceFile[]): Problem[] {
  const checker = program.getTypeChecker();
  const problems: Problem[] = [];
  for (const node of sources.flatMap((source) => [...nodesOf(source)])) {
    const own = ts.isPropertySignature(node) ? statedDefault(node) : undefined;
    const type = own && checker.getNonNullableType(checker.getTypeAtLocation(node));
    const values = type?.isUnion() ? type.types : type ? [type] : [];
    const texts = values.flatMap((each) => (each.isStringLiteral() ? each.value : []));
    if (own && texts.length === values.length && !texts.includes(String(parseStatedDefault(own.text))))
      problems.push(
        problemAt(
          node.getSourceFile(),
          own.tag.getStart(),
          `the type has no value ${own.text}. It has ${texts.join(', ')}`,
        ),
      );
    const read = readDefault(node, checker);
    const value = read && valueOf(read.defaultValue, checker);
    if (!read || value === undefined) continue;
    for (const declared of read.property.declarations ?? []) {
      const stated = statedDefault(declared);
      if (!stated || parseStatedDefault(stated.text) === value) continue;
      const definition = definitionOf(read.defaultValue, checker);
      const sourceFile = definition.getSourceFile();
      const line = lineAt(sourceFile.text, definition.getStart());
      const message = `the comment states the default ${stated.text} for ${read.property.name}, and ${sourceFile.fileName.replace(/^.*\/(?=packages\/sdk-)/, '')}:${line} sets ${String(value)}. Correct one of them`;
      problems.push(problemAt(declared.getSourceFile(), stated.tag.getStart(), message));
    }
  }
  return problems;
}
