import { codeKinds, type CodeKind } from '../../../../src/config/codeKinds.ts';
import { codeTypes } from '../../../../src/config/prism.ts';

const kindOfType = new Map(
  codeKinds.flatMap((kind) => codeTypes[kind].map((type): [string, CodeKind] => [type, kind])),
);

/** What a token counts as, by its types, outermost first: the innermost that has a color wins, as in Prism's themes. */
export const kindOf = (types: readonly string[]): CodeKind | undefined =>
  types.map((type) => kindOfType.get(type)).findLast(Boolean);
