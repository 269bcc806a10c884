import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { SampleChecker } from '../check/SampleChecker.ts';
import { isObject } from '../../../model/src/openapi/document.ts';
import { createServer } from '../createServer.ts';
import { limits } from '../limits.ts';
import type { Site } from '../site/Site.ts';
import { Transform, type TransformCallback } from 'node:stream';
import { parseJSONRPCMessage } from '@modelcontextprotocol/server';

const NEW_LINE = 10;

/** Reports an invalid line to the client, under the id that the client waits for. */
type ReportInvalidLine = (code: number, message: string, id: string | number | null) => void;

/**
 * Passes a client's messages through, one per line, and drops invalid lines. A line that is too long to buffer, isn't
 * JSON, or doesn't follow the protocol is reported to the client.
 */
function createMessageFilter(maxBytes: number, reportInvalid: ReportInvalidLine): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  const endLine = (stream: Transform) => {
    const line = length > maxBytes ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    if (!line)
      return reportInvalid(-32600, `Invalid Request: a message may have at most ${maxBytes} bytes`, null);
    const text = line.toString('utf8').trim();
    if (text === '') return;
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch (error) {
      return reportInvalid(-32700, `Parse error: ${(error as Error).message}`, null);
    }
    try {
      parseJSONRPCMessage(message);
    } catch {
      return reportInvalid(-32600, `Invalid Request: ${invalidMessageReason(message)}`, idOf(message));
    }
    stream.push(`${text}\n`);
  };
  return new Transform({
    transform(this: Transform, chunk: Buffer, _encoding, done: TransformCallback) {
      let start = 0;
      for (let end = chunk.indexOf(NEW_LINE); ; end = chunk.indexOf(NEW_LINE, start)) {
        const piece = end < 0 ? chunk.subarray(start) : chunk.subarray(start, end);
        length += piece.length;
        // The rest of a line that is already too long is counted, but not buffered.
        if (length <= maxBytes) parts.push(piece);
        else parts = [];
        if (end < 0) break;
        endLine(this);
        start = end + 1;
      }
      done();
    },
  });
}

/** Returns the id of a message, if a response can use it. */
function idOf(message: unknown): string | number | null {
  const id = isObject(message) ? message.id : undefined;
  return typeof id === 'string' || Number.isInteger(id) ? (id as string | number) : null;
}

function invalidMessageReason(message: unknown): string {
  if (Array.isArray(message)) return 'send one message per line: batches are not supported';
  if (!isObject(message)) return 'a message must be an object';
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== '2.0') return '`jsonrpc` must be "2.0"';
  if (id !== undefined && idOf(message) === null) return '`id` must be text or a whole number';
  if (typeof method !== 'string') return '`method` must be text';
  if (params !== undefined && !isObject(params)) return '`params` must be an object';
  return 'a message must be a request, a notification or a response of the protocol';
}

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
