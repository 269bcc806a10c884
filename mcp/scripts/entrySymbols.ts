import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { SymbolRecord } from '../../facts/symbols/SymbolRecord.ts';
import { readComment } from './readComment.ts';

type Declared = ts.DeclarationStatement | ts.VariableStatement;

const printer = ts.createPrinter({ removeComments: true });

/** What an entry of a package exports, from its source alone: the reference has no pages of the smaller entries. */
export function entrySymbols(root: string, entry: string): SymbolRecord[] {
  const files = new Map<string, ts.SourceFile>();
  const read = (file: string): ts.SourceFile => {
    let source = files.get(file);
    if (!source) {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const declared = ts.transpileDeclaration(text, {
        fileName: file,
        compilerOptions: { stripInternal: true },
      });
      source = ts.createSourceFile(file, declared.outputText, ts.ScriptTarget.Latest, true);
      files.set(file, source);
    }
    return source;
  };
  const records = new Map<string, SymbolRecord>();
  for (const [name, node] of exportsOf(entry, read)) {
    const record = recordOf(name, node);
    const before = records.get(name);
    // Another overload of the same function.
    if (before && record) before.signatures.push(...record.signatures);
    else if (record) records.set(name, record);
  }
  return [...records.values()];
}

/** The exported declarations of a file, and of those that it exports again. */
function exportsOf(file: string, read: (file: string) => ts.SourceFile): [string, Declared][] {
  return read(file).statements.flatMap((statement): [string, Declared][] => {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      const all = exportsOf(path.posix.join(path.posix.dirname(file), from), read);
      const { exportClause } = statement;
      if (!exportClause || !ts.isNamedExports(exportClause)) return all;
      const wanted = new Map(
        exportClause.elements.map(({ name, propertyName }) => [(propertyName ?? name).text, name.text]),
      );
      return all.flatMap(([name, node]) => {
        const renamed = wanted.get(name);
        return renamed === undefined ? [] : [[renamed, node] as [string, Declared]];
      });
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => [name.getText(), statement]);
    }
    const { name } = statement as unknown as ts.DeclarationStatement;
    return name ? [[name.getText(), statement as unknown as ts.DeclarationStatement]] : [];
  });
}

const KINDS: readonly [(node: ts.Node) => boolean, string][] = [
  [ts.isFunctionDeclaration, 'Function'],
  [ts.isInterfaceDeclaration, 'Interface'],
  [ts.isTypeAliasDeclaration, 'TypeAlias'],
  [ts.isClassDeclaration, 'Class'],
  [ts.isEnumDeclaration, 'Enumeration'],
  [ts.isVariableStatement, 'Variable'],
  [(node) => ts.isMethodSignature(node) || ts.isMethodDeclaration(node), 'method'],
  [(node) => ts.isPropertySignature(node) || ts.isPropertyDeclaration(node), 'property'],
];

function recordOf(name: string, node: ts.Node): SymbolRecord | undefined {
  const kind = KINDS.find(([is]) => is(node))?.[1];
  if (!kind) return undefined;
  const { parameters: summaries, ...comment } = readComment(commentOf(node));
  const parameters = ts.isFunctionLike(node) ? node.parameters : [];
  return {
    name,
    kind,
    page: '',
    signatures: [signatureOf(node)],
    ...comment,
    parameters: parameters.map((parameter) => ({
      name: parameter.name.getText(),
      type: parameter.type?.getText() ?? 'unknown',
      optional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
      summary: summaries.get(parameter.name.getText()) ?? '',
    })),
    members: membersOf(node).flatMap((member) => recordOf(member.name?.getText() ?? '', member) ?? []),
  };
}

function membersOf(node: ts.Node): readonly (ts.TypeElement | ts.ClassElement)[] {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return node.members;
  return ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type) ? node.type.members : [];
}

/** TypeScript without comments, as the reference writes it: an interface's members stand below it. */
function signatureOf(node: ts.Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  const head = ts.isInterfaceDeclaration(node) ? text.replace(/\s*\{[\s\S]*$/, '') : text;
  return head
    .replace(/^(?:export |declare )+/, '')
    .replace(/;$/, '')
    .replace(/ {4}/g, '  ');
}

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter((one) => ts.isJSDoc(one))
    .at(-1)
    ?.getText() ?? '';
