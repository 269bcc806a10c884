import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

/** The first refresh token that the server accepts. */
export const FIRST_TOKEN = 'rt_0';

const USER = {
  id: 'usr_4Kd92mXw',
  externalId: null,
  email: 'ada@shop.example',
  phone: null,
  name: 'Ada Martin',
  locale: null,
  createdAt: '2026-02-11T14:05:00Z',
  updatedAt: '2026-02-11T14:05:00Z',
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function sessionOf(count: number) {
  const iat = Math.floor(Date.now() / 1_000);
  const claims = encode({ sub: USER.id, aud: 'app_1', iat, exp: iat + 900, jti: count });
  return {
    accessToken: `${encode({ alg: 'ES256' })}.${claims}.${'A'.repeat(86)}`,
    refreshToken: `rt_${count}`,
    expiresAt: new Date((iat + 900) * 1_000).toISOString(),
    user: USER,
  };
}

const PAGE = `<!doctype html><title>Shop</title><script src="/page.js"></script>`;

/** The page's script: a client with the page's storage, which restores the session immediately. */
const SCRIPT = `
  import { Client } from './packages/sdk-base/src/index.ts';
  const client = new Client({
    publishableKey: 'pk_sandbox_local',
    baseUrl: location.origin + '/v1',
    storage: localStorage,
  });
  window.restored = client.auth.restore().then(
    (session) => (session ? 'signed in' : 'signed out'),
    (error) => error.code ?? String(error),
  );
`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type });
  response.end(body);
}

/**
 * Serves a page with the SDK, and the API's `refreshSession`, with single-use refresh tokens.
 *
 * @param heedsKeys - whether a repeated idempotency key receives the first response again
 */
export async function serveRotating(heedsKeys: boolean) {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
  });
  const script = outputFiles.map(({ text }) => text).join('');
  const answers = new Map<unknown, string>();
  let count = 0;

  async function refresh(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { refreshToken } = JSON.parse(await bodyOf(request)) as { refreshToken: string };
    const key = request.headers['idempotency-key'];
    const before = heedsKeys ? answers.get(key) : undefined;
    if (before !== undefined) return send(response, 200, 'application/json', before);
    if (refreshToken !== `rt_${count}`) {
      const problem = { type: 'about:blank', status: 401, code: 'sdk/not-authenticated' };
      return send(response, 401, 'application/problem+json', JSON.stringify(problem));
    }
    count++;
    const answer = JSON.stringify(sessionOf(count));
    answers.set(key, answer);
    return send(response, 200, 'application/json', answer);
  }

  const server = createServer((request, response) => {
    if (request.url === '/v1/auth/refresh') void refresh(request, response);
    else if (request.url === '/page.js') send(response, 200, 'text/javascript', script);
    else send(response, 200, 'text/html', PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Returns the currently valid token. */
    validToken: () => `rt_${count}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
