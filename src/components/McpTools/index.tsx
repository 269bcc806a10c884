import { optionDefinitions } from '@site/packages/mcp/src/optionDefinitions.ts';
import { promptDefinitions } from '@site/packages/mcp/src/prompts/definitions.ts';
import { toolDefinitions } from '@site/packages/mcp/src/tools/definitions.ts';
import type { ReactNode } from 'react';
import DataTable from '../DataTable/index.tsx';

interface McpToolsProps {
  /** The table to show: the server's tools, its prompts, or its command line options. */
  readonly list: 'tools' | 'prompts' | 'options';
}

const argumentsOf = ({
  arguments: schemas,
  required,
}: {
  readonly arguments: object;
  readonly required: readonly string[];
}): string =>
  Object.keys(schemas)
    .map((name) => `\`${name}\`${required.includes(name) ? '' : ' (optional)'}`)
    .join(', ') || 'None';

type Row = readonly [name: string, description: string, details: string];

const tables: Record<McpToolsProps['list'], { caption: string; heads: string[]; rows: Row[] }> = {
  tools: {
    caption: 'Tools of the MCP server',
    heads: ['Tool', 'What it does', 'Arguments'],
    rows: toolDefinitions.map((tool) => [tool.name, tool.description, argumentsOf(tool)]),
  },
  prompts: {
    caption: 'Prompts of the MCP server',
    heads: ['Prompt', 'What it asks the assistant to do', 'Arguments'],
    rows: promptDefinitions.map((prompt) => [prompt.name, prompt.description, argumentsOf(prompt)]),
  },
  options: {
    caption: 'Options of the MCP server',
    heads: ['Option', 'What it does', 'Takes'],
    rows: optionDefinitions.map(({ name, value, description }) => [
      `--${name}`,
      description,
      value ?? 'Nothing',
    ]),
  },
};

/** Lists features of the MCP server, from the server's own definitions. */
export default function McpTools({ list }: McpToolsProps): ReactNode {
  const { caption, heads, rows } = tables[list];
  return (
    <DataTable
      caption={caption}
      heads={heads}
      rows={rows.map(([name, ...cells]) => [`\`${name}\``, ...cells])}
    />
  );
}
