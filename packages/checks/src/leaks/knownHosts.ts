import { site } from '../../../../src/config/site.ts';

/** The company's own hosts. */
export const companyHosts: readonly string[] = [
  ...new Set(
    [site.links, site.api, site.keys, { passports: site.passports }]
      .flatMap((addresses) => Object.values<string>(addresses))
      .map((address) => new URL(address).host),
  ),
];

/**
 * Hosts that pages link to or name in code, other than the company's own. A host with a similar name is how readers of a
 * wallet's docs are robbed. Servers that a reader starts are here with their ports.
 */
const knownHosts: ReadonlySet<string> = new Set([
  ...companyHosts,
  '127.0.0.1',
  '127.0.0.1:3411',
  '127.0.0.1:4010',
  'accounts.google.com',
  'amoy.polygonscan.com',
  'basescan.org',
  'brand.example',
  'chatgpt.com',
  'claude.ai',
  'cli.github.com',
  'cloud.google.com',
  'docs.example.com',
  'docs.metamask.io',
  'docs.privy.io',
  'docusaurus.io',
  'etherscan.io',
  'eur-lex.europa.eu',
  'faucet.circle.com',
  'faucet.polygon.technology',
  'friendbot.stellar.org',
  'github.com',
  'keepachangelog.com',
  'localhost',
  'localhost:3000',
  'localhost:4200',
  'localhost:5173',
  'localhost:8080',
  'magic.link',
  'modelcontextprotocol.io',
  'nodejs.org',
  'outlet.example',
  'pnpm.io',
  'polygonscan.com',
  'portal.cdp.coinbase.com',
  'scripts.sil.org',
  'semver.org',
  'sepolia.basescan.org',
  'sepolia.etherscan.io',
  'starlight.astro.build',
  'stellar.expert',
  'tanstack.com',
  'testing-library.com',
  'vite.dev',
  'vitepress.dev',
  'www.alchemy.com',
  'www.apache.org',
  'www.dynamic.xyz',
  'www.rfc-editor.org',
  'www.w3.org',
]);

/** The hosts of a shop in samples. */
const SHOP = 'shop.example';

export const isKnownHost = (host: string): boolean => knownHosts.has(host) || `.${host}`.endsWith(`.${SHOP}`);
