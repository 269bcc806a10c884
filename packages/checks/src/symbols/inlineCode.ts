import ts from 'typescript';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../../model/src/markdownParser.ts';
import { lineAt } from '../../../model/src/problem.ts';
import { fencedBlocks } from '../../../model/src/samples/extract.ts';
import { lineOf } from '../texts/nodes.ts';
import { nodesOf, parseScript } from '../texts/script.ts';

/** A piece of inline code, and its line. */
export interface InlineCode {
  value: string;
  line: number;
}

/** A word in inline code, which may be the value of an enumeration. */
const WORD = '`["\']?[a-z][\\w.-]*["\']?`';
/** Matches a list of such words. */
const LIST = new RegExp(`${WORD}(?:(?:,[\\s*]+|,?[\\s*]+(?:and|or|nor)[\\s*]+)${WORD})+`, 'g');
/** Matches rows of a table that begin with one. */
const ROWS = new RegExp(`(?:^\\| ${WORD} \\|.*\\n){2,}`, 'gm');
/** Matches the name of a header in code. */
const HEADER = /(?<=^|['"])[A-Z]\w*(?:-[A-Z]\w*)+(?=['"]|: )/gm;

/** Returns the inline code of a page, or of the texts in a table or a component, its lists, and headers in its code. */
export function inlineCode(file: string, source: string): InlineCode[] {
  const pieces = [LIST, ROWS, HEADER].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ index, 0: text }) => ({
      value: text.replace(/^\| (`[^`]+`).*$/gm, '$1,'),
      line: lineAt(source, index),
    })),
  );
  if (/\.mdx?$/.test(file)) {
    visit(parsePage(file, source), 'inlineCode', (node) => {
      pieces.push({ value: node.value, line: lineOf(node) });
    });
    return pieces;
  }
  if (file.endsWith('.yaml')) {
    for (const [index, line] of source.split('\n').entries())
      for (const [, value = ''] of line.matchAll(/`([^`]+)`/g)) pieces.push({ value, line: index + 1 });
    return pieces;
  }
  const kind = file.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.TSX;
  for (const node of nodesOf(parseScript(file, source, kind))) {
    const add = (value: string) => pieces.push({ value, line: lineAt(source, node.getStart()) });
    if (ts.isStringLiteralLike(node)) {
      for (const [, value = ''] of node.text.matchAll(/`([^`\n]+)`/g)) add(value);
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code') {
      const [child, ...rest] = node.children;
      if (child && rest.length === 0 && ts.isJsxText(child)) add(child.text.trim());
    }
  }
  return pieces;
}

const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx']);

/**
 * Returns the names that the page's own samples use. The samples compile or run, so a reader can look the names up
 * there.
 */
export function sampleNames(file: string, source: string): Set<string> {
  const names = new Set<string>();
  for (const { language, code, noCheck } of fencedBlocks(source, file)) {
    if (noCheck !== undefined) continue;
    if (SCRIPTS.has(language)) addScriptNames(code, names);
    else if (language === 'python') for (const [name] of code.matchAll(/\b[A-Za-z_]\w*\b/g)) names.add(name);
    else if (language === 'json') for (const [, key = ''] of code.matchAll(/"(\w+)"\s*:/g)) names.add(key);
  }
  return names;
}

function addScriptNames(code: string, names: Set<string>): void {
  for (const node of nodesOf(parseScript('sample.tsx', code, ts.ScriptKind.TSX))) {
    if (ts.isIdentifier(node)) names.add(node.text);
    if (ts.isPropertyAccessExpression(node)) names.add(node.getText().replace(/[?!]?\s*\.\s*/g, '.'));
  }
}
