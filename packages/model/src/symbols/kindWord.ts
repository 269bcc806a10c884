const WORDS: Record<string, string> = {
  TypeAlias: 'Type alias',
  constructor: 'Constructor',
  member: 'Enumeration member',
  method: 'Method',
  property: 'Property',
  accessor: 'Property',
};

/**
 * Returns the word for a symbol's or member's kind. The site uses the same word everywhere: pages, lists, explanations
 * and answers.
 */
export function kindWord({ name, kind }: { readonly name: string; readonly kind: string }): string {
  if (kind === 'Function' || kind === 'Variable') {
    if (/^use[A-Z]/.test(name)) return 'Hook';
    if (/^[A-Z]/.test(name)) return 'Component';
  }
  return WORDS[kind] ?? kind;
}
