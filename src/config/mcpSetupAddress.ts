/** The file with the setup of the docs' MCP server, as most MCP clients read it, below the base URL. */
export const mcpSetupAddress = 'mcp/setup.json';
