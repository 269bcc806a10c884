import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { SampleChecker } from '../check/SampleChecker.ts';
import { createServer } from '../createServer.ts';
import { limits } from '../limits.ts';
import type { Site } from '../site/Site.ts';
import { createMessageFilter } from './createMessageFilter.ts';

/**
 * Serves the client that started the process, until the client closes the input. Only messages are written to the
 * output.
 */
export function serveOverStdio(site: Site, checker: SampleChecker, log: (line: string) => void): void {
  const input = createMessageFilter(limits.messageBytes, (code, message, id) => {
    log(message);
    const answer = { jsonrpc: '2.0', id, error: { code, message } };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  });
  const transport = new StdioServerTransport(process.stdin.pipe(input), process.stdout);
  serveStdio(() => createServer(site, checker), { transport, onerror: (error) => log(error.message) });
  input.once('close', () => void checker.close());
}
