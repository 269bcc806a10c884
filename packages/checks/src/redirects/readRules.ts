import ts from 'typescript';
import type { Redirect } from '../../../../src/config/redirects.ts';

/** The file with the table of rules. */
export const RULES = 'src/config/redirects.ts';

/** A rule as it's written, and the line of each of its parts. */
export interface Rule extends Redirect {
  line: number;
  lines: Readonly<Record<keyof Redirect, number>>;
}

/** Parses the rules of a source without running it, since it may be from another folder than this one. */
export function readRules(text: string): Rule[] {
  const source = ts.createSourceFile(RULES, text, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  return tableIn(source)
    .elements.filter(ts.isObjectLiteralExpression)
    .map((object) => {
      const line = lineOf(object);
      const rule = { from: '', to: '', since: '', line, lines: { from: line, to: line, since: line } };
      for (const property of object.properties) {
        const name = property.name?.getText();
        if (name !== 'from' && name !== 'to' && name !== 'since') continue;
        rule.lines[name] = lineOf(property);
        if (ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer))
          rule[name] = property.initializer.text;
      }
      return rule;
    });
}

/** Returns the list that is exported as `redirects`. */
export function tableIn(source: ts.SourceFile): ts.ArrayLiteralExpression {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (name.getText(source) === 'redirects' && initializer && ts.isArrayLiteralExpression(initializer))
        return initializer;
  }
  throw new Error(
    `${RULES}:1: there is no list "redirects". Write: export const redirects: readonly Redirect[] = [];`,
  );
}
