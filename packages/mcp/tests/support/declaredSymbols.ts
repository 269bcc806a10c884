import path from 'node:path';
import ts from 'typescript';

/** A symbol as its source declares it. */
export interface DeclaredSymbol {
  name: string;
  kind: string;
  /** The first paragraph of its comment. */
  summary: string;
  members: { name: string; summary: string }[];
}

const KINDS: readonly [ts.SymbolFlags, string][] = [
  [ts.SymbolFlags.Class, 'Class'],
  [ts.SymbolFlags.Enum, 'Enumeration'],
  [ts.SymbolFlags.Function, 'Function'],
  [ts.SymbolFlags.Interface, 'Interface'],
  [ts.SymbolFlags.TypeAlias, 'TypeAlias'],
  [ts.SymbolFlags.Variable, 'Variable'],
];

/** Returns the exports of a package's entry, read with the TypeScript compiler alone. */
export function declaredSymbols(entry: string, root: string): DeclaredSymbol[] {
  const program = ts.createProgram([entry], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
    paths: { '@nacre/sdk-base': [path.join(root, 'packages/sdk-base/src/index.ts')] },
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is not a module`);
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const kind = KINDS.find(([flag]) => symbol.flags & flag)?.[1] ?? 'unknown';
    return {
      name: exported.name,
      kind,
      summary: summaryOf(symbol, checker),
      members: (symbol.declarations ?? []).flatMap((declaration) => membersOf(declaration, checker)),
    };
  });
}

/** Returns the members that a declaration itself contains, except private and internal ones. */
function membersOf(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
): { name: string; summary: string }[] {
  const holder =
    ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type)
      ? declaration.type
      : declaration;
  if (
    !ts.isClassDeclaration(holder) &&
    !ts.isInterfaceDeclaration(holder) &&
    !ts.isEnumDeclaration(holder) &&
    !ts.isTypeLiteralNode(holder)
  ) {
    return [];
  }
  const members: readonly ts.Declaration[] = [...holder.members];
  return members.flatMap((member) => {
    const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
    if (ts.getCombinedModifierFlags(member) & hidden) return [];
    if (ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal')) return [];
    const name = ts.getNameOfDeclaration(member);
    // A constructor has another name in lookups, and a setter shares its getter's.
    if (!name || ts.isPrivateIdentifier(name) || ts.isSetAccessorDeclaration(member)) return [];
    const symbol = checker.getSymbolAtLocation(name);
    return symbol ? [{ name: symbol.name, summary: summaryOf(symbol, checker) }] : [];
  });
}

const summaryOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).split(/\n\s*\n/, 1)[0] ?? '';
