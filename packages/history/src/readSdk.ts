import path from 'node:path';
import ts from 'typescript';
import type { SdkPackage } from '../../model/src/packages.ts';
import type { SourceItem } from './ApiItem.ts';
import { readDocTags, locationOf } from './declarations.ts';
import { printCalls, printNode, printType } from './printNode.ts';
import { readMembers } from './readMembers.ts';

/** Returns the exports that a package declares itself, by every entry point, from a program of its sources. */
export function readSdk(
  program: ts.Program,
  root: string,
  { name: packageName, folder, entries }: Pick<SdkPackage, 'name' | 'folder' | 'entries'>,
): SourceItem[] {
  const checker = program.getTypeChecker();
  const seen = new Map<string, ts.Symbol>();
  return entries.flatMap(({ specifier, source: entry }) => {
    const source = program.getSourceFile(path.join(root, entry));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module)
      throw new Error(
        `${entry}:1: the module has no exports. Correct the entry in packages/model/src/packages.ts.`,
      );
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = withoutAlias(checker, exported);
      const { name } = exported;
      const isOwn = symbol.declarations?.some((node) => isUnder(node, path.join(root, folder)));
      const known = seen.get(name);
      if (!isOwn || known === symbol) return [];
      if (known)
        throw new Error(
          `${entry}:1: another entry point exports a different symbol as ${name}. Rename one of them.`,
        );
      seen.set(name, symbol);
      const subpath = specifier.slice(packageName.length + 1);
      return readSymbol(checker, name, symbol, root).map((item, index) =>
        subpath && index === 0 ? { ...item, entry: subpath } : item,
      );
    });
  });
}

const withoutAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const isUnder = (node: ts.Node, folder: string): boolean =>
  node.getSourceFile().fileName.startsWith(`${folder.replaceAll('\\', '/')}/`);

/** Reads a symbol and its members. If a value and a type share a name, the type comes first. */
function readSymbol(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, root: string): SourceItem[] {
  const [node] = symbol.declarations ?? [];
  if (!node) return [];
  // A variable's comment belongs to its statement, where the compiler finds it.
  const item = { name, ...locationOf(node, root), ...readDocTags(node) };
  if (ts.isFunctionDeclaration(node)) {
    const functions = (symbol.declarations ?? []).filter(ts.isFunctionDeclaration);
    const overloads = functions.filter(({ body }) => !body);
    return [
      { ...item, kind: 'function', type: printCalls(checker, overloads.length > 0 ? overloads : functions) },
    ];
  }
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    const isAbstract = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract) !== 0;
    const head = headOf(node);
    const kind = ts.isClassDeclaration(node) ? 'class' : 'interface';
    const type = `${isAbstract ? 'abstract ' : ''}${head}`.trim();
    return [{ ...item, kind, ...(type ? { type } : {}) }, ...readMembers(checker, name, node, root)];
  }
  if (ts.isEnumDeclaration(node))
    return [{ ...item, kind: 'enum' }, ...readMembers(checker, name, node, root)];
  if (ts.isTypeAliasDeclaration(node)) return readAlias(checker, item, node, root);
  const type = (node as ts.VariableDeclaration).type;
  const text = type ? printNode(type) : printType(checker, checker.getTypeOfSymbol(symbol), node);
  return [{ ...item, kind: 'variable', type: text }];
}

type NamedItem = Omit<SourceItem, 'kind' | 'type'>;

/** Reads a type alias. An object type's members are separate items, and any other type is one text. */
function readAlias(
  checker: ts.TypeChecker,
  item: NamedItem,
  node: ts.TypeAliasDeclaration,
  root: string,
): SourceItem[] {
  const generics = genericsOf(node);
  if (ts.isTypeLiteralNode(node.type)) {
    const head = { ...item, kind: 'type' as const, ...(generics ? { type: generics } : {}) };
    return [head, ...readMembers(checker, item.name, node.type, root)];
  }
  return [{ ...item, kind: 'type', type: `${generics}= ${textOfAlias(checker, node)}` }];
}

/** Prints an alias's type. A type that's derived from a value is resolved, because the value isn't part of the API. */
function textOfAlias(checker: ts.TypeChecker, { type }: ts.TypeAliasDeclaration): string {
  const text = printNode(type);
  // A type of the user's platform can't be written out.
  return /\btypeof (?!globalThis\b)/.test(text)
    ? printType(checker, checker.getTypeFromTypeNode(type), type)
    : text;
}

const genericsOf = ({ typeParameters }: ts.DeclarationWithTypeParameterChildren): string =>
  typeParameters?.length ? `<${typeParameters.map(printNode).join(', ')}> ` : '';

const headOf = (node: ts.ClassDeclaration | ts.InterfaceDeclaration): string =>
  `${genericsOf(node)}${(node.heritageClauses ?? []).map(printNode).join(' ')}`.trim();
