import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ValueSource } from './StatedNumber.ts';

/** Reads a figure's value from its source. A constant may be computed from others of its file, as in `10 * minute`. */
export function readSourceValue(root: string, { file, name }: ValueSource): unknown {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const value = readersOf[path.extname(file)]?.(text, name, file);
  if (value === undefined)
    throw new Error(
      `${file}: has no ${name}, which texts state. Correct packages/checks/src/facts/statedNumbers.ts`,
    );
  return value;
}

/** Returns the line of a figure's value in its source. */
export function lineOfSourceValue(root: string, { file, name }: ValueSource): number {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const [first = '', ...members] = name.split('.');
  if (!file.endsWith('.ts')) {
    const key = file.endsWith('.yaml') ? `operationId: ${name}\n` : `"${name.split(' > ').at(-1)}"`;
    return text.slice(0, text.indexOf(key)).split('\n').length;
  }
  const source = sourceOf(text, file);
  const target = members.reduce(
    (node, member) => propertyOf(node, member) ?? node,
    initializerOf(source, first),
  );
  return source.getLineAndCharacterOfPosition(target?.getStart() ?? 0).line + 1;
}

const propertyOf = (node: ts.Expression | undefined, name: string): ts.Expression | undefined => {
  const inner = node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? node.expression : node;
  if (!inner || !ts.isObjectLiteralExpression(inner)) return undefined;
  const property = inner.properties.find((each) => each.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
};

const readersOf: Readonly<Record<string, (text: string, name: string, file: string) => unknown>> = {
  '.ts': constantOf,
  '.json': (text, name) => memberOf(JSON.parse(text), name.split(' > ')),
  // Reads the success status of an operation. Parsing the whole description would take seconds.
  '.yaml': (text, name) => /'(2\d\d)':/.exec(text.split(`operationId: ${name}\n`)[1] ?? '')?.[1],
};

const memberOf = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);

const parsed = new Map<string, ts.SourceFile>();

function sourceOf(text: string, file: string): ts.SourceFile {
  const source = parsed.get(text) ?? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  parsed.set(text, source);
  return source;
}

function constantOf(text: string, name: string, file: string): unknown {
  const source = sourceOf(text, file);
  const [first = '', ...members] = name.split('.');
  const value = evaluate(initializerOf(source, first), source);
  return memberOf(value, members);
}

/** Returns the initializer of a constant, or the default of a parameter or binding. */
function initializerOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  let initializer: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    const isNamed =
      (ts.isVariableDeclaration(node) || ts.isBindingElement(node)) && node.name.getText() === name;
    if (isNamed && node.initializer) initializer ??= node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return initializer;
}

function evaluate(node: ts.Expression | undefined, source: ts.SourceFile): unknown {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    return evaluate(node.expression, source);
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isBigIntLiteral(node)) return Number(node.text.slice(0, -1).replaceAll('_', ''));
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.getText();
  if (ts.isIdentifier(node)) return evaluate(initializerOf(source, node.text), source);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => evaluate(element, source));
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, source);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken)
    return Number(evaluate(node.left, source)) * Number(evaluate(node.right, source));
  return undefined;
}

const objectOf = (node: ts.ObjectLiteralExpression, source: ts.SourceFile): Record<string, unknown> =>
  Object.fromEntries(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? [[property.name.getText(), evaluate(property.initializer, source)]]
        : [],
    ),
  );
