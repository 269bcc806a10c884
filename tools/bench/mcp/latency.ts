import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { cli, connect } from '../../../packages/mcp/tests/support/servers.ts';
import type { Report } from '../search/Report.ts';
import { memoryOf, ms, quantile } from './stats.ts';

const RUNS = 50;

const PROGRAM = `import { Client } from '@nacre/sdk-base';
export const client = new Client({ publishableKey: 'pk_sandbox_local' });`;

const CALLS: Record<string, (run: number) => Record<string, unknown>> = {
  search_docs: (run) => ({
    query: ['sign in', 'rate limit', 'webhook signature', 'transfer tokens'][run % 4],
  }),
  read_page: () => ({ page: '/products/nacre-auth' }),
  lookup_symbol: (run) => ({ symbol: ['Client', 'Account.transfer', 'createSandbox'][run % 3] }),
  lookup_operation: () => ({ operation: 'createOrder' }),
  explain_error: () => ({ error: 'sdk/timeout' }),
  // Each program differs from the previous one.
  check_sample: (run) => ({ code: `${PROGRAM}\nexport const run = ${run};` }),
};

/** Measures each tool's latency over standard input and output with the official client, and the server's memory. */
export async function benchLatency(report: Report): Promise<void> {
  const transport = new StdioClientTransport({ command: process.execPath, args: [cli], stderr: 'ignore' });
  const client = await connect(transport);
  const memory: string[][] = [];
  const recordMemory = (when: string) => {
    const { current, peak } = memoryOf(transport.pid ?? undefined);
    memory.push([when, current, peak]);
  };
  recordMemory('after the start');
  const rows: string[][] = [];
  for (const [name, argumentsOf] of Object.entries(CALLS)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const begun = performance.now();
      const { isError } = await client.callTool({ name, arguments: argumentsOf(run) }, { timeout: 120_000 });
      times.push(performance.now() - begun);
      if (isError) throw new Error(`${name} failed`);
    }
    const [first = NaN, ...later] = times;
    rows.push([name, ms(first), ms(quantile(later, 0.5)), ms(quantile(later, 0.95))]);
    if (name === 'explain_error') recordMemory('after every tool but check_sample');
  }
  recordMemory('after check_sample');
  await client.close();
  report.table(`Answers, ${RUNS} calls each`, ['tool', 'first', 'median', '95 %'], rows);
  report.table('Memory', ['when', 'now', 'at most'], memory);
}
