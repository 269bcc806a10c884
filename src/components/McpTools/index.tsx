import { optionDefinitions } from '@site/packages/mcp/src/optionDefinitions.ts';
import { promptDefinitions } from '@site/packages/mcp/src/prompts/definitions.ts';
import { toolDefinitions } from '@site/packages/mcp/src/tools/definitions.ts';
import type { ReactNode } from 'react';
import CodeText from '../CodeText/index.tsx';
import DataTable from '../DataTable/index.tsx';

interface McpToolsProps {
  /** The table to show: the server's tools, its prompts, or its command line options. */
  readonly list: 'tools' | 'prompts' | 'options';
}

interface Row {
  readonly name: string;
  readonly description: string;
  readonly details: string;
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

const tables: Record<McpToolsProps['list'], { caption: string; heads: string[]; rows: Row[] }> = {
  tools: {
    caption: 'Tools of the MCP server',
    heads: ['Tool', 'What it does', 'Arguments'],
    rows: toolDefinitions.map((tool) => ({ ...tool, details: argumentsOf(tool) })),
  },
  prompts: {
    caption: 'Prompts of the MCP server',
    heads: ['Prompt', 'What it asks the assistant to do', 'Arguments'],
    rows: promptDefinitions.map((prompt) => ({ ...prompt, details: argumentsOf(prompt) })),
  },
  options: {
    caption: 'Options of the MCP server',
    heads: ['Option', 'What it does', 'Takes'],
    rows: optionDefinitions.map(({ name, value, description }) => ({
      name: `--${name}`,
      description,
      details: value ?? 'Nothing',
    })),
  },
};

/** Lists features of the MCP server, from the server's own definitions. */
export default function McpTools({ list }: McpToolsProps): ReactNode {
  const { caption, heads, rows } = tables[list];
  return (
    <DataTable caption={caption} heads={heads}>
      <tbody>
        {rows.map(({ name, description, details }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <CodeText>{description}</CodeText>
            </td>
            <td>
              <CodeText>{details}</CodeText>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
