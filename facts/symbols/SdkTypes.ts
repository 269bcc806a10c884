import path from 'node:path';
import ts from 'typescript';
import type References from './References.ts';
import type { Reference } from './References.ts';

const ENTRIES = ['sdk/base/src/index.ts', 'sdk/react/src/index.ts'];

/** Values that pages call by the name of their class, without saying so each time. */
const NAMESAKES: Record<string, string> = { client: 'Client', account: 'Account' };

/** What TypeScript knows of the SDKs: nothing here goes by a name alone. */
export default class SdkTypes {
  readonly #checker: ts.TypeChecker;
  readonly #references: References;
  readonly #exports = new Map<ts.Symbol, string>();
  readonly #byName = new Map<string, ts.Symbol>();

  constructor(program: ts.Program, root: string, references: References) {
    this.#checker = program.getTypeChecker();
    this.#references = references;
    for (const entry of ENTRIES) {
      const source = program.getSourceFile(path.join(root, entry));
      const module = source && this.#checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${entry} exports nothing`);
      for (const symbol of this.#checker.getExportsOfModule(module)) {
        this.#exports.set(this.#withoutAlias(symbol), symbol.name);
        this.#byName.set(symbol.name, this.#withoutAlias(symbol));
      }
    }
  }

  static entries(root: string): string[] {
    return ENTRIES.map((entry) => path.join(root, entry));
  }

  /** What an identifier of a program stands for, if an SDK declares it. */
  referenceAt(identifier: ts.Identifier): Reference | undefined {
    const symbol = this.#checker.getSymbolAtLocation(identifier);
    return symbol && this.#referenceOf(this.#withoutAlias(symbol));
  }

  /** What a path of running text stands for, such as `Network.Polygon` or `client.auth.signIn()`. */
  referenceOfPath(steps: readonly string[]): Reference | undefined {
    const [first = '', ...rest] = steps;
    if (rest.length === 0) return this.#byName.has(first) ? this.#references.find(first) : undefined;
    const start = this.#byName.get(first) ?? this.#byName.get(NAMESAKES[first] ?? '');
    let symbol: ts.Symbol | undefined = start;
    let types = start ? this.#typesOf(start) : [];
    for (const name of rest) {
      symbol = types.flatMap((type) => this.#checker.getPropertyOfType(type, name) ?? [])[0];
      if (!symbol) return undefined;
      types = this.#partsOf(this.#checker.getTypeOfSymbol(symbol));
    }
    return symbol && this.#referenceOf(symbol);
  }

  #withoutAlias(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #typesOf(symbol: ts.Symbol): ts.Type[] {
    const types: ts.Type[] = [];
    if (symbol.flags & ts.SymbolFlags.Type) types.push(this.#checker.getDeclaredTypeOfSymbol(symbol));
    if (symbol.flags & ts.SymbolFlags.Value) types.push(this.#checker.getTypeOfSymbol(symbol));
    return types.flatMap((type) => this.#partsOf(type));
  }

  /** A value, or what a call of it gives, waited for. */
  #partsOf(type: ts.Type): ts.Type[] {
    const results = type.getCallSignatures().map((call) => call.getReturnType());
    return [type, ...results].flatMap((one) => {
      const awaited = this.#checker.getAwaitedType(one) ?? one;
      return awaited.isUnion() ? awaited.types : [awaited];
    });
  }

  #referenceOf(symbol: ts.Symbol): Reference | undefined {
    const name = this.#exports.get(symbol);
    if (name !== undefined) return this.#references.find(name);
    const found = (symbol.declarations ?? []).map((declaration) => {
      const owner = ownerOf(declaration);
      const ownerSymbol = owner?.name && this.#checker.getSymbolAtLocation(owner.name);
      const ownerName = ownerSymbol && this.#exports.get(ownerSymbol);
      return ownerName === undefined ? undefined : this.#references.findMember(ownerName, symbol.name);
    });
    // A member that several types have is no one's in particular.
    return new Set(found).size === 1 ? found[0] : undefined;
  }
}

type Owner = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration | ts.TypeAliasDeclaration;

/** The declaration that a member is directly in; members of members have none. */
function ownerOf(declaration: ts.Declaration): Owner | undefined {
  for (let node: ts.Node = declaration.parent; node && !ts.isSourceFile(node); node = node.parent) {
    if (
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    ) {
      return node;
    }
    if (!ts.isTypeLiteralNode(node) && !ts.isIntersectionTypeNode(node) && !ts.isUnionTypeNode(node)) {
      return undefined;
    }
  }
  return undefined;
}
