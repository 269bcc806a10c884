import { declarationsIn, type Declaration } from './declarations.ts';

/** A source before and after a change; nothing where it was not there. */
export interface ChangedSource {
  file: string;
  before?: string;
  after?: string;
}

/**
 * Names of the code that is not what it was: what changed itself, what uses that as a value, to any depth, and what has
 * it as a type. A change of comments changes none.
 *
 * @param sources - all the sources as they are now, by file
 */
export function changedNames(
  changed: readonly ChangedSource[],
  sources: ReadonlyMap<string, string>,
): Set<string> {
  const own = changed.flatMap(ownDeclarations);
  const names = new Set(own.flatMap((one) => one.names));
  if (own.length === 0) return names;
  const declarations = [...sources].flatMap(([file, text]) => declarationsIn(file, text));
  const reached = new Set(own.flatMap(({ owner = [] }) => owner));
  for (const one of declarations) if (uses(one.types, reached)) for (const name of one.names) names.add(name);
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

/** What one of the two versions declares and the other one doesn't, or not in the same way. */
function ownDeclarations({ file, before = '', after = '' }: ChangedSource): Declaration[] {
  const [old, now] = [declarationsIn(file, before), declarationsIn(file, after)];
  const codes = (list: readonly Declaration[]) => new Set(list.map(keyOf));
  const [oldCodes, nowCodes] = [codes(old), codes(now)];
  return [
    ...old.filter((one) => !nowCodes.has(keyOf(one))),
    ...now.filter((one) => !oldCodes.has(keyOf(one))),
  ];
}

const keyOf = ({ names, code }: Declaration) => JSON.stringify([names, code]);
