import { sdkTrees } from '../../../packages/model/src/packages.ts';
import { readSymbols } from '../../../packages/model/src/symbols/References.ts';
import type { SymbolRecord } from '../../../packages/model/src/symbols/SymbolRecord.ts';
import { diffLines, type DiffLine } from './diffLines.ts';
import type { Build } from './readBuild.ts';

/** A symbol or a member of one whose declaration is another one now. */
export interface SymbolChange {
  /** As code names it: `Client.auth`. */
  name: string;
  how: 'added' | 'removed' | 'changed';
  lines: DiffLine[];
  /** The pages that use it, the reference left out. */
  pages: string[];
}

interface Declaration {
  name: string;
  lines: string[];
}

/** Every declaration of the SDKs by its place in the reference, as two commits have generated it. */
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
  // What has no place of its own is part of what it belongs to.
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

/** Which declarations differ, each with the pages of both builds that use it. */
export function compareSymbols(
  before: Declarations,
  after: Declarations,
  builds: readonly Pick<Build, 'pages'>[],
): SymbolChange[] {
  const uses = new Map<string, Set<string>>();
  for (const { pages } of builds) for (const [route, html] of pages) addUses(uses, route, html);
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((place): SymbolChange[] => {
    const [old, young] = [before.get(place), after.get(place)];
    const lines = diffLines(old?.lines ?? [], young?.lines ?? []);
    if (lines.length === 0) return [];
    const how = !old ? 'added' : young ? 'changed' : 'removed';
    const name = young?.name ?? old?.name ?? place;
    return [{ name, how, lines, pages: [...(uses.get(place) ?? [])].toSorted() }];
  });
}

/** The build marks every name that leads to the reference. */
function addUses(uses: Map<string, Set<string>>, route: string, html: string): void {
  if (sdkTrees.some((tree) => route.startsWith(`/api/${tree}`))) return;
  for (const [, place = ''] of html.matchAll(/\sdata-symbol="?([^\s">]+)/g))
    uses.set(place, (uses.get(place) ?? new Set()).add(route));
}
