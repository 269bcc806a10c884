import ts from 'typescript';

/** A symbol as its source declares it. */
interface DeclaredSymbol {
  name: string;
  kind: string;
}

const KINDS: readonly [ts.SymbolFlags, string][] = [
  [ts.SymbolFlags.Class, 'Class'],
  [ts.SymbolFlags.Enum, 'Enumeration'],
  [ts.SymbolFlags.Function, 'Function'],
  [ts.SymbolFlags.Interface, 'Interface'],
  [ts.SymbolFlags.TypeAlias, 'TypeAlias'],
  [ts.SymbolFlags.Variable, 'Variable'],
];

/** Compiles a package's entry with the TypeScript compiler alone. */
const compile = (entry: string): ts.Program =>
  ts.createProgram([entry], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
  });

/**
 * Returns the exports of a package's entry.
 *
 * @param program - a program with the entry, if there's one already
 */
export function declaredSymbols(entry: string, program = compile(entry)): DeclaredSymbol[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is not a module`);
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const kind = KINDS.find(([flag]) => symbol.flags & flag)?.[1] ?? 'unknown';
    return { name: exported.name, kind };
  });
}
