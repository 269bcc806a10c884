import { mcpCommand, mcpSetup } from '../../../../src/config/mcpSetup.ts';
import { mcpSetupAddress } from '../../../../src/config/mcpSetupAddress.ts';
import { site } from '../../../../src/config/site.ts';
import { versions } from '../../../../src/config/versions.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';

/** Adds the files that programs request before any page, which point to the list of pages and to the MCP server. */
export function discovery({ siteConfig, baseUrl }: Pick<BuiltSite, 'siteConfig' | 'baseUrl'>): StepOutput {
  const root = siteConfig.url + baseUrl;
  return {
    files: [
      { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n` },
      { path: '.well-known/mcp/server-card.json', content: `${JSON.stringify(serverCard(root), null, 2)}\n` },
      { path: mcpSetupAddress, content: JSON.stringify(mcpSetup(root), null, 2) },
    ],
  };
}

/** Reverse domain name of the site, as the prefix for names of server cards and their extensions. */
const namespace = site.domain.split('.').toReversed().join('.');

/**
 * Returns the server card (SEP-2127) of the MCP server. Its description is limited to a hundred characters. The server
 * has no address, since clients start it on the reader's machine with the command in the card's own extension.
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
