import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Report } from '../search/Report.ts';
import { childrenTime, ms, quantile } from './stats.ts';

const RUNS = 5;

/** The time limit for a start in milliseconds. Clients give up after at most 30 seconds; users have less patience. */
const LIMIT = 2000;

const OPENING = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1.0.0' },
  },
});

/** Measures the time from a command to the first response, in a built clone, with npm and without. */
export async function benchStart(report: Report): Promise<void> {
  const commands = {
    'npm run --silent mcp': ['npm', 'run', '--silent', 'mcp'],
    'node packages/mcp/dist/cli.js': [process.execPath, 'packages/mcp/dist/cli.js'],
  };
  // The first start builds everything that has changed since the last build.
  await firstAnswer(commands['npm run --silent mcp']);
  const rows: string[][] = [];
  for (const [name, command] of Object.entries(commands)) {
    const times: number[] = [];
    const before = childrenTime();
    for (let run = 0; run < RUNS; run += 1) times.push(await firstAnswer(command));
    const median = quantile(times, 0.5);
    rows.push([name, ms(median), ms(Math.max(...times)), ms((childrenTime() - before) / RUNS)]);
    report.claim(`${name} answers within ${LIMIT} ms`, median < LIMIT, ms(median));
  }
  report.table('Start, until the first answer', ['command', 'median', 'slowest', 'processor'], rows);
}

async function firstAnswer([command = '', ...args]: string[]): Promise<number> {
  const begun = performance.now();
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.write(`${OPENING}\n`);
  await once(createInterface({ input: child.stdout }), 'line');
  const time = performance.now() - begun;
  const ended = once(child, 'exit');
  child.stdin.end();
  await ended;
  return time;
}
