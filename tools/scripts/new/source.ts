import ts from 'typescript';
import type { Draft } from './Draft.ts';
import type { Splice } from './splice.ts';

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

/** Returns the change of a text that removes an element of a list, with its comment and its comma. */
export function removal(text: string, element: ts.Node): Splice {
  const comma = /^\s*,/.exec(text.slice(element.end))?.[0].length ?? 0;
  return { start: element.getFullStart(), end: element.end + comma, text: '' };
}
