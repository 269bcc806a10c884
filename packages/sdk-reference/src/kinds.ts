import type { Reflection, ReflectionKind } from 'typedoc';
import { positionOf } from './positionOf.ts';

/** Kinds by TypeDoc's `ReflectionKind`. Importing the enumeration here would load TypeDoc a second time. */
const KINDS = new Map<ReflectionKind, string>([
  [8, 'Enumeration'],
  [16, 'member'],
  [32, 'Variable'],
  [64, 'Function'],
  [128, 'Class'],
  [256, 'Interface'],
  [512, 'constructor'],
  [1024, 'property'],
  [2048, 'method'],
  [262_144, 'accessor'],
  [2_097_152, 'TypeAlias'],
]);

/** Returns the name of a kind, as in page names for a symbol (`TypeAlias`), and as in TypeScript for a member. */
export function kindOf(reflection: Reflection): string {
  const { name, kind } = reflection;
  const word = KINDS.get(kind);
  if (!word)
    throw new Error(
      `${positionOf(reflection)}: ${name} has TypeDoc's kind ${kind}, for which there is no page. Export it in another way, or add the kind to packages/sdk-reference/src/kinds.ts.`,
    );
  return word;
}
