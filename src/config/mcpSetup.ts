import mcp from '../../packages/mcp/package.json';
import { addressOf, downloads } from './downloads.ts';
import { site } from './site.ts';

/** What clients call the docs' MCP server. */
export const mcpServerName = `${site.slug}-docs`;

/**
 * What `npx` gets the server by: the archive that the docs serve, or its name once it's on a registry. Until then, nobody
 * may be told the name alone, which anyone could take there.
 *
 * @param root - the address of the docs, with a slash at the end
 */
export function mcpPackage(root?: string): string {
  const served = downloads.find(({ name }) => name === mcp.name);
  return served && site.packagesFrom === 'site' ? addressOf(served.address, root) : mcp.name;
}

/** How a client starts the server. */
export const mcpCommand = (root?: string) => ({ command: 'npx', args: ['-y', mcpPackage(root)] });

/** The setup of the server, as most MCP clients read it. */
export const mcpSetup = (root?: string) => ({ mcpServers: { [mcpServerName]: mcpCommand(root) } });
