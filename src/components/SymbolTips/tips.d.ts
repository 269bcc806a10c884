/** The tip of each symbol that the guides use: its kind, full name and first sentence. */
declare module '@generated/symbol-links/default/tips.json' {
  const tips: Record<string, [kind: string, label: string, summary: string]>;
  export default tips;
}
