import ts from 'typescript';

const parsed = new Map<string, ts.TypeNode>();

/** Parses a type. */
export function parseType(text: string): ts.TypeNode {
  const cached = parsed.get(text);
  if (cached) return cached;
  const source = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.ESNext, true);
  const [statement] = source.statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement))
    throw new Error(`"${text}" is not a TypeScript type.`);
  parsed.set(text, statement.type);
  return statement.type;
}

export const unwrap = (node: ts.TypeNode): ts.TypeNode =>
  ts.isParenthesizedTypeNode(node) ? unwrap(node.type) : node;

/** Returns a type's text without enclosing parentheses. */
export const textOf = (node: ts.Node): string =>
  (ts.isParenthesizedTypeNode(node) ? unwrap(node) : node).getText();

/** Returns the parts of a union. */
export function unionParts(node: ts.TypeNode): ts.TypeNode[] {
  const inner = unwrap(node);
  return ts.isUnionTypeNode(inner) ? inner.types.flatMap(unionParts) : [inner];
}

/** Returns the parts of an intersection. */
export function intersectionParts(node: ts.TypeNode): ts.TypeNode[] {
  const inner = unwrap(node);
  return ts.isIntersectionTypeNode(inner) ? inner.types.flatMap(intersectionParts) : [inner];
}
