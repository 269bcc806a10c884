import fs from 'node:fs';
import ts from 'typescript';

/** Parses a script, or a table of JSON. */
export const parseScript = (file: string, text = fs.readFileSync(file, 'utf8'), kind?: ts.ScriptKind) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);

/** Yields every node of a syntax tree, parents first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** Returns the strings of a script, the parts of its templates, and its texts in JSX. */
export const textsIn = (script: ts.SourceFile) =>
  [...nodesOf(script)].filter(
    (node) =>
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node),
  );
