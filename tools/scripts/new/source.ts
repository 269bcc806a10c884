import ts from 'typescript';
import { UserError, type Draft } from './Draft.ts';
import { splice, type Splice } from './splice.ts';

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

/** Returns the object literal that initializes a constant. */
export function objectIn(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression {
  for (const node of nodesOf(source))
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      if (ts.isObjectLiteralExpression(node.initializer)) return node.initializer;
  throw new UserError(
    `${source.fileName}:1: there is no object literal ${name}, which this command adds to.`,
  );
}

/** Adds a text to the end of a list of properties. */
export function append(draft: Draft, file: string, list: ts.NodeArray<ts.Node>, text: string): void {
  const isOpen = list.length > 0 && !list.hasTrailingComma;
  draft.write(
    file,
    splice(draft.read(file), [{ start: list.end, end: list.end, text: `${isOpen ? ',' : ''}\n${text},\n` }]),
  );
}

/** Returns the change of a text that removes an element of a list, with its comment and its comma. */
export function removal(text: string, element: ts.Node): Splice {
  const comma = /^\s*,/.exec(text.slice(element.end))?.[0].length ?? 0;
  return { start: element.getFullStart(), end: element.end + comma, text: '' };
}
