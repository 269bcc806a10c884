import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Client } from '../src/client/Client.ts';
import { BaseError } from '../src/errors/BaseError.ts';
import { IframeApiErrorType } from '../src/errors/IframeApiErrorType.ts';
import { Network } from '../src/networks/Network.ts';
import { keyFrameSigner } from '../src/iframe/keyFrameSigner.ts';
import type { SignaturePayload } from '../src/signer/Signer.ts';
import { EVM_ADDRESS, fakeApi, KEY, session, STELLAR_ADDRESS } from './fakeBackend.ts';
import { fakeTimers, inTime } from './fakeTimers.ts';
import { connecting, FakePage, FRAME_ORIGIN, type FrameScript } from './fakeFramePage.ts';

const options = { accessToken: 'a.b.c' };
const payload: SignaturePayload = { kind: 'message', network: Network.StellarTestnet, message: 'Hello' };
const signature = {
  kind: 'stellar',
  publicKey: STELLAR_ADDRESS,
  signature: Buffer.alloc(64, 1).toString('base64'),
};
const evmKey = { kind: 'evm', address: EVM_ADDRESS, publicKey: `0x02${'1'.repeat(64)}` };

/** Returns the outcome of a call when all timers have run. */
function outcome(work: Promise<unknown>): Promise<unknown> {
  const settled = work.then(
    (value) => value,
    (error: unknown) => (error instanceof BaseError ? error.code : error),
  );
  return inTime(settled);
}

const page = (script: FrameScript, loads?: 'ready' | 'silent' | 'never') =>
  new FakePage(connecting(script), loads).install();
const signer = () => keyFrameSigner({ url: FRAME_ORIGIN, publishableKey: KEY });

fakeTimers();

describe('the signer over the key frame', () => {
  it('creates one frame at its first call, and signs in that frame', async () => {
    const fake = page((message, frame) => {
      frame.result(message.id, message.method === 'sign' ? signature : evmKey);
    });
    const own = signer();
    expect(fake.frames).toHaveLength(0);
    expect(await outcome(own.getPublicKey(Network.PolygonAmoy, options))).toEqual(evmKey);
    expect(await outcome(own.sign(payload, options))).toEqual(signature);
    expect(fake.frames).toHaveLength(1);
    expect(fake.frames[0]?.src).toBe(FRAME_ORIGIN);
    expect(fake.frame.sent.at(-1)).toMatchObject({
      method: 'sign',
      params: { payload, accessToken: 'a.b.c' },
    });
    own.destroy?.();
    expect(fake.frames[0]?.isConnected).toBe(false);
    expect(await outcome(own.sign(payload, options))).toEqual(signature);
    expect(fake.frames).toHaveLength(2);
  });

  it('allows the user two minutes, and retries after a frame that did not load', async () => {
    const fake = page(() => undefined);
    const own = signer();
    const call = own.sign(payload, options).catch((error: BaseError) => error.code);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(await Promise.race([call, Promise.resolve('waits')])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await call).toBe(IframeApiErrorType.Timeout);
    own.destroy?.();
    fake.loads = 'silent';
    fake.script = () => undefined;
    expect(await outcome(own.sign(payload, options))).toBe(IframeApiErrorType.FrameBlocked);
    fake.loads = 'ready';
    fake.script = connecting((message, frame) => frame.result(message.id, signature));
    expect(await outcome(own.sign(payload, options))).toEqual(signature);
    expect(fake.frames).toHaveLength(3);
  });

  it('needs a page', async () => {
    expect(await outcome(signer().sign(payload, options))).toBe('sdk/not-supported');
  });

  it('is not created by a client that does not sign', async () => {
    const fake = page(() => undefined);
    const client = new Client({ publishableKey: KEY, api: fakeApi({ getStatus: () => ({}) }) });
    await outcome(client.status());
    expect(fake.frames).toHaveLength(0);
    client.destroy();
  });

  it('accepts only a valid key and a valid signature', async () => {
    const answers = fc.oneof(
      fc.constantFrom(
        null,
        undefined,
        {},
        [],
        { ...signature, signature: 'AA==' },
        { ...evmKey, publicKey: '0x04' },
      ),
      fc.anything(),
    );
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const clone = (() => {
          try {
            return structuredClone(answer);
          } catch {
            return null;
          }
        })();
        page((message, frame) => frame.result(message.id, clone));
        const own = signer();
        expect(await outcome(own.sign(payload, options))).toMatch(
          /^crypto\/(signature-failed|unsupported-curve)$/,
        );
        expect(await outcome(own.getPublicKey(Network.PolygonAmoy, options))).toMatch(
          /^crypto\/(invalid-public-key|unsupported-curve)$/,
        );
        own.destroy?.();
      }),
      { numRuns: 50 },
    );
  });
});

describe('a field inside the key frame', () => {
  const fieldOf = (script: FrameScript, kind: 'email' | 'otp' = 'email') => {
    const fake = page((message, frame) => {
      if (message.method === 'field.mount') frame.result(message.id, {});
      else script(message, frame);
    });
    const client = new Client({ publishableKey: KEY, api: fakeApi({}) });
    const field = client.mountInput(fake.body as unknown as HTMLElement, {
      kind,
      label: 'E-mail address',
      style: { color: 'navy' },
    });
    return { fake, client, field };
  };

  it('is a separate visible frame with a name and a style', async () => {
    const { fake, field } = fieldOf(() => undefined);
    await vi.advanceTimersByTimeAsync(5);
    await field.ready();
    expect(fake.frames[0]).toMatchObject({
      src: `${FRAME_ORIGIN}/field?kind=email`,
      title: 'E-mail address',
    });
    expect(fake.frames[0]?.style.visibility).toBeUndefined();
    expect(fake.frame.sent.at(-1)?.params).toEqual({
      kind: 'email',
      label: 'E-mail address',
      placeholder: undefined,
      style: { color: 'navy' },
    });
    field.destroy();
    expect(fake.frames[0]?.isConnected).toBe(false);
  });

  it('reports only whether its text is empty, valid and complete', async () => {
    const { fake, field } = fieldOf(() => undefined);
    await vi.advanceTimersByTimeAsync(5);
    const heard = vi.fn();
    const submitted = vi.fn();
    const stop = field.onChange(heard);
    field.onSubmit(submitted);
    const change = { empty: false, valid: true, complete: true };
    fake.frame.post({ nacre: 1, event: 'field.change', data: { ...change, value: 'ada@shop.example' } });
    fake.frame.post({ nacre: 1, event: 'field.focus', data: { focused: true } });
    fake.frame.post({ nacre: 1, event: 'field.submit' });
    fake.frame.post({ nacre: 1, event: 'field.change', data: null });
    expect(heard.mock.calls).toEqual([
      [{ ...change, focused: false }],
      [{ ...change, focused: true }],
      [{ empty: false, valid: false, complete: false, focused: true }],
    ]);
    expect(JSON.stringify(heard.mock.calls)).not.toContain('ada@');
    expect(submitted).toHaveBeenCalledTimes(1);
    stop();
    fake.frame.post({ nacre: 1, event: 'field.change', data: change });
    expect(heard).toHaveBeenCalledTimes(3);
    expect(field.state).toEqual({ ...change, focused: true });
    field.destroy();
  });

  it('sends the code and signs in itself, and the client stores the session', async () => {
    const given = session();
    const { client, fake, field } = fieldOf((message, frame) => {
      if (message.method === 'field.sendOtp')
        frame.result(message.id, { otpId: 'otp_6Ym41sXa', expiresAt: '2026-03-02T09:40:00Z' });
      else if (message.method === 'field.signIn') frame.result(message.id, given);
      else frame.result(message.id, {});
    });
    expect(await outcome(field.sendOtp())).toEqual({
      otpId: 'otp_6Ym41sXa',
      expiresAt: '2026-03-02T09:40:00Z',
    });
    expect(await outcome(field.signIn('otp_6Ym41sXa'))).toEqual(given);
    expect(client.auth.session).toEqual(given);
    expect(await outcome(field.focus())).toBeUndefined();
    expect(await outcome(field.clear())).toBeUndefined();
    expect(fake.frames[0]?.focused).toBe(1);
    expect(fake.frame.sent.map(({ method }) => method)).toEqual([
      'connect',
      'field.mount',
      'field.sendOtp',
      'field.signIn',
      'field.focus',
      'field.clear',
    ]);
    field.destroy();
  });

  it('is mounted again after its frame is reloaded', async () => {
    const { fake, field } = fieldOf(() => undefined);
    await vi.advanceTimersByTimeAsync(5);
    fake.frame.post({ nacre: 1, event: 'field.change', data: { empty: false, valid: true, complete: true } });
    fake.frame.post({ nacre: 1, event: 'ready' });
    await vi.advanceTimersByTimeAsync(5);
    expect(field.state).toEqual({ empty: true, valid: true, complete: false, focused: false });
    expect(fake.frame.sent.filter(({ method }) => method === 'field.mount')).toHaveLength(2);
    field.destroy();
  });

  it('reports a refusal of the backend, and an invalid response', async () => {
    const refusing = fieldOf((message, frame) => frame.error(message.id, 'sdk/not-authenticated'), 'otp');
    expect(await outcome(refusing.field.signIn('otp_1'))).toBe('sdk/not-authenticated');
    const odd = fieldOf((message, frame) => frame.result(message.id, { accessToken: 7 }), 'otp');
    expect(await outcome(odd.field.signIn('otp_1'))).toBe('sdk/unexpected-response');
    const none = fieldOf((message, frame) => frame.result(message.id, null), 'otp');
    expect(await outcome(none.field.signIn('otp_1'))).toBe('iframe/protocol-mismatch');
    expect(none.client.auth.session).toBeNull();
  });

  it('is not supported with a signer without fields', () => {
    const own = { getPublicKey: () => Promise.reject(), sign: () => Promise.reject() };
    const client = new Client({ publishableKey: KEY, signer: own });
    expect(() => client.mountInput({} as HTMLElement, { kind: 'otp', label: 'Code' })).toThrowError(
      expect.objectContaining({ code: 'sdk/not-supported' }) as Error,
    );
  });
});
