import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { root } from './fixtureSite.ts';

/** The server as in its package, which `buildServer` creates. */
export const cli = path.join(root, 'packages/mcp/dist/cli.js');

/** The protocol revisions that clients connect with. */
export const NEGOTIATION_MODES = ['legacy', 'auto'] as const;
export type NegotiationMode = (typeof NEGOTIATION_MODES)[number];

/** Starts an HTTP server on a free port. */
export async function startHttp(
  site: string,
  more: string[] = [],
  env: Record<string, string> = {},
): Promise<{ url: string; process: ChildProcessByStdio<null, null, Readable> }> {
  const args = [cli, '--http', '--port', '0', '--site', site, ...more];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, ...env },
  });
  for await (const line of createInterface({ input: child.stderr })) {
    const url = /at (http:\/\/\S+)/.exec(line)?.[1];
    if (url) return { url, process: child };
  }
  throw new Error('the server did not say where it is');
}

/** Connects the official client. */
async function connect(transport: Transport, era: NegotiationMode = 'legacy'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: era } });
  await client.connect(transport);
  return client;
}

/** Starts a server over standard input and output, and connects a client to it. */
export const overStdio = (site: string, era?: NegotiationMode): Promise<Client> =>
  connect(
    new StdioClientTransport({ command: process.execPath, args: [cli, '--site', site], stderr: 'ignore' }),
    era,
  );

export const overHttp = (url: string, era?: NegotiationMode): Promise<Client> =>
  connect(new StreamableHTTPClientTransport(new URL(url)), era);

/** A server that tests communicate with message by message. */
export class RawServer {
  readonly process: ChildProcess;
  readonly messages: Record<string, unknown>[] = [];
  #waiting: (() => void)[] = [];

  constructor(site: string) {
    this.process = spawn(process.execPath, [cli, '--site', site], { stdio: ['pipe', 'pipe', 'ignore'] });
    if (!this.process.stdout) throw new Error('the server has no output');
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      this.messages.push(JSON.parse(line) as Record<string, unknown>);
      for (const go of this.#waiting.splice(0)) go();
    });
  }

  /** Writes a line unchanged. */
  write(text: string): void {
    this.process.stdin?.write(`${text}\n`);
  }

  /** Sends a request, and waits for its response. */
  async ask(id: string, method: string, params: unknown = {}): Promise<Record<string, unknown>> {
    this.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    for (;;) {
      const answer = this.messages.find((message) => message.id === id);
      if (answer) return answer;
      await new Promise<void>((go) => this.#waiting.push(go));
    }
  }

  /** Opens the connection as clients do. */
  async open(): Promise<void> {
    await this.ask('open', 'initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'raw', version: '1.0.0' },
    });
    this.write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
  }

  /** Closes the input, and returns the exit code. */
  async close(): Promise<number | null> {
    this.process.stdin?.end();
    if (this.process.exitCode !== null) return this.process.exitCode;
    return new Promise((done) => this.process.once('exit', done));
  }
}
