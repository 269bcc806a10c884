import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Returns the file at a path of a published folder, if there is one. */
export function fileAt(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Sends a file as hosts do, with a content type of the host's choice, and status 304 if the browser has it cached. */
export function send(file: string, request: Request, headers: Record<string, string>): Response {
  const body = fs.readFileSync(file);
  const etag = `"${crypto.createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  if (request.headers.get('If-None-Match') === etag)
    return new Response(null, { status: 304, headers: { ETag: etag } });
  const type = file.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream';
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { ETag: etag, 'Content-Type': type, ...headers },
  });
}
