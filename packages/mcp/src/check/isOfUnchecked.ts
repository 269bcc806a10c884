import ts from 'typescript';

/** A parameter, or a part of one, has no type: nothing says which it would get. */
const NO_TYPE = new Set([7006, 7019, 7031]);

/** A call of what has no type is given types. */
const UNTYPED_CALL = 2347;

/**
 * Whether an error may come only of a module that nothing is known of: the types of a callback's parameters are those
 * that the callee's declaration gives them.
 */
export function isOfUnchecked(source: ts.SourceFile, { code, start = 0 }: ts.Diagnostic): boolean {
  if (code === UNTYPED_CALL) return true;
  if (!NO_TYPE.has(code)) return false;
  const holder = ts.findAncestor(nodeAt(source, start), ts.isFunctionLike);
  if (!holder) return false;
  let value: ts.Node = holder;
  while (mayPassTypeOn(value.parent)) value = value.parent;
  const { parent } = value;
  // A declaration's parameters, and those of a value that is first given a name, get no types from anywhere.
  if (ts.isVariableDeclaration(parent)) return parent.type !== undefined;
  const isCallback = ts.isArrowFunction(holder) || ts.isFunctionExpression(holder) || value !== holder;
  return isCallback && !ts.isExportAssignment(parent);
}

/** What a value stands in that has the type of the whole from outside. */
const mayPassTypeOn = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isPropertyAssignment(node);

function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(found, (child) =>
      child.getStart(source) <= position && position < child.end ? child : undefined,
    );
    if (!inner) return found;
    found = inner;
  }
}
