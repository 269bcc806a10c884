import path from 'node:path';
import ts from 'typescript';
import type { SourceItem } from './ApiItem.ts';

/** Where a declaration's name stands. */
export function placeOf(node: ts.Node, root: string): Pick<SourceItem, 'file' | 'line'> {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: path.relative(root, source.fileName).replaceAll('\\', '/'), line: line + 1 };
}

const textOf = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').trim();

/** What a doc comment says of when its symbol came, and of whether it goes. */
export function commentFacts(node: ts.Node): Pick<SourceItem, 'deprecated' | 'since'> {
  const tags = ts.getJSDocTags(node);
  const since = tags.find(({ tagName }) => tagName.text === 'since');
  return {
    ...(tags.some(({ tagName }) => tagName.text === 'deprecated') ? { deprecated: true as const } : {}),
    ...(since ? { since: textOf(since.comment) } : {}),
  };
}
