import type { ReactNode } from 'react';
import { mcpCommand, mcpServerName } from '../../config/mcpSetup.ts';

interface McpInstallProps {
  /** The program that the link opens. */
  readonly client: 'cursor' | 'vs-code';
}

const setup = mcpCommand();

const CURSOR = 'cursor://anysphere.cursor-deeplink/mcp/install';
const VS_CODE = 'vscode:mcp/install';

const links: Record<McpInstallProps['client'], { label: string; href: string }> = {
  cursor: {
    label: 'Add to Cursor',
    href: `${CURSOR}?name=${mcpServerName}&config=${encodeURIComponent(btoa(JSON.stringify(setup)))}`,
  },
  'vs-code': {
    label: 'Add to VS Code',
    href: `${VS_CODE}?${encodeURIComponent(JSON.stringify({ name: mcpServerName, type: 'stdio', ...setup }))}`,
  },
};

/** A link that opens a program with the MCP server's setup. The program shows the setup and asks before adding it. */
export default function McpInstall({ client }: McpInstallProps): ReactNode {
  const { label, href } = links[client];
  return (
    // Omitted from Markdown, because the code block below shows the same setup.
    <p data-markdown-ignore="">
      <a className="button button--primary" href={href}>
        {label}
      </a>
    </p>
  );
}
