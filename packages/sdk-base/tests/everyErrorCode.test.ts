import { useClient } from '@nacre/sdk-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Client } from '../src/client/Client.ts';
import { BaseError } from '../src/errors/BaseError.ts';
import { catalogue } from '../src/errors/catalogue.ts';
import type { ErrorCode } from '../src/errors/ErrorType.ts';
import { Network } from '../src/networks/Network.ts';
import { networkInfo } from '../src/networkInfo/networkInfo.ts';
import { createSandbox, type Sandbox, type SandboxTokenClaims } from '../src/sandbox/index.ts';
import type { ClientConfig } from '../src/client/ClientConfig.ts';
import { connecting, FakePage, type FrameScript } from './fakeFramePage.ts';

/* Produces each code of the catalogue in the way an application would encounter it. */

const publishableKey = 'pk_sandbox_local';
let sandbox: Sandbox;
let client: Client;

const newClient = (config: Partial<ClientConfig> = {}) =>
  new Client({
    publishableKey,
    api: sandbox.api,
    signer: sandbox.signer,
    storage: null,
    maxRetries: 0,
    ...config,
  });

async function signIn(to: Client): Promise<Client> {
  const { otpId } = await to.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  await to.auth.signIn({ method: 'otp', otpId, code: '000000' });
  return to;
}

/** Signs in with a token of the integrator. */
const signInWith = (claims: Partial<SandboxTokenClaims>) =>
  client.auth.signIn({ method: 'jwt', token: sandbox.issueToken({ sub: '1047', ...claims }) });

/** Signs in with a one-time code after a delay on the sandbox's clock, once or several times. */
async function signInWithOtp({ code = sandbox.otpCode, after = 0, times = 1 }): Promise<unknown> {
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
  sandbox.clock.advance(after);
  for (let signedIn = 1; signedIn < times; signedIn++)
    await client.auth.signIn({ method: 'otp', otpId, code });
  return client.auth.signIn({ method: 'otp', otpId, code });
}

/** Signs a message in a scripted key frame. */
async function inKeyFrame(script: FrameScript, loads?: 'ready' | 'silent' | 'never'): Promise<unknown> {
  const account = await (await signIn(newClient({ signer: undefined }))).accounts.get();
  new FakePage(script, loads).install();
  vi.useFakeTimers();
  const signed = account.signMessage('Hello').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(150_000);
  const error = await Promise.race([signed, Promise.resolve('it hangs')]);
  if (error instanceof Error) throw error;
  return error;
}
const frameSays = (code: string) => inKeyFrame(connecting((message, frame) => frame.error(message.id, code)));

async function verifyItem(publicKeyMultibase: string, change: object = {}): Promise<unknown> {
  const credential = { ...(await client.dpp.getCredential(sandbox.seeded.itemId)), ...change };
  return client.dpp.verify(credential, { trustedIssuers: [{ ...sandbox.issuer, publicKeyMultibase }] });
}

const answering = (response: () => Response) => newClient({ api: undefined, fetch: async () => response() });
const seconds = () => Math.floor(sandbox.clock.now().getTime() / 1_000);

const producers: Record<ErrorCode, () => unknown> = {
  'sdk/not-initialized': () => renderToString(createElement(() => (useClient(), null))),
  'sdk/not-authenticated': () => newClient().accounts.list(),
  'sdk/otp-invalid': () => signInWithOtp({ code: '111111' }),
  'sdk/otp-expired': () => signInWithOtp({ after: 600_000 }),
  'sdk/otp-used-up': () => signInWithOtp({ times: 2 }),
  'sdk/forbidden': () => client.dpp.claim(sandbox.seeded.itemId, { claimCode: 'not the code' }),
  'sdk/invalid-argument': () => networkInfo('mars' as Network),
  'sdk/not-found': () => client.accounts.getOrder('ord_none'),
  'sdk/conflict': () => client.dpp.claim(sandbox.seeded.modelId, {}),
  'sdk/not-supported': async () => (await client.accounts.get(Network.StellarTestnet)).getNfts(),
  'sdk/network-mismatch': () => client.accounts.get(Network.Polygon),
  'sdk/insufficient-funds': async () => {
    const account = await client.accounts.get();
    await account.transfer({ kind: 'native', to: sandbox.seeded.friendAddress, amount: 10n ** 30n });
  },
  'sdk/fee-too-high': async () => {
    const account = await client.accounts.get();
    const params = { kind: 'native', to: sandbox.seeded.friendAddress, amount: 1n } as const;
    await account.transfer(params, { maxFee: 1n });
  },
  'sdk/rate-limited': () => {
    sandbox.fail('getStatus', { code: 'sdk/rate-limited', retryAfterMs: 60_000 });
    return client.status();
  },
  'sdk/api-unavailable': () => answering(() => new Response('', { status: 503 })).status(),
  'sdk/timeout': () => {
    sandbox.delay('getStatus', 60_000);
    return client.status({ timeoutMs: 5 });
  },
  'sdk/aborted': () => client.status({ signal: AbortSignal.abort() }),
  'sdk/unexpected-response': () => answering(() => new Response('<!doctype html>')).status(),

  'crypto/key-share-missing': () => frameSays('crypto/key-share-missing'),
  'crypto/key-share-corrupted': () => frameSays('crypto/key-share-corrupted'),
  'crypto/decryption-failed': () => frameSays('crypto/decryption-failed'),
  'crypto/recovery-password-invalid': () => frameSays('crypto/recovery-password-invalid'),
  'crypto/signature-failed': async () => {
    const signer = { ...sandbox.signer, sign: () => Promise.reject(new Error('The device is locked.')) };
    const account = await (await signIn(newClient({ signer }))).accounts.get();
    await account.signMessage('Hello');
  },
  'crypto/invalid-public-key': () => verifyItem(sandbox.issuer.publicKeyMultibase.slice(0, -1)),
  'crypto/unsupported-curve': () => verifyItem('z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'),
  'crypto/entropy-unavailable': () => {
    vi.stubGlobal('crypto', {});
    return client.accounts.createOrder({ items: [{ collectionId: sandbox.seeded.ticketsId, quantity: 1 }] });
  },
  'crypto/proof-invalid': () =>
    verifyItem(sandbox.issuer.publicKeyMultibase, { id: 'urn:nacre:passport:psp_other' }),
  'crypto/issuer-untrusted': async () =>
    client.dpp.verify(await client.dpp.getCredential(sandbox.seeded.itemId), { trustedIssuers: [] }),

  'jwt/malformed': () => client.auth.signIn({ method: 'jwt', token: 'Bearer x' }),
  'jwt/expired': () => signInWith({ exp: seconds() - 60 }),
  'jwt/not-yet-valid': () => signInWith({ nbf: seconds() + 61 }),
  'jwt/signature-invalid': () => {
    const [header, , signature] = sandbox.issueToken({ sub: '1047' }).split('.');
    const [, claims] = sandbox.issueToken({ sub: '1048' }).split('.');
    return client.auth.signIn({ method: 'jwt', token: `${header}.${claims}.${signature}` });
  },
  'jwt/audience-mismatch': () => signInWith({ aud: 'app_other' }),
  'jwt/issuer-mismatch': () => signInWith({ iss: 'https://shop.example/' }),
  'jwt/algorithm-not-allowed': () => signInWith({ alg: 'HS256' }),
  'jwt/key-not-found': () => signInWith({ kid: 'shop-2' }),

  'iframe/frame-not-ready': () => inKeyFrame(() => undefined, 'never'),
  'iframe/frame-blocked': () => inKeyFrame(() => undefined, 'silent'),
  'iframe/origin-not-allowed': () =>
    inKeyFrame((message, frame) => frame.error(message.id, 'iframe/origin-not-allowed')),
  'iframe/protocol-mismatch': () =>
    inKeyFrame((message, frame) => frame.post({ nacre: 2, id: message.id, result: {} })),
  'iframe/user-rejected': () => frameSays('iframe/user-rejected'),
  'iframe/storage-unavailable': () => frameSays('iframe/storage-unavailable'),
  'iframe/timeout': () => inKeyFrame(connecting()),
};

async function caught(produce: () => unknown): Promise<unknown> {
  try {
    return await produce();
  } catch (error) {
    return error;
  }
}

beforeEach(async () => {
  sandbox = createSandbox();
  client = await signIn(newClient());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('every code of the catalogue can occur', () => {
  test('without exception', () => {
    expect(Object.keys(producers).sort()).toEqual(Object.keys(catalogue).sort());
    expect(Object.keys(catalogue)).toHaveLength(43);
  });

  test.each(Object.keys(producers) as ErrorCode[])('%s', async (code) => {
    const error = await caught(producers[code]);
    expect(error).toBeInstanceOf(BaseError);
    const { class: name, type, retryable } = catalogue[code as keyof typeof catalogue];
    expect(error).toMatchObject({ code, name, type, retryable });
    expect((error as BaseError).docsUrl.endsWith(`#${code.replace('/', '-')}`)).toBe(true);
  });
});
