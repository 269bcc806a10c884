import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../model/src/problem.ts';

const FILE = 'src/data/glossary.ts';

/** Reports terms that are defined in two groups, since the later definition would silently win. */
export function checkGlossary(root: string): Problem[] {
  const file = path.join(root, FILE);
  if (!fs.existsSync(file)) return [];
  const source = ts.createSourceFile(FILE, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'explainedAt') {
      const terms = node.arguments.find((argument) => ts.isObjectLiteralExpression(argument));
      for (const { name } of terms?.properties ?? []) {
        if (!name) continue;
        const slug = name.getText().replaceAll("'", '');
        const before = seen.get(slug);
        if (before === undefined) seen.set(slug, lineOf(name));
        else
          problems.push({
            file: FILE,
            line: lineOf(name),
            message: `the term "${slug}" is defined already, on line ${before}. Keep one definition`,
          });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
