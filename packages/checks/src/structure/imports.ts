import { hint } from '../texts/hint.ts';
import fs from 'node:fs';
import path from 'node:path';
import { codesOf, lineOf, problemsIn, type AnyNode } from '../texts/nodes.ts';
import { parseScript } from '../texts/script.ts';
import type { LineProblem, Source } from './Source.ts';
import ts from 'typescript';

/** Components that each page has without an import. See src/theme/MDXComponents. */
export const GLOBAL_COMPONENTS = ['Admonition', 'Details', 'Steps', 'TabItem', 'Tabs', 'Term'];
/** Components that the build replaces with content. See packages/markdown/src/changelog. */
const BUILD_COMPONENTS = new Set(['ChangelogEntries', 'LatestReleases', 'ReleaseChanges', 'ReleaseState']);

interface Specifier {
  type: string;
  local: { name: string };
  imported?: { name?: string; value?: string };
}
interface Statement {
  type: string;
  source: { value: string };
  specifiers: Specifier[];
}
/** Reports components that no page can render, and imports that are broken, unused or only named in code. */
export const checkImports = (source: Source): LineProblem[] => {
  const { broken, asText, unused } = readImports(source);
  return [...broken, ...asText, ...unused];
};

/** Reports only the problems that would break a bundler's build. */
export const brokenImports = (source: Source): LineProblem[] => readImports(source).broken;

function readImports({ tree, root }: Source): Record<'broken' | 'asText' | 'unused', LineProblem[]> {
  const imported = new Map<string, number>();
  const used = new Set<string>();
  const broken = problemsIn(tree, (node, report) => {
    const { body = [] } = (node.data as { estree?: { body: Statement[] } } | undefined)?.estree ?? {};
    if (node.type === 'mdxjsEsm')
      for (const { source, specifiers } of body.filter(({ type }) => type === 'ImportDeclaration')) {
        const line = lineWith(node, source.value);
        for (const { local } of specifiers) imported.set(local.name, line);
        for (const message of importMessages(source.value, specifiers, root)) report(message, line);
      }
    if (node.type.startsWith('mdxJsx')) used.add(node.name?.split('.')[0] ?? '');
    for (const [name] of codesOf(node)
      .join(' ')
      .matchAll(/[\w$]+/g))
      used.add(name);
  });
  const unknown = problemsIn(tree, ({ type, name }, report) => {
    if (!type.startsWith('mdxJsx') || !name || !/^[A-Z]\w*$/.test(name)) return;
    if (!imported.has(name) && !GLOBAL_COMPONENTS.includes(name) && !BUILD_COMPONENTS.has(name))
      report(unknownComponentMessage(name, root));
  });
  const asText = problemsIn(tree, ({ type, value = '' }, report) => {
    const [, name = ''] = (type === 'inlineCode' && /^\{([\w$]+)[^}]*\}$/.exec(value)) || [];
    if (imported.has(name))
      report(
        `readers see ${value} instead of its value. Remove the backticks, or write <code>${value}</code>`,
      );
  });
  const unused = [...imported].filter(([name]) => !used.has(name));
  return {
    broken: [...broken, ...unknown],
    asText,
    unused: unused.map(([name, line]) => ({
      line,
      message: `the page doesn't use ${name}. Remove the import`,
    })),
  };
}

/** Returns the line of an import, since one node can contain several. */
function lineWith(node: AnyNode, source: string): number {
  const { value = '' } = node;
  const before = value.slice(0, Math.max(0, value.indexOf(source)));
  return lineOf(node) + before.split('\n').length - 1;
}

function unknownComponentMessage(name: string, root: string): string {
  const folder = path.join(root, 'src/components');
  const components = fs.existsSync(folder) ? fs.readdirSync(folder).toSorted() : [];
  if (components.includes(name))
    return `<${name}>: the page does not import it. Write import ${name} from '@site/src/components/${name}';`;
  const near = hint(name, [...components, ...GLOBAL_COMPONENTS], '. The nearest is <*>');
  return `<${name}>: there is no such component, or the page does not import it${near}`;
}

const ENDINGS = ['', '.ts', '.tsx', '.json', '/index.ts', '/index.tsx'];

function importMessages(source: string, specifiers: readonly Specifier[], root: string): string[] {
  if (!source.startsWith('@site/')) return [];
  const base = path.join(root, source.slice('@site/'.length));
  const file = ENDINGS.map((ending) => base + ending).find(
    (each) => fs.existsSync(each) && fs.statSync(each).isFile(),
  );
  if (!file) return [`import from ${source}: there is no such file${nearFile(base, source)}`];
  const names = exportsOf(file);
  if (!names) return [];
  return specifiers.flatMap(({ type, imported }) => {
    const name = type === 'ImportDefaultSpecifier' ? 'default' : imported?.name;
    if (name === undefined || names.has(name)) return [];
    const near = hint(name, names, '. The nearest is *');
    return [`${source} exports no ${name}${near}. It exports ${[...names].join(', ')}`];
  });
}

function nearFile(base: string, source: string): string {
  const folder = path.dirname(base);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).toSorted() : [];
  return (
    hint(
      path.basename(base),
      names.map((name) => name.replace(/\.tsx?$/, '')),
      `. Perhaps ${path.posix.dirname(source)}/*`,
    ) || '. Compare the path with src/components and src/data'
  );
}

/** Returns the names that a module exports, or undefined if only a compiler could tell, as with `export *`. */
function exportsOf(file: string): Set<string> | undefined {
  if (!/\.tsx?$/.test(file)) return undefined;
  const names = new Set<string>();
  for (const statement of parseScript(file).statements) {
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
