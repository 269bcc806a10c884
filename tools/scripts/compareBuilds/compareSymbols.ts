import { sdkTrees } from '../../../packages/model/src/packages.ts';
import { readSymbols } from '../../../packages/model/src/symbols/References.ts';
import type { SymbolRecord } from '../../../packages/model/src/symbols/SymbolRecord.ts';
import { diffLines, type DiffLine } from './diffLines.ts';
import type { Build } from './readBuild.ts';

/** A symbol, or a member of one, whose declaration changed. */
export interface SymbolChange {
  /** The name as code writes it: `Client.auth`. */
  name: string;
  how: 'added' | 'removed' | 'changed';
  lines: DiffLine[];
  /** The pages that use it, except those of the reference. */
  pages: string[];
}

interface Declaration {
  name: string;
  lines: string[];
}

/** Every declaration of the SDKs at one commit, by its page and anchor in the reference. */
export type Declarations = ReadonlyMap<string, Declaration>;

export function readDeclarations(root: string): Declarations {
  const declarations = new Map<string, Declaration>();
  const names = new Set<string>();
  for (const tree of sdkTrees) {
    // The React SDK exports the base SDK's symbols as well.
    const symbols = readSymbols(root, tree).filter(({ name }) => !names.has(name));
    for (const record of symbols) {
      names.add(record.name);
      addDeclaration(declarations, `${tree}/${record.page}`, record.name, record);
    }
  }
  return declarations;
}

function addDeclaration(
  declarations: Map<string, Declaration>,
  address: string,
  name: string,
  { kind, signatures, deprecated, defaultValue, members }: SymbolRecord,
): void {
  const lines = [
    ...signatures.flatMap((signature) => signature.split('\n')),
    ...(defaultValue === '' ? [] : [`default: ${defaultValue}`]),
    ...(deprecated === '' ? [] : [`deprecated: ${deprecated}`]),
  ];
  const known = declarations.get(address);
  // A member without an anchor of its own becomes part of its parent.
  if (known) known.lines.push(`${name} (${kind})`, ...lines);
  else declarations.set(address, { name, lines: [kind, ...lines] });
  for (const member of members) {
    const [page = ''] = address.split('#');
    addDeclaration(
      declarations,
      member.anchor ? `${page}#${member.anchor}` : address,
      `${name}.${member.name}`,
      member,
    );
  }
}

/** Returns the declarations that differ, each with the pages of both builds that use it. */
export function compareSymbols(
  before: Declarations,
  after: Declarations,
  builds: readonly Pick<Build, 'pages'>[],
): SymbolChange[] {
  const uses = new Map<string, Set<string>>();
  for (const { pages } of builds) for (const [route, html] of pages) addUses(uses, route, html);
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((address): SymbolChange[] => {
    const [beforeDeclaration, afterDeclaration] = [before.get(address), after.get(address)];
    const lines = diffLines(beforeDeclaration?.lines ?? [], afterDeclaration?.lines ?? []);
    if (lines.length === 0) return [];
    const how = !beforeDeclaration ? 'added' : afterDeclaration ? 'changed' : 'removed';
    const name = afterDeclaration?.name ?? beforeDeclaration?.name ?? address;
    return [{ name, how, lines, pages: [...(uses.get(address) ?? [])].toSorted() }];
  });
}

/** Adds the symbols that a page uses. The build marks every link to the reference with `data-symbol`. */
function addUses(uses: Map<string, Set<string>>, route: string, html: string): void {
  if (sdkTrees.some((tree) => route.startsWith(`/api/${tree}`))) return;
  for (const [, address = ''] of html.matchAll(/\sdata-symbol="?([^\s">]+)/g))
    uses.set(address, (uses.get(address) ?? new Set()).add(route));
}
