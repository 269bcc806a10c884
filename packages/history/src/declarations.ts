import path from 'node:path';
import ts from 'typescript';
import type { SourceItem } from './ApiItem.ts';

export function locationOf(node: ts.Node, root: string): Pick<SourceItem, 'file' | 'line'> {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: path.relative(root, source.fileName).replaceAll('\\', '/'), line: line + 1 };
}

export const withoutAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const textOf = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').trim();

/** Reads a doc comment's tags: the version that added the symbol, its deprecation, and its default value. */
export function readDocTags(node: ts.Node): Pick<SourceItem, 'default' | 'deprecated' | 'since'> {
  const tags = ts.getJSDocTags(node);
  const find = (name: string) => tags.find(({ tagName }) => tagName.text === name);
  const since = find('since');
  // A default that's described in words can't be compared.
  const [, value = 'undefined'] = /^`([^`]+)`/.exec(textOf(find('defaultValue')?.comment)) ?? [];
  return {
    ...(tags.some(({ tagName }) => tagName.text === 'deprecated') ? { deprecated: true as const } : {}),
    ...(value === 'undefined' ? {} : { default: value }),
    ...(since ? { since: textOf(since.comment) } : {}),
  };
}
