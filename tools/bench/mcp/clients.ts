import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  cli,
  NEGOTIATION_MODES,
  overHttp,
  overStdio,
  startHttp,
} from '../../../packages/mcp/tests/support/servers.ts';
import { toolDefinitions } from '../../../packages/mcp/src/tools/definitions.ts';
import type { Report } from '../search/Report.ts';

const SITE = path.resolve('packages/mcp/site');

/** The inspector needs a newer Node than the site, which npm provides. */
const INSPECTOR = [
  '-y',
  '-p',
  'node@24.21.0',
  '-p',
  '@modelcontextprotocol/inspector@2.12.0',
  'mcp-inspector',
];

const run = promisify(execFile);

/** Uses the server from the protocol's own clients, over both transports. */
export async function benchClients(report: Report): Promise<void> {
  const { url, process: server } = await startHttp(SITE);
  try {
    for (const era of NEGOTIATION_MODES) {
      for (const [transport, open] of Object.entries({
        stdio: () => overStdio(SITE, era),
        HTTP: () => overHttp(url, era),
      })) {
        const client = await open();
        const { tools } = await client.listTools();
        const { isError } = await client.callTool({
          name: 'explain_error',
          arguments: { error: 'sdk/timeout' },
        });
        await client.close();
        const isComplete = tools.length === toolDefinitions.length && !isError;
        report.claim(`official client, ${era}, over ${transport}`, isComplete, `${tools.length} tools`);
      }
    }
    for (const [transport, target] of Object.entries({
      stdio: [process.execPath, cli],
      HTTP: [url, '--transport', 'http'],
    })) {
      await inspect(report, transport, target);
    }
  } finally {
    server.kill('SIGTERM');
  }
}

async function inspect(report: Report, transport: string, target: readonly string[]): Promise<void> {
  const callInspector = async (...args: string[]) => {
    const { stdout } = await run('npx', [...INSPECTOR, '--cli', ...target, ...args], { maxBuffer: 2 ** 26 });
    return JSON.parse(stdout) as { tools?: unknown[]; isError?: boolean; content?: unknown[] };
  };
  const name = `inspector over ${transport}`;
  try {
    const { tools = [] } = await callInspector('--method', 'tools/list');
    const call = ['--tool-name', 'explain_error', '--tool-arg', 'error=sdk/timeout'];
    const { isError = false, content = [] } = await callInspector('--method', 'tools/call', ...call);
    const isComplete = tools.length === toolDefinitions.length && !isError && content.length > 0;
    report.claim(name, isComplete, `${tools.length} tools`);
  } catch (error) {
    const errorText = String((error as { stderr?: string }).stderr ?? error);
    if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENOTCACHED|ETIMEDOUT/.test(errorText)) {
      report.claim(name, false, errorText.slice(-300));
    } else console.log(`${name}: skipped, no registry can be reached`);
  }
}
