import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { decodeStrKey } from '../../../sdk/base/src/accounts/strKey.ts';
import { encodeStellar } from '../../../sdk/base/tests/encodeTransaction.ts';

const PASSPHRASE = 'Test SDF Network ; September 2015';
const NOW = '2026-03-02T09:30:00Z';

type Account = { userId: string; network: string; address: string };

/** What a test may look at, and change. */
export type FrameWorld = {
  /** The origin of the page, which holds the SDK. */
  pageOrigin: string;
  /** The origin of the key frame and of the API. */
  frameOrigin: string;
  /** The origins from which the key frame accepts calls. */
  allowedOrigins: string[];
  /** The body of every request to the API. */
  received: { path: string; body: unknown }[];
  close(): Promise<void>;
};

const here = path.resolve('tests/support/keyFrame');
const fileOf = (name: string) => readFile(path.join(here, name));

async function bundle(): Promise<string> {
  const built = await rolldown({ input: path.resolve('sdk/base/src/index.ts'), platform: 'browser' });
  // What the SDK loads when it's used comes with the rest: the page has one file.
  const { output } = await built.generate({ format: 'esm', codeSplitting: false });
  await built.close();
  return output[0].code;
}

function send(response: ServerResponse, status: number, body: unknown, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type });
  response.end(type === 'application/json' ? JSON.stringify(body) : (body as string | Buffer));
}

const problem = (response: ServerResponse, status: number, code: string) =>
  send(response, status, {
    type: 'about:blank',
    title: code,
    status,
    detail: code,
    code,
    requestId: 'req_1',
  });

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** A token whose signature nobody checks: the client cannot, and this backend knows its own. */
function session() {
  const iat = Math.floor(Date.now() / 1_000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'usr_1', aud: 'app_1', iat, exp: iat + 900, jti: randomUUID() };
  return {
    accessToken: `${part({ alg: 'ES256' })}.${part(claims)}.${'A'.repeat(86)}`,
    refreshToken: `rt_${randomUUID()}`,
    expiresAt: new Date((iat + 900) * 1_000).toISOString(),
    user: {
      id: 'usr_1',
      externalId: null,
      email: 'ada@shop.example',
      phone: null,
      name: null,
      locale: null,
      createdAt: NOW,
      updatedAt: NOW,
    },
  };
}

function estimation(account: Account, transfer: { to: string; amount: string }) {
  const serialized = encodeStellar({
    source: account.address,
    fee: 100n,
    memo: undefined,
    to: transfer.to,
    asset: 'native',
    amount: BigInt(transfer.amount),
    createsAccount: false,
  });
  return {
    network: account.network,
    currency: { name: 'Lumen', symbol: 'XLM', decimals: 7 },
    estimatedFee: '100',
    maxFee: '100',
    details: {
      kind: 'stellar',
      baseFee: '100',
      maxFeePerOperation: '100',
      operationCount: 1,
      createsAccount: false,
    },
    transaction: { kind: 'stellar', network: account.network, networkPassphrase: PASSPHRASE, serialized },
    expiresAt: NOW,
  };
}

/** Whether bytes are signed by a Stellar account's key. */
export function isSignedBy(address: string, bytes: Uint8Array, signature: string): boolean {
  const x = Buffer.from(decodeStrKey(address) ?? []).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, bytes, key, Buffer.from(signature, 'base64'));
}

async function listen(server: Server, host: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/**
 * Serves a page with the SDK from one origin, and the key frame with a small API from another, so that a browser
 * keeps them apart as it does in production.
 */
export async function serveKeyFrame(): Promise<FrameWorld> {
  const sdk = await bundle();
  const accounts = new Map<string, Account>();
  const received: FrameWorld['received'] = [];
  const allowedOrigins: string[] = [];

  async function answerApi(
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const body = await bodyOf(request);
    received.push({ path: pathname, body });
    const account = accounts.get('stellar-testnet');
    switch (pathname) {
      case '/keys':
        accounts.set(String(body.network), {
          userId: 'usr_1',
          network: String(body.network),
          address: String(body.address),
        });
        return send(response, 200, {});
      case '/v1/auth/otp':
        return send(response, 201, { otpId: 'otp_1', expiresAt: NOW });
      case '/v1/auth/sign-in':
        if (body.code !== '000000') return problem(response, 401, 'sdk/otp-invalid');
        return send(response, 200, session());
    }
    if (!request.headers.authorization?.startsWith('Bearer eyJ'))
      return problem(response, 401, 'sdk/not-authenticated');
    if (pathname.startsWith('/v1/accounts/')) {
      const found = accounts.get(pathname.split('/')[3] ?? '');
      return found ? send(response, 200, found) : problem(response, 404, 'sdk/not-found');
    }
    if (pathname === '/v1/transactions/estimate' && account)
      return send(response, 200, estimation(account, body.transfer as { to: string; amount: string }));
    if (pathname === '/v1/transactions' && account) {
      return send(response, 201, {
        id: 'tx_1',
        network: account.network,
        kind: 'native',
        status: 'pending',
        direction: 'out',
        hash: '9'.repeat(64),
        from: account.address,
        to: account.address,
        amount: '1',
        token: null,
        nft: null,
        fee: null,
        createdAt: NOW,
        confirmedAt: null,
      });
    }
    return problem(response, 404, 'sdk/not-found');
  }

  const frameServer = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', page);
    response.setHeader(
      'Access-Control-Allow-Headers',
      'authorization, content-type, idempotency-key, nacre-publishable-key',
    );
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (pathname === '/script.js')
      void fileOf('script.js').then((file) => send(response, 200, file, 'text/javascript'));
    else if (pathname === '/allowed-origins') send(response, 200, allowedOrigins);
    else if (pathname.startsWith('/v1/') || pathname === '/keys') void answerApi(pathname, request, response);
    else {
      if (pathname.startsWith('/denied')) response.setHeader('X-Frame-Options', 'DENY');
      const name = pathname.endsWith('/field') ? 'field.html' : 'index.html';
      void fileOf(name).then((file) => send(response, 200, file, 'text/html; charset=utf-8'));
    }
  });
  const pageServer = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/sdk.js') return send(response, 200, sdk, 'text/javascript');
    if (pathname === '/page.js')
      return void fileOf('page.js').then((file) => send(response, 200, file, 'text/javascript'));
    // The policy that the guide gives, with this frame's origin.
    const frames = pathname === '/forbidding' ? "'none'" : frame;
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; connect-src ${frame}; frame-src ${frames}`,
    );
    const html = `<!doctype html><title>Shop</title><button>Buy</button><div id="container"></div>
      <script type="module" src="/page.js"></script>`;
    return send(response, 200, html, 'text/html; charset=utf-8');
  });
  const frame = await listen(frameServer, 'localhost');
  const page = await listen(pageServer, '127.0.0.1');
  allowedOrigins.push(page);

  return {
    pageOrigin: page,
    frameOrigin: frame,
    allowedOrigins,
    received,
    async close() {
      for (const server of [frameServer, pageServer]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
