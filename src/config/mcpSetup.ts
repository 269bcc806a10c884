import mcp from '../../packages/mcp/package.json';
import { addressOf, downloads } from './downloads.ts';
import { site } from './site.ts';

export const mcpServerName = `${site.slug}-docs`;

/**
 * Returns the package for `npx`: the archive that the docs serve, or the package's name once it's on a registry. Before
 * that, instructions must not contain the bare name, which anyone could register.
 *
 * @param root - the address of the docs, with a trailing slash
 */
export function mcpPackage(root?: string): string {
  const served = downloads.find(({ name }) => name === mcp.name);
  return served && site.packagesFrom === 'site' ? addressOf(served.address, root) : mcp.name;
}

/** Returns the command with which a client starts the server. */
export const mcpCommand = (root?: string) => ({ command: 'npx', args: ['-y', mcpPackage(root)] });

/** Returns the server's configuration in the format of most MCP clients. */
export const mcpSetup = (root?: string) => ({ mcpServers: { [mcpServerName]: mcpCommand(root) } });
