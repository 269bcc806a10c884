import fs from 'node:fs';
import ts from 'typescript';

/** Returns the names that a module exports, or undefined if only a compiler could tell, as with `export *`. */
export function exportsOf(file: string): Set<string> | undefined {
  if (!/\.tsx?$/.test(file)) return undefined;
  const names = new Set<string>();
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      if (!statement.exportClause) return undefined;
      if (ts.isNamedExports(statement.exportClause))
        for (const { name } of statement.exportClause.elements) names.add(name.text);
      else names.add(statement.exportClause.name.text);
    }
    if (ts.isExportAssignment(statement)) names.add('default');
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword)) continue;
    if (has(ts.SyntaxKind.DefaultKeyword)) names.add('default');
    else if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) names.add(name.getText());
    else if ('name' in statement) names.add((statement.name as ts.Identifier).text);
  }
  return names;
}
