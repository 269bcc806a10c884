/**
 * Measures the performance of the docs' MCP server: `npm run bench -- mcp`. Needs a build. Arguments select parts by
 * name: `npm run bench -- mcp start latency`.
 */
import { Report } from '../search/Report.ts';
import { benchLatency } from './latency.ts';
import { benchStart } from './start.ts';

const REPORT = 'test-results/mcp-bench.json';

const parts = {
  start: benchStart,
  latency: benchLatency,
};

async function main(selected: readonly string[]): Promise<boolean> {
  const report = new Report();
  for (const [name, bench] of Object.entries(parts)) {
    if (selected.length === 0 || selected.includes(name)) await bench(report);
  }
  return report.finish(REPORT);
}

void main(process.argv.slice(2)).then((holds) => {
  if (!holds) process.exitCode = 1;
});
