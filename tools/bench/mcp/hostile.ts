import path from 'node:path';
import { randomMessages } from '../../../packages/mcp/tests/support/randomMessages.ts';
import { rawRequests, sendRaw } from '../../../packages/mcp/tests/support/rawRequests.ts';
import { RawServer, startHttp } from '../../../packages/mcp/tests/support/servers.ts';
import type { Report } from '../search/Report.ts';
import { memoryOf, ms, quantile } from './stats.ts';

/** The numbers of messages, 10,000 in total. They differ from those that the tests send. */
const COUNTS = { raw: 6000, posted: 2000, lines: 2000 };
const SEED = 17;

const SITE = path.resolve('packages/mcp/site');

/** The time in milliseconds after which a request that is neither answered nor closed counts as hanging. */
const PATIENCE = 20_000;

/** Sends hostile messages over HTTP and standard input, and checks the server with pings in between. */
export async function benchHostile(report: Report): Promise<void> {
  const total = Object.values(COUNTS).reduce((sum, count) => sum + count, 0);
  const { url, process: server } = await startHttp(SITE);
  const pings: number[] = [];
  const failures: string[] = [];
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const send = async (description: string, work: Promise<number | undefined>) => {
    const status = await withTimeout(work);
    if (status === 'hangs' || (status ?? 0) >= 500) failures.push(`${status}: ${description.slice(0, 200)}`);
  };
  const jobs = [
    ...rawRequests(COUNTS.raw, SEED).map((raw) => () => send(raw.text, sendRaw(url, raw))),
    ...randomMessages(COUNTS.posted, SEED).map((text) => () => send(text, post(url, text))),
  ];
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      await job();
      if (jobs.length % 100 !== 0) continue;
      const begun = performance.now();
      await send('ping', post(url, ping));
      pings.push(performance.now() - begun);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  report.claim('HTTP: it runs after all of them', server.exitCode === null, `exit code ${server.exitCode}`);
  report.claim('HTTP: no hang and no failure of its own', failures.length === 0, failures[0] ?? 'none');
  const memory = memoryOf(server.pid);
  server.kill('SIGTERM');

  const stdio = new RawServer(SITE);
  await stdio.open();
  for (const line of randomMessages(COUNTS.lines, SEED)) stdio.write(line);
  const answer = await withTimeout(stdio.ask('after', 'ping'));
  report.claim('stdio: it answers after all of them', answer !== 'hangs', JSON.stringify(answer));
  report.claim(
    'stdio: it ends with its client',
    (await stdio.close()) === 0,
    `exit code ${stdio.process.exitCode}`,
  );
  report.table(
    `${total.toLocaleString('en-US')} hostile requests`,
    ['over HTTP', 'ping meanwhile, median', 'slowest', 'memory', 'at most'],
    [
      [
        `${COUNTS.raw + COUNTS.posted}`,
        ms(quantile(pings, 0.5)),
        ms(Math.max(...pings)),
        memory.current,
        memory.peak,
      ],
    ],
  );
}

async function post(url: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const abort = new AbortController();
  const { status } = await fetch(url, { method: 'POST', headers, body, signal: abort.signal });
  // Otherwise, an event stream would stay open.
  abort.abort();
  return status;
}

async function withTimeout<T>(work: Promise<T>): Promise<T | 'hangs'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'hangs'>((done) => (timer = setTimeout(() => done('hangs'), PATIENCE)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
