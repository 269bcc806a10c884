import { afterEach, describe, expect, test, vi } from 'vitest';
import { Client } from '../src/client/Client.ts';
import { CryptoErrorType } from '../src/errors/CryptoErrorType.ts';
import { IframeApiErrorType } from '../src/errors/IframeApiErrorType.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import { keyFrameSigner } from '../src/iframe/keyFrameSigner.ts';
import { Network } from '../src/networks/Network.ts';
import { createSandbox } from '../src/sandbox/index.ts';
import type { Signer } from '../src/signer/Signer.ts';
import type { RecoveryStatus } from '../src/types/Recovery.ts';
import { KEY } from './fakeBackend.ts';
import { connecting, FakePage, FRAME_ORIGIN } from './fakeFramePage.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'succeeded',
    (error: { code: string }) => error.code,
  );

/** Creates a client with a signed-in user. */
async function signedIn(own?: Partial<Signer>, email = 'ada@shop.example') {
  const sandbox = createSandbox();
  const signer = own ? ({ ...sandbox.signer, ...own } as Signer) : sandbox.signer;
  const client = new Client({ publishableKey: KEY, api: sandbox.api, signer });
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email });
  await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
  return { sandbox, client, account: await client.accounts.get(Network.PolygonAmoy) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('recovery with the sandbox’s signer', () => {
  test('goes through its states', async () => {
    const { sandbox, client, account } = await signedIn();
    const { recovery } = client;
    expect(await recovery.getStatus()).toEqual({ methods: [], hasDeviceShare: true });
    expect(await codeOf(recovery.recover())).toBe(CryptoErrorType.KeyShareMissing);

    const before = await account.signMessage('Hello');
    await recovery.setUp({ method: 'password' });
    expect(await recovery.setUp({ method: 'passkey' })).toEqual({
      methods: ['password', 'passkey'],
      hasDeviceShare: true,
    });
    sandbox.loseDevice();
    expect(await recovery.getStatus()).toEqual({ methods: ['password', 'passkey'], hasDeviceShare: false });
    // The user dismisses the dialog opened by the signature, and then the one opened by the app.
    sandbox.fail('signer.recover', { code: 'iframe/user-rejected', times: 2 });
    expect(await codeOf(account.signMessage('Hello'))).toBe(CryptoErrorType.KeyShareMissing);
    expect(await codeOf(recovery.recover())).toBe(IframeApiErrorType.UserRejected);
    expect((await recovery.getStatus()).hasDeviceShare).toBe(false);
    // The user completes the recovery dialog, and the call continues.
    expect(await account.signMessage('Hello')).toEqual(before);
    expect((await recovery.getStatus()).hasDeviceShare).toBe(true);

    sandbox.loseDevice();
    expect((await recovery.recover()).hasDeviceShare).toBe(true);
  });

  test('without set-up lets a signature on a lost device fail', async () => {
    const { sandbox, client, account } = await signedIn();
    sandbox.loseDevice();
    expect(await codeOf(account.signMessage('Hello'))).toBe(CryptoErrorType.KeyShareMissing);
    expect(await codeOf(client.recovery.setUp({ method: 'password' }))).toBe(CryptoErrorType.KeyShareMissing);
  });

  test('fails when the sandbox is told to', async () => {
    const { sandbox, client, account } = await signedIn();
    sandbox.fail('signer.setUpRecovery', { code: 'iframe/user-rejected' });
    expect(await codeOf(client.recovery.setUp({ method: 'password' }))).toBe(IframeApiErrorType.UserRejected);
    await client.recovery.setUp({ method: 'password' });
    sandbox.loseDevice();
    sandbox.fail('signer.recover', { code: 'iframe/timeout' });
    expect(await codeOf(account.signMessage('Hello'))).toBe(IframeApiErrorType.Timeout);
  });

  test('starts anew with the sandbox', async () => {
    const { sandbox, client } = await signedIn();
    await client.recovery.setUp({ method: 'password' });
    sandbox.loseDevice();
    sandbox.reset();
    expect(await codeOf(client.recovery.getStatus())).toBe(SdkErrorType.NotAuthenticated);
    const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
    await client.auth.signIn({ method: 'otp', otpId, code: sandbox.otpCode });
    expect(await client.recovery.getStatus()).toEqual({ methods: [], hasDeviceShare: true });
  });
});

describe('recovery', () => {
  test('needs a signed-in user', async () => {
    const { api, signer } = createSandbox();
    const client = new Client({ publishableKey: KEY, api, signer });
    expect(await codeOf(client.recovery.getStatus())).toBe(SdkErrorType.NotAuthenticated);
  });

  test('is not supported with a signer without recovery', async () => {
    const none = { getRecoveryStatus: undefined, setUpRecovery: undefined, recover: undefined };
    const { recovery } = (await signedIn(none)).client;
    for (const call of [recovery.getStatus(), recovery.setUp({ method: 'password' }), recovery.recover()])
      expect(await codeOf(call)).toBe(SdkErrorType.NotSupported);
  });

  test('rejects an unknown method', async () => {
    const { recovery } = (await signedIn()).client;
    for (const args of [{ method: 'sms' }, {}, undefined])
      expect(await codeOf(recovery.setUp(args as never))).toBe(SdkErrorType.InvalidArgument);
  });

  test('accepts unknown methods from a signer, but no invalid status', async () => {
    let answer: unknown = { methods: ['password', 'security-key'], hasDeviceShare: true, password: 'secret' };
    const own = { getRecoveryStatus: () => Promise.resolve(answer as RecoveryStatus) };
    const { recovery } = (await signedIn(own)).client;
    expect(await recovery.getStatus()).toEqual({
      methods: ['password', 'security-key'],
      hasDeviceShare: true,
    });
    for (answer of [
      null,
      7,
      {},
      { methods: [] },
      { methods: [7], hasDeviceShare: true },
      { hasDeviceShare: true },
    ])
      expect(await codeOf(recovery.getStatus())).toBe(IframeApiErrorType.ProtocolMismatch);
  });

  test('allows the user five minutes', async () => {
    const { recovery } = (await signedIn({ recover: () => new Promise(() => undefined) })).client;
    await recovery.getStatus();
    vi.useFakeTimers();
    let code: string | undefined;
    void codeOf(recovery.recover()).then((ended) => (code = ended));
    await vi.advanceTimersByTimeAsync(299_000);
    expect(code).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(code).toBe(SdkErrorType.Timeout);
  });
});

test('the key frame’s signer sends the frame only the access token', async () => {
  const status = { methods: ['password'], hasDeviceShare: false };
  const fake = new FakePage(
    connecting(({ id, method }, frame) => {
      if (method === 'recovery.recover') frame.error(id, 'iframe/user-rejected');
      else if (method === 'sign') frame.error(id, 'crypto/key-share-missing');
      else frame.result(id, status);
    }),
  ).install();
  const signer = keyFrameSigner({ url: FRAME_ORIGIN, publishableKey: KEY });
  const options = { accessToken: 'a.b.c' };
  expect(await signer.getRecoveryStatus?.(options)).toEqual(status);
  expect(await signer.setUpRecovery?.({ method: 'passkey' }, options)).toEqual(status);
  expect(await codeOf(signer.recover?.(options) ?? Promise.resolve())).toBe(IframeApiErrorType.UserRejected);
  const payload = { kind: 'message', network: Network.PolygonAmoy, message: 'Hello' } as const;
  expect(await codeOf(signer.sign(payload, options))).toBe(CryptoErrorType.KeyShareMissing);
  expect(fake.frame.sent.slice(1).map(({ method, params }) => ({ method, params }))).toEqual([
    { method: 'recovery.status', params: { accessToken: 'a.b.c' } },
    { method: 'recovery.setUp', params: { method: 'passkey', accessToken: 'a.b.c' } },
    { method: 'recovery.recover', params: { accessToken: 'a.b.c' } },
    { method: 'sign', params: { payload, accessToken: 'a.b.c' } },
  ]);
  signer.destroy?.();
});
