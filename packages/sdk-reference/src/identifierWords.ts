/**
 * Splits an identifier into its words, so that a search for any of them finds it:
 * `useTokenBalances` → `use token balances`, `ERC20` stays, `sdk/not-found` → `sdk not found`.
 */
export function identifierWords(identifier: string): string[] {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
