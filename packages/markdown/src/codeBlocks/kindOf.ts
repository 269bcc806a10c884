import { codeKinds, type CodeKind } from '../../../../src/config/codeKinds.ts';
import { codeTypes } from '../../../../src/config/prism.ts';

const kindOfType = new Map(
  codeKinds.flatMap((kind) => codeTypes[kind].map((type): [string, CodeKind] => [type, kind])),
);

/** Returns a token's kind by its types, outermost first. The innermost type with a color wins, as in Prism's themes. */
export const kindOf = (types: readonly string[]): CodeKind | undefined =>
  types.map((type) => kindOfType.get(type)).findLast(Boolean);
