import { once } from 'node:events';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { beforeAll } from 'vitest';
import { buildServer } from '../../scripts/buildServer.ts';
import { makeFixtureSite, root } from './fixtureSite.ts';
import { startHttp } from './servers.ts';

/** The fixture's folder, and the HTTP server that serves it. */
interface ServedFixture {
  site: string;
  http: { url: string; process: ChildProcess };
}

/**
 * Builds the server, and serves a small site for all tests of a file. The returned object is filled before the first
 * test.
 */
export function serveFixture(): ServedFixture {
  const served = { site: makeFixtureSite() } as ServedFixture;
  beforeAll(async () => {
    buildServer(path.join(root, 'packages/mcp'));
    served.http = await startHttp(served.site);
    return async () => {
      served.http.process.kill('SIGTERM');
      await once(served.http.process, 'exit');
    };
  }, 240_000);
  return served;
}
