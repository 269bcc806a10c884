import type { IncomingMessage } from 'node:http';
import type { KeyServer, OfEachKey, SealedRecovery } from '../../../packages/sdk-base/src/keyFrame/index.ts';
import {
  createSandbox,
  type Sandbox,
  type SandboxExchange,
  type SandboxOptions,
} from '../../../packages/sdk-base/src/sandbox/index.ts';
import type { PublicKey } from '../../../packages/sdk-base/src/signer/Signer.ts';
import type { RecoveryMethod } from '../../../packages/sdk-base/src/types/Recovery.ts';
import { operationOf } from '../operationOf.ts';

/** An HTTP response: JSON, or the bytes of a share. */
export type Answer = { status: number; body: unknown };

/** A sandbox that answers HTTP requests. */
export type Backend = {
  sandbox: Sandbox;
  /** Answers an API request below `/v1`, or a key frame's request below `/key-frame`. */
  answer(request: IncomingMessage, url: URL, body: Buffer): Promise<Answer>;
};

const tokenOf = ({ headers }: IncomingMessage) => headers.authorization?.replace('Bearer ', '');
const SHARE_BYTES = 33;

/** Creates a sandbox that runs in real time and answers HTTP requests. */
export function createBackend(options: SandboxOptions): Backend {
  let last: SandboxExchange | undefined;
  const sandbox = createSandbox({
    now: new Date(),
    speed: 1,
    onExchange: (exchange) => (last = exchange),
    ...options,
  });
  const { keyServer } = sandbox;

  async function answerApi(request: IncomingMessage, url: URL, body: Buffer): Promise<Answer> {
    const call = operationOf(request.method ?? '', url.pathname.slice('/v1'.length));
    if (!call) throw new Error(`the backend has no ${request.method} ${url.pathname}`);
    const parts = {
      path: call.path,
      query: Object.fromEntries(url.searchParams),
      body: body.length > 0 ? (JSON.parse(body.toString()) as unknown) : undefined,
    };
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined;
    // The exchange also records the response of a request that fails.
    await sandbox.api
      .request(call.operation, parts as never, { accessToken: tokenOf(request), idempotencyKey })
      .catch(() => undefined);
    return { status: last?.status ?? 500, body: last?.body };
  }

  /** The methods of a `KeyServer`, which httpKeyServer.ts calls over HTTP. */
  const calls: Record<string, (token: string, last: string, url: URL, body: Buffer) => Promise<unknown>> = {
    'GET holder': (token) => keyServer.getHolder(token),
    'POST keys': async (token, _, url, body) => {
      const publicKeys = JSON.parse(url.searchParams.get('public') ?? '') as OfEachKey<PublicKey>;
      const [evm, stellar] = [0, SHARE_BYTES].map((offset) =>
        Uint8Array.from(body.subarray(offset, offset + SHARE_BYTES)),
      );
      if (!evm || !stellar || body.length !== 2 * SHARE_BYTES) throw new Error('two shares are expected');
      await keyServer.createKeys(token, publicKeys, { evm, stellar });
      return {};
    },
    'GET session-share': (token, kind) =>
      keyServer.releaseSessionShare(token, kind as Parameters<KeyServer['releaseSessionShare']>[1]),
    'GET recovery': (token, method) => keyServer.getRecovery(token, method as RecoveryMethod),
    'PUT recovery': async (token, _, __, body) => {
      await keyServer.putRecovery(token, JSON.parse(body.toString()) as SealedRecovery);
      return {};
    },
  };

  async function answerKeyFrame(request: IncomingMessage, url: URL, body: Buffer): Promise<Answer> {
    const [, , name = '', rest = ''] = url.pathname.split('/');
    const call = calls[`${request.method} ${name}`];
    if (!call) throw new Error(`the key frame has no ${request.method} ${url.pathname}`);
    try {
      return { status: 200, body: await call(tokenOf(request) ?? '', rest, url, body) };
    } catch (error) {
      return { status: 400, body: { code: (error as { code?: unknown }).code } };
    }
  }

  return {
    sandbox,
    answer: (request, url, body) =>
      url.pathname.startsWith('/v1/') ? answerApi(request, url, body) : answerKeyFrame(request, url, body),
  };
}
