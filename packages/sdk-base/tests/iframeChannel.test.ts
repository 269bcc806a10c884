import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { IframeApiErrorType } from '../src/errors/IframeApiErrorType.ts';
import { isNacreError } from '../src/errors/isNacreError.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import { catalogue } from '../src/errors/catalogue.ts';
import { createFrameChannel } from '../src/iframe/createFrameChannel.ts';
import { Network } from '../src/networks/Network.ts';
import { readMessage } from '../src/iframe/protocol.ts';
import { fakeTimers, inTime } from './fakeTimers.ts';
import { connecting, FakePage, FRAME_ORIGIN, type FrameScript, type Sent } from './fakeFramePage.ts';

const KEY = 'pk_sandbox_local';
const open = (script: FrameScript, loads?: 'ready' | 'silent' | 'never') => {
  const page = new FakePage(script, loads).install();
  const channel = createFrameChannel({
    url: FRAME_ORIGIN,
    publishableKey: KEY,
    title: 'Frame',
    visible: false,
  });
  return { page, channel };
};
const getPublicKey = { network: Network.StellarTestnet, accessToken: 'a.b.c' };

/** Returns the outcome of a promise when all timers have run, so that a test of a hang fails instead of hanging. */
function outcome(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  return inTime(settled);
}

fakeTimers();

describe('the start of a channel', () => {
  it('adds its own hidden frame to the page and opens it with the publishable key', async () => {
    const { page, channel } = open(connecting());
    await vi.advanceTimersByTimeAsync(5);
    await channel.ready();
    expect(page.frame.sent[0]).toMatchObject({
      nacre: 1,
      method: 'connect',
      params: { publishableKey: KEY },
    });
    expect(page.frames[0]?.attributes.get('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    expect(page.frames[0]?.style.visibility).toBe('hidden');
    channel.destroy();
  });

  it.each([
    ['a frame that never loads', () => undefined, 'never', IframeApiErrorType.FrameNotReady],
    ['a frame that loads and says nothing', () => undefined, 'silent', IframeApiErrorType.FrameBlocked],
    ['a frame that is ready and never answers', () => undefined, 'ready', IframeApiErrorType.FrameNotReady],
    [
      'a page whose origin is not allowed',
      (message: Sent, frame: FakePage['frame']) =>
        frame.error(message.id, IframeApiErrorType.OriginNotAllowed),
      'ready',
      IframeApiErrorType.OriginNotAllowed,
    ],
    [
      'a frame of another version',
      (message: Sent, frame: FakePage['frame']) => frame.post({ nacre: 2, id: message.id, result: {} }),
      'ready',
      IframeApiErrorType.ProtocolMismatch,
    ],
    [
      'a frame that answers with another version',
      (message: Sent, frame: FakePage['frame']) => frame.result(message.id, { version: 2 }),
      'ready',
      IframeApiErrorType.ProtocolMismatch,
    ],
  ] as const)('fails with its own error for %s', async (_, script, loads, type) => {
    const { channel } = open(script, loads);
    const call = outcome(channel.call('getPublicKey', getPublicKey, { timeoutMs: 60_000 }));
    expect(isNacreError(await call, type)).toBe(true);
    channel.destroy();
  });

  it('is blocked immediately by the page’s policy, if that is enforced', async () => {
    const { page, channel } = open(() => undefined, 'never');
    const violate = (disposition: string, blockedURI: string) =>
      page.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          blockedURI,
          disposition,
          effectiveDirective: 'frame-src',
        }),
      );
    const failed = vi.fn();
    channel.ready().catch(failed);
    violate('report', FRAME_ORIGIN);
    violate('enforce', 'https://other.example');
    violate('enforce', `${FRAME_ORIGIN}.evil.example/`);
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).not.toHaveBeenCalled();
    violate('enforce', `${FRAME_ORIGIN}/`);
    await vi.advanceTimersByTimeAsync(0);
    expect(isNacreError(failed.mock.calls[0]?.[0], IframeApiErrorType.FrameBlocked)).toBe(true);
    channel.destroy();
  });

  it('uses an existing frame without removing it', async () => {
    const page = new FakePage(connecting(), 'never').install();
    const element = page.createElement();
    page.append(element);
    const frame = element as unknown as HTMLIFrameElement;
    const channel = createFrameChannel({
      url: FRAME_ORIGIN,
      publishableKey: KEY,
      title: '',
      visible: true,
      frame,
    });
    await channel.ready();
    channel.destroy();
    expect(element.isConnected).toBe(true);
  });
});

describe('a call', () => {
  it('gets its own response when responses arrive in another order', async () => {
    const held: Sent[] = [];
    const { page, channel } = open(connecting((message) => held.push(message)));
    const calls = [Network.Base, Network.Polygon, Network.Stellar].map((network) =>
      channel.call('getPublicKey', { network, accessToken: 't' }, { timeoutMs: 1_000 }),
    );
    await vi.advanceTimersByTimeAsync(5);
    for (const message of held.toReversed()) page.frame.result(message.id, { for: message.params.network });
    expect(await Promise.all(calls)).toEqual([{ for: 'base' }, { for: 'polygon' }, { for: 'stellar' }]);
    channel.destroy();
  });

  it('times out, notifies the frame, and ignores a late response', async () => {
    const held: Sent[] = [];
    const { page, channel } = open(connecting((message) => held.push(message)));
    const call = channel.call('getPublicKey', getPublicKey, { timeoutMs: 1_000 });
    const result = await outcome(call);
    expect(isNacreError(result, IframeApiErrorType.Timeout)).toBe(true);
    expect(held.map(({ method }) => method)).toEqual(['getPublicKey', 'cancel']);
    expect(held[1]?.params).toEqual({ id: held[0]?.id });
    page.frame.result(held[0]?.id ?? '', { late: true });
    page.frame.result(held[0]?.id ?? '', { twice: true });
    channel.destroy();
  });

  it('has the time that is left when the frame has opened', async () => {
    const held: Sent[] = [];
    const answer = connecting((message) => held.push(message));
    const { channel } = open((message, frame) => {
      if (message.method === 'connect') setTimeout(() => answer(message, frame), 600);
      else answer(message, frame);
    });
    const call = channel.call('getPublicKey', getPublicKey, { timeoutMs: 1_000 });
    const result = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(held.map(({ method }) => method)).toEqual(['getPublicKey', 'cancel']);
    expect(isNacreError(await result, IframeApiErrorType.Timeout)).toBe(true);
    channel.destroy();
  });

  it('is aborted by its signal, before and after it is sent', async () => {
    const held: Sent[] = [];
    const { channel } = open(connecting((message) => held.push(message)));
    const controller = new AbortController();
    const call = channel.call('getPublicKey', getPublicKey, { timeoutMs: 9_000, signal: controller.signal });
    await vi.advanceTimersByTimeAsync(5);
    controller.abort(new Error('gone'));
    expect(isNacreError(await outcome(call), SdkErrorType.Aborted)).toBe(true);
    const again = channel.call('getPublicKey', getPublicKey, { timeoutMs: 9_000, signal: controller.signal });
    expect(isNacreError(await outcome(again), SdkErrorType.Aborted)).toBe(true);
    expect(held.map(({ method }) => method)).toEqual(['getPublicKey', 'cancel']);
    channel.destroy();
  });

  it('is aborted when the channel is destroyed, even if made afterwards', async () => {
    const { channel, page } = open(connecting());
    const call = channel.call('getPublicKey', getPublicKey, { timeoutMs: 9_000 });
    await vi.advanceTimersByTimeAsync(5);
    channel.destroy();
    expect(page.frames[0]?.isConnected).toBe(false);
    expect(isNacreError(await outcome(call), SdkErrorType.Aborted)).toBe(true);
    const late = channel.call('getPublicKey', getPublicKey, { timeoutMs: 9_000 });
    expect(isNacreError(await outcome(late), SdkErrorType.Aborted)).toBe(true);
  });

  it('ends when the frame is reloaded, and the channel opens again', async () => {
    const { channel, page } = open(connecting());
    const call = channel.call('getPublicKey', getPublicKey, { timeoutMs: 9_000 });
    await vi.advanceTimersByTimeAsync(5);
    page.frame.post({ nacre: 1, event: 'ready' });
    page.frame.script = connecting((message, frame) => frame.result(message.id, { again: true }));
    expect(isNacreError(await outcome(call), IframeApiErrorType.FrameNotReady)).toBe(true);
    const next = channel.call('getPublicKey', getPublicKey, { timeoutMs: 9_000 });
    expect(await outcome(next)).toEqual({ value: { again: true } });
    channel.destroy();
  });

  it('fails with the class and code of the frame’s error, without its text', async () => {
    for (const { code } of Object.values(catalogue)) {
      const { channel } = open(
        connecting((message, frame) =>
          frame.post({
            nacre: 1,
            id: message.id,
            error: { code, message: 'code 123456', requestId: 'req_8f2b1c' },
          }),
        ),
      );
      const error = await outcome(channel.call('getPublicKey', getPublicKey, { timeoutMs: 9_000 }));
      expect(error).toMatchObject({ code, requestId: 'req_8f2b1c' });
      expect((error as Error).message).not.toContain('123456');
      channel.destroy();
    }
  });

  it('shows the frame during a prompt, and restores the focus', async () => {
    const { channel, page } = open(
      connecting((message, frame) => {
        frame.post({ nacre: 1, event: 'display', data: { visible: true } });
        setTimeout(() => {
          frame.post({ nacre: 1, event: 'display', data: { visible: false } });
          frame.error(message.id, IframeApiErrorType.UserRejected);
        }, 100);
      }),
    );
    const button = page.createElement();
    button.isConnected = true;
    button.focus();
    const call = channel.call('getPublicKey', getPublicKey, { timeoutMs: 9_000 });
    call.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(50);
    expect(page.frames[0]?.style.visibility).toBe('visible');
    expect(page.activeElement).toBe(page.frames[0]);
    expect(isNacreError(await outcome(call), IframeApiErrorType.UserRejected)).toBe(true);
    expect(page.frames[0]?.style.visibility).toBe('hidden');
    expect(page.activeElement).toBe(button);
    channel.destroy();
  });
});

describe('messages that are not the frame’s', () => {
  /** Starts a call and returns its id, as the frame received it. */
  const asked = async () => {
    const held: Sent[] = [];
    const { page, channel } = open(connecting((message) => held.push(message)));
    const call = channel.call('getPublicKey', getPublicKey, { timeoutMs: 60_000 });
    const settled = vi.fn();
    call.then(settled, settled);
    await vi.advanceTimersByTimeAsync(5);
    return { page, channel, settled, id: held[0]?.id ?? '' };
  };

  it('are ignored from any other origin or window', async () => {
    const origins = fc.oneof(
      fc.constantFrom('null', '', `${FRAME_ORIGIN}.evil.example`, `${FRAME_ORIGIN}:444`, 'http://localhost'),
      fc.webUrl(),
    );
    const { page, channel, settled, id } = await asked();
    await fc.assert(
      fc.asyncProperty(origins, fc.boolean(), async (origin, ownWindow) => {
        page.frame.post(
          { nacre: 1, id, result: { forged: true } },
          { origin, source: ownWindow ? page.frame : {} },
        );
        page.frame.post({ nacre: 1, id, result: { forged: true } }, { source: ownWindow ? null : {} });
        page.frame.post({ nacre: 2 }, { origin });
        await vi.advanceTimersByTimeAsync(0);
        expect(settled).not.toHaveBeenCalled();
      }),
      { numRuns: 30 },
    );
    page.frame.result(id, { genuine: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith({ genuine: true });
    channel.destroy();
  });

  it('are ignored if they are not part of the protocol', async () => {
    const { page, channel, settled } = await asked();
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (data) => {
        fc.pre(typeof data !== 'object' || data === null || !('nacre' in data));
        page.frame.post(data);
        await vi.advanceTimersByTimeAsync(0);
        expect(settled).not.toHaveBeenCalled();
      }),
    );
    channel.destroy();
  });

  it('end the call as a mismatch if their version or shape is unknown', async () => {
    const odd = fc.oneof(
      fc.record({ nacre: fc.anything().filter((version) => version !== 1), result: fc.anything() }),
      fc.record({ nacre: fc.constant(1), error: fc.anything().filter((e) => !isCodeRecord(e)) }),
      fc.record({ nacre: fc.constant(1), error: fc.record({ code: fc.string() }) }),
      fc.record({ nacre: fc.constant(1) }),
    );
    await fc.assert(
      fc.asyncProperty(odd, fc.boolean(), async (message, named) => {
        const { page, channel, settled, id } = await asked();
        fc.pre(named || message.nacre !== 1);
        page.frame.post(named ? { ...message, id } : message);
        await vi.advanceTimersByTimeAsync(0);
        expect(isNacreError(settled.mock.calls[0]?.[0], IframeApiErrorType.ProtocolMismatch)).toBe(true);
        channel.destroy();
      }),
    );
  });

  it('never make the reader throw', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (data) => {
        readMessage(data);
        readMessage({ nacre: 1, ...(data as object) });
      }),
    );
  });
});

function isCodeRecord(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'string'
  );
}
