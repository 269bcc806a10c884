import path from 'node:path';
import ts from 'typescript';

/** One step of a path, such as `getTransfers()` in `account.getTransfers()`. */
export interface Step {
  name: string;
  called: boolean;
}

/** What can be asked of the SDKs' sources. */
export interface SdkSymbols {
  /** The packages' entries, as code imports them. */
  exports: string[];
  /** Every name in the types of the packages: exports, members, parameters, and the values of string types. */
  names: Set<string>;
  /** The first step that does not exist, with what could stand in its place; nothing where the path is sound. */
  follow(steps: readonly Step[]): { step: string; candidates: string[] } | undefined;
}

const ENTRIES = {
  '@nacre/sdk-base': 'sdk/base/src/index.ts',
  '@nacre/sdk-base/sandbox': 'sdk/base/src/sandbox/index.ts',
  '@nacre/sdk-react': 'sdk/react/src/index.ts',
};

/** Reads the entries of the packages with TypeScript's own checker. */
export function readSdk(root: string): SdkSymbols {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const entries = Object.values(ENTRIES).map((file) => path.join(root, file));
  const program = ts.createProgram(entries, {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const symbols = new Map<string, ts.Symbol>();
  let anchor: ts.SourceFile | undefined;
  for (const file of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    anchor ??= source;
    for (const symbol of checker.getExportsOfModule(module)) symbols.set(symbol.name, withoutAlias(symbol));
  }

  const names = new Set(symbols.keys());
  const members = new Map<string, ts.Type[]>();
  const seen = new Set<ts.Type>();
  for (const symbol of symbols.values()) typesOf(symbol).forEach(collect);

  return { exports: Object.keys(ENTRIES), names, follow };

  function withoutAlias(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /** What a name stands for: its type, its value, or both. */
  function typesOf(symbol: ts.Symbol): ts.Type[] {
    const types: ts.Type[] = [];
    if (symbol.flags & ts.SymbolFlags.Type) types.push(checker.getDeclaredTypeOfSymbol(symbol));
    if (symbol.flags & ts.SymbolFlags.Value) types.push(checker.getTypeOfSymbol(symbol));
    return types;
  }

  function isOurs(symbol: ts.Symbol | undefined): boolean {
    return Boolean(
      symbol?.declarations?.some(({ parent }) => /\/sdk\/\w+\/src\//.test(parent.getSourceFile().fileName)),
    );
  }

  /** All names inside a type, as far as the packages declare them. */
  function collect(type: ts.Type): void {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) type.types.forEach(collect);
    if (type.isStringLiteral()) names.add(type.value);
    for (const argument of checker.getTypeArguments(type as ts.TypeReference) ?? []) collect(argument);
    for (const argument of type.aliasTypeArguments ?? []) collect(argument);
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      for (const parameter of signature.getParameters()) addMember(parameter);
      collect(signature.getReturnType());
    }
    for (const property of type.getProperties())
      if (isOurs(property) || isOurs(type.symbol)) addMember(property);
  }

  function addMember(symbol: ts.Symbol): void {
    const type = checker.getTypeOfSymbol(symbol);
    names.add(symbol.name);
    members.set(symbol.name, [...(members.get(symbol.name) ?? []), type]);
    collect(type);
  }

  function follow([first, ...rest]: readonly Step[]): { step: string; candidates: string[] } | undefined {
    if (!first) return undefined;
    let types = startOf(first.name);
    if (types.length === 0) return { step: first.name, candidates: [...names] };
    if (first.called) types = called(types);
    let path = first.name;
    for (const { name, called: isCalled } of rest) {
      const parts = types.flatMap(partsOf);
      const next = parts.flatMap((type) => {
        const property = checker.getPropertyOfType(type, name);
        return property ? [checker.getTypeOfSymbol(property)] : [];
      });
      if (next.length === 0) {
        const known = new Set(parts.flatMap((type) => type.getProperties().map((property) => property.name)));
        return { step: `${path}.${name}`, candidates: [...known].map((member) => `${path}.${member}`) };
      }
      path += `.${name}`;
      types = isCalled ? called(next) : next;
      if (types.length === 0) return { step: `${path}()`, candidates: [path] };
    }
    return types.length === 0 ? { step: `${path}()`, candidates: [path] } : undefined;
  }

  /** A path starts at an export, at a value named after its type (`client`), at a member, or at what JavaScript has. */
  function startOf(name: string): ts.Type[] {
    const exported = symbols.get(name);
    if (exported) return typesOf(exported);
    const namesake = symbols.get(name.charAt(0).toUpperCase() + name.slice(1));
    if (namesake) return typesOf(namesake);
    if (members.has(name)) return members.get(name) ?? [];
    const flags = ts.SymbolFlags.Value | ts.SymbolFlags.Type;
    const global = checker.resolveName(name, anchor, flags, false);
    return global ? typesOf(global) : [];
  }

  function called(types: ts.Type[]): ts.Type[] {
    return types
      .flatMap(partsOf)
      .flatMap((type) => type.getCallSignatures().map((one) => one.getReturnType()));
  }

  /** A value may be one of several types, or the promise of one. */
  function partsOf(type: ts.Type): ts.Type[] {
    if (type.isUnion()) return type.types.flatMap(partsOf);
    const awaited = checker.getAwaitedType(type);
    return awaited && awaited !== type ? [type, ...partsOf(awaited)] : [checker.getApparentType(type)];
  }
}
