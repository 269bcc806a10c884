const WORDS: Record<string, string> = {
  TypeAlias: 'Type alias',
  constructor: 'Constructor',
  member: 'Enumeration member',
  method: 'Method',
  property: 'Property',
  accessor: 'Property',
};

/** The one word for what a symbol or a member is, wherever a reader meets it: its page, lists, explanations and answers. */
export function kindWord({ name, kind }: { readonly name: string; readonly kind: string }): string {
  if (kind === 'Function' || kind === 'Variable') {
    if (/^use[A-Z]/.test(name)) return 'Hook';
    if (/^[A-Z]/.test(name)) return 'Component';
  }
  return WORDS[kind] ?? kind;
}
