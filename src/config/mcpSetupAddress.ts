/** The address of the docs' MCP server configuration, in the format of most MCP clients, below the base URL. */
export const mcpSetupAddress = 'mcp/setup.json';
