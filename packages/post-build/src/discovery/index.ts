import { mcpCommand, mcpSetup } from '../../../../src/config/mcpSetup.ts';
import { mcpSetupAddress } from '../../../../src/config/mcpSetupAddress.ts';
import { site } from '../../../../src/config/site.ts';
import { versions } from '../../../../src/config/versions.ts';
import type { Additions, BuiltSite } from '../Step.ts';

/** What programs ask a site for before they read a page: where its pages are listed, and which MCP server it has. */
export function discovery({ siteConfig, baseUrl }: Pick<BuiltSite, 'siteConfig' | 'baseUrl'>): Additions {
  const root = siteConfig.url + baseUrl;
  return {
    files: [
      { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n` },
      { path: '.well-known/mcp/server-card.json', content: `${JSON.stringify(serverCard(root), null, 2)}\n` },
      { path: mcpSetupAddress, content: JSON.stringify(mcpSetup(root), null, 2) },
    ],
  };
}

/** Names of what this site's owner defines, as server cards and their extensions are named. */
const namespace = site.domain.split('.').toReversed().join('.');

/**
 * The MCP server, as server cards (SEP-2127) describe one, which have no more than a hundred characters to do so. It has
 * no address of its own: clients start it on the reader's machine, with the command that the card's own part names.
 */
const serverCard = (root: string) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json',
  name: `${namespace}/docs-mcp`,
  title: site.title,
  description:
    'The documentation as tools: search, pages, symbols, operations, errors and a check of samples.',
  version: versions.mcp,
  websiteUrl: `${root}mcp/`,
  _meta: { [`${namespace}/start`]: mcpCommand(root) },
});
