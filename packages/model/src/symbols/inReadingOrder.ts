import { kindWord } from './kindWord.ts';

/** What a reader begins with stands first in a task, and the types that it needs last. */
const ORDER = ['Class', 'Component', 'Hook', 'Interface', 'Function', 'Enumeration', 'Type alias'];

/** Symbols by kind, and by name within a kind. */
export function inReadingOrder<Symbol>(
  symbols: readonly Symbol[],
  nameOf: (symbol: Symbol) => { name: string; kind: string },
): Symbol[] {
  const rank = (symbol: Symbol) => ORDER.indexOf(kindWord(nameOf(symbol)));
  return symbols.toSorted(
    (one, other) => rank(one) - rank(other) || nameOf(one).name.localeCompare(nameOf(other).name, 'en'),
  );
}
