import ts from 'typescript';
import type References from './References.ts';
import type { Reference } from './References.ts';
import { parsePath, type default as SdkTypes } from './SdkTypes.ts';

/** Values that pages name after their class without declaring them each time. */
const NAMESAKES = new Set(['client', 'account']);

const PATH = /^[A-Za-z_]\w*(?:\([^()]*\))?(?:\.[A-Za-z_]\w*(?:\([^()]*\))?)*$/;

/** Resolves names in code and text to symbols of the reference. */
export default class ReferenceResolver {
  readonly #types: SdkTypes;
  readonly #references: References;

  constructor(types: SdkTypes, references: References) {
    this.#types = types;
    this.#references = references;
  }

  /** Resolves an identifier of a program, if an SDK declares it. */
  resolveIdentifier(identifier: ts.Identifier): Reference | undefined {
    const symbol = this.#types.symbolAt(identifier);
    return symbol && this.#resolveSymbol(symbol);
  }

  /** Resolves a page's inline code: a symbol, a component in angle brackets, a path to a member, or a call. */
  resolveInline(text: string): Reference | undefined {
    const path = text.replace(/^<(\w+)(?:\s*\/)?>$/, '$1').replace(/^new (\w+\([^()]*\))$/, '$1');
    if (!PATH.test(path)) return undefined;
    const steps = parsePath(path);
    const firstName = steps[0]?.name ?? '';
    const start = this.#types.exportNamed(firstName);
    const isExport = start !== undefined && this.#types.nameOf(start) === firstName;
    if (steps.length === 1) return isExport ? this.#references.find(firstName) : undefined;
    if (!isExport && !NAMESAKES.has(firstName)) return undefined;
    const { symbol } = this.#types.follow(steps);
    return symbol && this.#resolveSymbol(symbol);
  }

  #resolveSymbol(symbol: ts.Symbol): Reference | undefined {
    const name = this.#types.nameOf(symbol);
    if (name !== undefined) return this.#references.find(name);
    const members = (symbol.declarations ?? []).map((declaration) => {
      const owner = ownerOf(declaration)?.name;
      const ownerSymbol = owner && this.#types.symbolAt(owner);
      const ownerName = ownerSymbol && this.#types.nameOf(ownerSymbol);
      return ownerName === undefined ? undefined : this.#references.findMember(ownerName, symbol.name);
    });
    // A member of several types is ambiguous.
    return new Set(members).size === 1 ? members[0] : undefined;
  }
}

type Owner = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration | ts.TypeAliasDeclaration;

const isOwner = (node: ts.Node): node is Owner =>
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

/** Returns the declaration that directly contains a member, or nothing for a nested member. */
function ownerOf(declaration: ts.Declaration): Owner | undefined {
  let node: ts.Node = declaration.parent;
  while (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    node = node.parent;
  }
  return isOwner(node) ? node : undefined;
}
