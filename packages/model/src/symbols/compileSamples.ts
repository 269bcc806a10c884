import ts from 'typescript';
import { createIncrementalProgram, programFile } from '../samples/compile.ts';
import type { Sample } from '../samples/extract.ts';
import { toPrograms } from '../samples/programs.ts';
import { type default as References, type Reference } from './References.ts';
import SdkTypes, { parsePath } from './SdkTypes.ts';

/** Values that pages name after their class without declaring them each time. */
const NAMESAKES = new Set(['client', 'account']);

const PATH = /^[A-Za-z_]\w*(?:\([^()]*\))?(?:\.[A-Za-z_]\w*(?:\([^()]*\))?)*$/;

/** Resolves names in code and text to symbols of the reference. */
class ReferenceResolver {
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

/** A name of an SDK in a block of code. */
export interface CodeLink {
  start: number;
  reference: Reference;
}

export interface CompiledSamples {
  resolver: ReferenceResolver;
  links: Map<Sample, CodeLink[]>;
}

/** Compiles the pages' samples as their check does, and resolves the names in them. */
export function compileSamples(root: string, samples: Sample[], references: References): CompiledSamples {
  const programs = toPrograms(samples);
  const program = createIncrementalProgram(root, programs);
  const resolver = new ReferenceResolver(new SdkTypes(program, root), references);
  const links = new Map<Sample, CodeLink[]>();
  for (const sampleProgram of programs) {
    const source = program.getSourceFile(programFile(root, sampleProgram));
    if (!source)
      throw new Error(
        `${sampleProgram.folder}/${sampleProgram.name} is missing in the compiled program of the samples.`,
      );
    const programLinks = linksIn(source, resolver);
    let start = 0;
    for (const block of sampleProgram.blocks) {
      const end = start + block.code.length;
      const blockLinks = programLinks.filter((link) => link.start >= start && link.start < end);
      links.set(
        block,
        blockLinks.map((link) => ({ ...link, start: link.start - start })),
      );
      start = end + 1;
    }
  }
  return { resolver, links };
}

function linksIn(source: ts.SourceFile, resolver: ReferenceResolver): CodeLink[] {
  const links: CodeLink[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const reference = resolver.resolveIdentifier(node);
      if (reference) links.push({ start: node.getStart(source), reference });
    }
    ts.forEachChild(node, read);
  };
  read(source);
  return links;
}
