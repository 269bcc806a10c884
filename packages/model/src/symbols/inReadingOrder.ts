import { kindWord } from './kindWord.ts';

/** Kinds in the order in which a task needs them: readers start with classes, and need types last. */
const ORDER = ['Class', 'Component', 'Hook', 'Interface', 'Function', 'Enumeration', 'Type alias'];

/** Sorts symbols by kind, and by name within a kind. */
export function inReadingOrder<Symbol>(
  symbols: readonly Symbol[],
  nameOf: (symbol: Symbol) => { name: string; kind: string },
): Symbol[] {
  const rank = (symbol: Symbol) => ORDER.indexOf(kindWord(nameOf(symbol)));
  return symbols.toSorted((a, b) => rank(a) - rank(b) || nameOf(a).name.localeCompare(nameOf(b).name, 'en'));
}
