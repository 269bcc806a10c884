import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { parseResponse, sendBytes } from './sendRequest.ts';
import type { Served } from './serveWithNginx.ts';

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

/** Statuses a server may answer to an invalid request, besides 200 and redirects. */
const ANSWERS = [206, 400, 404, 405, 414, 416, 431, 494, 501, 505];

/** Hashes every form of every served file. A 200 answer may have no other body. */
export function hashesOf(root: string): Set<string> {
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  const names = files.map((file) => path.join(root, file)).filter((file) => fs.statSync(file).isFile());
  return new Set(names.map((file) => hashOf(fs.readFileSync(file))));
}

function checkRedirect(location: string, request: string): void {
  expect(location, request).toMatch(/^\/(?![/\\])/);
  expect(new URL(location, 'http://docs.example').host, request).toBe('docs.example');
}

/** Sends a request, and fails if the answer redirects off the host or contains anything but the site's files. */
export async function checkHostile(
  { port }: Served,
  bytes: Buffer,
  allowed: ReadonlySet<string>,
  folders: readonly string[],
): Promise<void> {
  const request = bytes.subarray(0, 120).toString('latin1');
  const all = await sendBytes(port, bytes);
  for (const leak of [...folders, 'nginx/', 'root:x:'])
    expect(
      all.includes(leak) && !allowed.has(hashOf(parseResponse(all).body)),
      `${request} shows ${leak}`,
    ).toBe(false);
  const { status, headers, body } = parseResponse(all);
  expect(headers, request).not.toHaveProperty('x-injected');
  if (status >= 300 && status < 400) checkRedirect(headers.location ?? '', request);
  else if (status === 0) {
    // An HTTP/0.9 answer, which has no head, or an empty answer.
    const isOwn = body.length === 0 || /^<html>\r\n<head><title>\d{3} /.test(body.toString('latin1'));
    expect(isOwn || allowed.has(hashOf(body)), `${request} gets a file of the site`).toBe(true);
  } else if (status === 200) {
    expect(body.length === 0 || allowed.has(hashOf(body)), `${request} gets a file of the site`).toBe(true);
  } else expect(ANSWERS, `${request} gets ${status}`).toContain(status);
}
