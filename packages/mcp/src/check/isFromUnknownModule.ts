import ts from 'typescript';

/** A parameter, or a part of one, has no type and none can be inferred. */
const NO_TYPE = new Set([7006, 7019, 7031]);

/** A call of an untyped function has type arguments. */
const UNTYPED_CALL = 2347;

/**
 * Whether an error may be caused only by an unknown module. A callback's parameters get their types from the callee's
 * declaration.
 */
export function isFromUnknownModule(source: ts.SourceFile, { code, start = 0 }: ts.Diagnostic): boolean {
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
