/** The reference pages of symbols that are in both SDKs, without the SDK's folder. */
declare module '@generated/symbol-links/default/twins.json' {
  const twins: readonly string[];
  export default twins;
}
