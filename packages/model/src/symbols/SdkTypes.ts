import path from 'node:path';
import ts from 'typescript';
import { sdkEntries } from '../packages.ts';

/** The names inside the packages' types. */
interface InnerNames {
  /** Exports, members, parameters, and the values of string types. */
  names: Set<string>;
  /** Types of members and parameters, by name. */
  members: Map<string, ts.Type[]>;
  /** The values of each type that is one of several strings. */
  enumerations: string[][];
}

/** Collects all names inside types, as far as the packages declare them. */
function innerNames(
  checker: ts.TypeChecker,
  exported: Iterable<string>,
  types: readonly ts.Type[],
): InnerNames {
  const names = new Set(exported);
  const members = new Map<string, ts.Type[]>();
  const enumerations: string[][] = [];
  const seen = new Set<ts.Type>();
  types.forEach(collect);
  // Other unions are keys of a type.
  const isEnumeration = (values: readonly string[]) => values.some((value) => !members.has(value));
  return { names, members, enumerations: enumerations.filter(isEnumeration) };

  function collect(type: ts.Type): void {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) type.types.forEach(collect);
    if (type.isUnion())
      enumerations.push(type.types.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])));
    if (type.isStringLiteral()) names.add(type.value);
    checker.getTypeArguments(type as ts.TypeReference)?.forEach(collect);
    type.aliasTypeArguments?.forEach(collect);
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      signature.getParameters().forEach(add);
      collect(signature.getReturnType());
    }
    for (const property of type.getProperties())
      if (isSdkSymbol(property) || isSdkSymbol(type.symbol)) add(property);
  }

  function add(symbol: ts.Symbol): void {
    const type = checker.getTypeOfSymbol(symbol);
    names.add(symbol.name);
    members.set(symbol.name, [...(members.get(symbol.name) ?? []), type]);
    collect(type);
  }
}

const isSdkSymbol = (symbol: ts.Symbol | undefined): boolean =>
  Boolean(
    symbol?.declarations?.some(({ parent }) =>
      /\/packages\/sdk-\w+\/src\//.test(parent.getSourceFile().fileName),
    ),
  );

/** One step of a path, such as `getTransfers()` in `account.getTransfers()`. */
export interface PathStep {
  name: string;
  isCall: boolean;
}

export const parsePath = (text: string): PathStep[] =>
  text
    .replace(/\([^()]*\)/g, '()')
    .split('.')
    .map((step) => ({ name: step.replace('()', ''), isCall: step.endsWith('()') }));

/** The first unknown step of a path, and the names that exist in its place. */
export interface Missing {
  step: string;
  candidates: string[];
}

/** TypeScript's knowledge of the SDKs. Nothing is matched by name alone. */
export default class SdkTypes {
  readonly #checker: ts.TypeChecker;
  readonly #anchor: ts.SourceFile | undefined;
  readonly #exports = new Map<string, ts.Symbol>();
  readonly #names = new Map<ts.Symbol, string>();
  #cachedNames: InnerNames | undefined;

  constructor(program: ts.Program, root: string) {
    this.#checker = program.getTypeChecker();
    for (const { source: entry } of sdkEntries) {
      const source = program.getSourceFile(path.join(root, entry));
      const module = source && this.#checker.getSymbolAtLocation(source);
      if (!module)
        throw new Error(
          `${entry}:1: the module has no exports. Correct the entry in packages/model/src/packages.ts.`,
        );
      this.#anchor ??= source;
      for (const exported of this.#checker.getExportsOfModule(module)) {
        const symbol = this.#withoutAlias(exported);
        this.#names.set(symbol, exported.name);
        this.#exports.set(exported.name, symbol);
      }
    }
  }

  /** All names in the packages' types: exports, members, parameters, and the values of string types. */
  get names(): ReadonlySet<string> {
    return this.#innerNames().names;
  }

  /** The values of each type that is one of several strings. */
  get enumerations(): readonly string[][] {
    return this.#innerNames().enumerations;
  }

  /** Whether a type has a member of a name. */
  isMember(name: string): boolean {
    return this.#innerNames().members.has(name);
  }

  /** Returns the name that a symbol is exported as. */
  nameOf(symbol: ts.Symbol): string | undefined {
    return this.#names.get(symbol);
  }

  /**
   * Returns the export that a path may begin with, by its own name or by the name of a value of its type (`client`).
   */
  exportNamed(name: string): ts.Symbol | undefined {
    return this.#exports.get(name) ?? this.#exports.get(name.charAt(0).toUpperCase() + name.slice(1));
  }

  symbolAt(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    return symbol && this.#withoutAlias(symbol);
  }

  /**
   * Follows a path from an export, a member or a JavaScript global, and returns its symbol or its first unknown step.
   */
  follow([first, ...rest]: readonly PathStep[]): { symbol?: ts.Symbol; missing?: Missing } {
    if (!first) return {};
    let symbol = this.exportNamed(first.name);
    let types = symbol ? this.#typesOf(symbol) : this.#typesOfName(first.name);
    if (types.length === 0) return missing(first.name, this.names);
    let followed = first.name;
    let mustCall = first.isCall;
    for (const { name, isCall } of rest) {
      if (mustCall) types = this.#returnTypesOf(types);
      if (types.length === 0) return missing(`${followed}()`, [followed]);
      const parts = types.flatMap((type) => this.#partsOf(type));
      const properties = parts.flatMap((type) => this.#checker.getPropertyOfType(type, name) ?? []);
      if (properties.length === 0) {
        const candidates = parts.flatMap((type) => type.getProperties());
        return missing(
          `${followed}.${name}`,
          new Set(candidates.map((member) => `${followed}.${member.name}`)),
        );
      }
      [symbol] = properties;
      types = properties.map((property) => this.#checker.getTypeOfSymbol(property));
      followed += `.${name}`;
      mustCall = isCall;
    }
    if (mustCall && this.#returnTypesOf(types).length === 0) return missing(`${followed}()`, [followed]);
    return symbol ? { symbol } : {};
  }

  /** Returns the texts that a function takes as its first argument, or nothing if it takes others too. */
  argumentsOf(symbol: ts.Symbol): string[] {
    const types = this.#checker
      .getTypeOfSymbol(symbol)
      .getCallSignatures()
      .flatMap(({ parameters: [first] }) => (first ? this.#checker.getTypeOfSymbol(first) : []))
      .flatMap((type) => (type.isUnion() ? type.types : type));
    return types.every((type) => type.isStringLiteral()) ? types.map(({ value }) => value) : [];
  }

  /** Returns the types of all members and parameters with a name. */
  typesOfMember(name: string): readonly ts.Type[] {
    return this.#innerNames().members.get(name) ?? [];
  }

  typeOf(symbol: ts.Symbol): ts.Type {
    return this.#checker.getTypeOfSymbol(symbol);
  }

  #innerNames(): InnerNames {
    if (this.#cachedNames) return this.#cachedNames;
    const types = [...this.#exports.values()].flatMap((symbol) => this.#typesOf(symbol));
    return (this.#cachedNames = innerNames(this.#checker, this.#exports.keys(), types));
  }

  #withoutAlias(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Returns a symbol's type, the type of its value, or both. */
  #typesOf(symbol: ts.Symbol): ts.Type[] {
    const types: ts.Type[] = [];
    if (symbol.flags & ts.SymbolFlags.Type) types.push(this.#checker.getDeclaredTypeOfSymbol(symbol));
    if (symbol.flags & ts.SymbolFlags.Value) types.push(this.#checker.getTypeOfSymbol(symbol));
    return types;
  }

  /** Returns the types of a member by its name alone, or of a JavaScript global. */
  #typesOfName(name: string): ts.Type[] {
    const members = this.#innerNames().members.get(name);
    if (members) return members;
    const flags = ts.SymbolFlags.Value | ts.SymbolFlags.Type;
    const global = this.#checker.resolveName(name, this.#anchor, flags, false);
    return global ? this.#typesOf(global) : [];
  }

  #returnTypesOf(types: readonly ts.Type[]): ts.Type[] {
    return types
      .flatMap((type) => this.#partsOf(type))
      .flatMap((type) => type.getCallSignatures().map((signature) => signature.getReturnType()));
  }

  /** Returns the parts of a union, and the type that a promise resolves to. */
  #partsOf(type: ts.Type): ts.Type[] {
    if (type.isUnion()) return type.types.flatMap((part) => this.#partsOf(part));
    const awaited = this.#checker.getAwaitedType(type);
    return awaited && awaited !== type
      ? [type, ...this.#partsOf(awaited)]
      : [this.#checker.getApparentType(type)];
  }
}

const missing = (step: string, candidates: Iterable<string>): { missing: Missing } => ({
  missing: { step, candidates: [...candidates] },
});
