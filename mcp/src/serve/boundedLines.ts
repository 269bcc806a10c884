import { Transform, type TransformCallback } from 'node:stream';

const NEW_LINE = 10;

/**
 * Lets the messages of a client through, one a line, and keeps the server from what is no message: a line that is too
 * long to keep or is not JSON is dropped, and said so.
 */
export function boundedLines(maxBytes: number, refuse: (code: number, message: string) => void): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  const endLine = (stream: Transform) => {
    const line = length > maxBytes ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    if (!line) return refuse(-32600, `Invalid Request: a message may have ${maxBytes} bytes`);
    const text = line.toString('utf8').trim();
    if (text === '') return;
    try {
      JSON.parse(text);
    } catch (error) {
      return refuse(-32700, `Parse error: ${(error as Error).message}`);
    }
    stream.push(`${text}\n`);
  };
  return new Transform({
    transform(this: Transform, chunk: Buffer, _encoding, done: TransformCallback) {
      let start = 0;
      for (let end = chunk.indexOf(NEW_LINE); ; end = chunk.indexOf(NEW_LINE, start)) {
        const piece = end < 0 ? chunk.subarray(start) : chunk.subarray(start, end);
        length += piece.length;
        // The rest of a line that is already too long is counted, not kept.
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
