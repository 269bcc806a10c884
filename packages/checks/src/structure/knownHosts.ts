/**
 * Hosts that pages link to, other than the company's own. A host with a similar name is how readers of a wallet's docs
 * are robbed.
 */
export const knownHosts: ReadonlySet<string> = new Set([
  'docusaurus.io',
  'eur-lex.europa.eu',
  'modelcontextprotocol.io',
  'nodejs.org',
  'semver.org',
  'starlight.astro.build',
  'tanstack.com',
  'testing-library.com',
  'vitepress.dev',
  'www.apache.org',
  'www.rfc-editor.org',
]);
