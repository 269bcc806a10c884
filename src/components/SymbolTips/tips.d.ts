/** What is said of each name that the guides use: its kind, its name in full, its first sentence. */
declare module '@generated/symbol-links/default/tips.json' {
  const tips: Record<string, [kind: string, label: string, summary: string]>;
  export default tips;
}
