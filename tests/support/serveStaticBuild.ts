import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildDirectory } from './build.ts';

export const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Returns the build's file at a path, if there is one. */
export function builtFile(pathname: string): string | undefined {
  const plain = path.join(buildDirectory, path.normalize(decodeURIComponent(pathname)));
  return [plain, path.join(plain, 'index.html')].find((name) =>
    fs.statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
}

/** Serves the build on a free port, for measurements outside the test runner. */
export async function serveStaticBuild(): Promise<{ address: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = builtFile(pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    fs.createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, close: () => server.close() };
}
