import ts from 'typescript';
import { UserError, type Draft } from './Draft.ts';
import { splice } from './splice.ts';

/** Parses a source file into a syntax tree. */
export const parse = (draft: Draft, file: string): ts.SourceFile =>
  ts.createSourceFile(file, draft.read(file), ts.ScriptTarget.Latest, true);

/** Yields every node of a syntax tree, parents first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** Returns the initializer of a constant. */
export function constant(source: ts.SourceFile, name: string): ts.Expression {
  for (const node of nodesOf(source))
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      return node.initializer;
  throw new UserError(`${source.fileName}:1: there is no constant ${name}, which this command adds to.`);
}

/** Returns the object literal that initializes a constant. */
export function objectIn(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression {
  const value = constant(source, name);
  if (ts.isObjectLiteralExpression(value)) return value;
  throw new UserError(`${source.fileName}:1: ${name} is not an object literal, which this command adds to.`);
}

/** Returns the only enumeration in a source file. */
export function enumIn(source: ts.SourceFile): ts.EnumDeclaration {
  const declaration = source.statements.find(ts.isEnumDeclaration);
  if (declaration) return declaration;
  throw new UserError(`${source.fileName}:1: there is no enumeration, which this command adds to.`);
}

/** Adds a text to the end of a list of members, properties or elements. */
export function append(draft: Draft, file: string, list: ts.NodeArray<ts.Node>, text: string): void {
  const isOpen = list.length > 0 && !list.hasTrailingComma;
  draft.write(
    file,
    splice(draft.read(file), [{ start: list.end, end: list.end, text: `${isOpen ? ',' : ''}\n${text},\n` }]),
  );
}
