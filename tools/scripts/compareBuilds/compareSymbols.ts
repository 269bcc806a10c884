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
  const found = new Map<string, Declaration>();
  const names = new Set<string>();
  for (const tree of sdkTrees) {
    // The React SDK exports the base SDK's symbols as well.
    const own = readSymbols(root, tree).filter(({ name }) => !names.has(name));
    for (const record of own) {
      names.add(record.name);
      addDeclaration(found, `${tree}/${record.page}`, record.name, record);
    }
  }
  return found;
}

function addDeclaration(
  found: Map<string, Declaration>,
  place: string,
  name: string,
  { kind, signatures, deprecated, defaultValue, members }: SymbolRecord,
): void {
  const lines = [
    ...signatures.flatMap((signature) => signature.split('\n')),
    ...(defaultValue === '' ? [] : [`default: ${defaultValue}`]),
    ...(deprecated === '' ? [] : [`deprecated: ${deprecated}`]),
  ];
  const known = found.get(place);
  // A member without an anchor of its own becomes part of its parent.
  if (known) known.lines.push(`${name} (${kind})`, ...lines);
  else found.set(place, { name, lines: [kind, ...lines] });
  for (const member of members) {
    const [page = ''] = place.split('#');
    addDeclaration(
      found,
      member.anchor ? `${page}#${member.anchor}` : place,
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
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((place): SymbolChange[] => {
    const [beforeDeclaration, afterDeclaration] = [before.get(place), after.get(place)];
    const lines = diffLines(beforeDeclaration?.lines ?? [], afterDeclaration?.lines ?? []);
    if (lines.length === 0) return [];
    const how = !beforeDeclaration ? 'added' : afterDeclaration ? 'changed' : 'removed';
    const name = afterDeclaration?.name ?? beforeDeclaration?.name ?? place;
    return [{ name, how, lines, pages: [...(uses.get(place) ?? [])].toSorted() }];
  });
}

/** Adds the symbols that a page uses. The build marks every link to the reference with `data-symbol`. */
function addUses(uses: Map<string, Set<string>>, route: string, html: string): void {
  if (sdkTrees.some((tree) => route.startsWith(`/api/${tree}`))) return;
  for (const [, place = ''] of html.matchAll(/\sdata-symbol="?([^\s">]+)/g))
    uses.set(place, (uses.get(place) ?? new Set()).add(route));
}
