import { declarationsIn, type Declaration } from './declarations.ts';

/** A source before and after a change. A text is undefined if the file doesn't exist at that point. */
export interface ChangedSource {
  file: string;
  before?: string;
  after?: string;
}

/**
 * Returns the names of changed declarations, of those that use them as values, directly or indirectly, and of those
 * that use them as types. Ignores changes in comments.
 *
 * @param sources - all current sources, by file
 */
export function changedNames(
  changed: readonly ChangedSource[],
  sources: ReadonlyMap<string, string>,
): Set<string> {
  const edited = changed.flatMap(changedDeclarations);
  const names = new Set(edited.flatMap((declaration) => declaration.names));
  if (edited.length === 0) return names;
  const declarations = [...sources].flatMap(([file, text]) => declarationsIn(file, text));
  const reached = new Set(edited.flatMap(({ owner = [] }) => owner));
  for (const declaration of declarations)
    if (uses(declaration.types, reached)) for (const name of declaration.names) names.add(name);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { names: declared, owner, values } of declarations)
      if (owner !== undefined && uses(values, reached)) {
        for (const name of [...declared, owner]) names.add(name);
        reached.add(owner);
      }
  }
  return names;
}

const uses = (mentions: ReadonlySet<string>, names: ReadonlySet<string>) =>
  [...mentions].some((name) => names.has(name));

/** Returns the declarations that are only in one of the two versions, or that differ between them. */
function changedDeclarations({ file, before = '', after = '' }: ChangedSource): Declaration[] {
  const [old, now] = [declarationsIn(file, before), declarationsIn(file, after)];
  const codes = (list: readonly Declaration[]) => new Set(list.map(keyOf));
  const [oldCodes, nowCodes] = [codes(old), codes(now)];
  return [
    ...old.filter((declaration) => !nowCodes.has(keyOf(declaration))),
    ...now.filter((declaration) => !oldCodes.has(keyOf(declaration))),
  ];
}

const keyOf = ({ names, code }: Declaration) => JSON.stringify([names, code]);
