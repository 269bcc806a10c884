import type { IncomingMessage } from 'node:http';
import type { KeyServer, OfEachKey, SealedRecovery } from '../../../packages/sdk-base/src/keyFrame/index.ts';
import type { PublicKey } from '../../../packages/sdk-base/src/signer/Signer.ts';
import type { RecoveryMethod } from '../../../packages/sdk-base/src/types/Recovery.ts';

const SHARE_BYTES = 33;

/** The methods of a `KeyServer`, which httpKeyServer.ts calls over HTTP. */
const calls: Record<
  string,
  (server: KeyServer, token: string, last: string, url: URL, body: Buffer) => Promise<unknown>
> = {
  'GET holder': (server, token) => server.getHolder(token),
  'POST keys': async (server, token, _, url, body) => {
    const publicKeys = JSON.parse(url.searchParams.get('public') ?? '') as OfEachKey<PublicKey>;
    if (body.length !== 2 * SHARE_BYTES) throw new Error('two shares are expected');
    const [evm, stellar] = [body.subarray(0, SHARE_BYTES), body.subarray(SHARE_BYTES)];
    await server.createKeys(token, publicKeys, {
      evm: Uint8Array.from(evm),
      stellar: Uint8Array.from(stellar),
    });
    return {};
  },
  'GET session-share': (server, token, kind) =>
    server.releaseSessionShare(token, kind as Parameters<KeyServer['releaseSessionShare']>[1]),
  'GET recovery': (server, token, method) => server.getRecovery(token, method as RecoveryMethod),
  'PUT recovery': async (server, token, _, __, body) => {
    await server.putRecovery(token, JSON.parse(body.toString()) as SealedRecovery);
    return {};
  },
};

/** Answers a key frame's request below `/key-frame` with JSON, or with the bytes of a share. */
export async function answerKeyRequest(
  server: KeyServer,
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
): Promise<{ status: number; body: unknown }> {
  const [, , name = '', last = ''] = url.pathname.split('/');
  const call = calls[`${method} ${name}`];
  if (!call) throw new Error(`the key frame has no ${method} ${url.pathname}`);
  try {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    return { status: 200, body: await call(server, token, last, url, body) };
  } catch (error) {
    return { status: 400, body: { code: (error as { code?: unknown }).code } };
  }
}
