import { isErrorCode } from '../errors/catalogue.ts';
import type { ErrorType } from '../errors/ErrorType.ts';
import { IframeApiError } from '../errors/IframeApiError.ts';
import { IframeApiErrorType } from '../errors/IframeApiErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { createLimit } from '../transport/createLimit.ts';
import { errorOfCode } from '../transport/errorOfCode.ts';
import { readRequestId } from '../transport/problem.ts';
import type { FrameEvents, FrameMethods } from './protocol.ts';
import { PROTOCOL_VERSION, readMessage, requestMessage } from './protocol.ts';

/** @internal */
export type FrameChannelOptions = {
  /** The URL of the frame's page. The channel exchanges messages only with its origin. */
  url: string;
  /** The application's publishable key, which the frame uses to look up the allowed origins. */
  publishableKey: string;
  /** The frame's accessible name. */
  title: string;
  /** The parent of a new iframe. Defaults to `document.body`. */
  container?: HTMLElement | undefined;
  /** An existing iframe, which the channel doesn't remove. */
  frame?: HTMLIFrameElement | undefined;
  /** Whether the iframe is always visible, or only while the frame requests it. */
  visible: boolean;
  /** The time in milliseconds for the frame to load and to respond to `connect`. Defaults to 10 000. */
  readyTimeoutMs?: number | undefined;
  /**
   * The time in milliseconds from the iframe's `load` event to the frame's first message, after which the frame counts
   * as blocked. Defaults to 3 000.
   */
  blockedAfterMs?: number | undefined;
};

/** @internal */
type FrameCallOptions = { signal?: AbortSignal | undefined; timeoutMs: number };

/**
 * A channel to one frame.
 *
 * @internal
 */
export type FrameChannel = {
  /** The iframe. */
  readonly element: HTMLIFrameElement;
  /** Settles when the frame responds, or when it's certain that it won't. */
  ready(): Promise<void>;
  /** Calls a method of the frame and returns its not yet validated result. */
  call<M extends keyof FrameMethods>(
    method: M,
    params: FrameMethods[M]['params'],
    options: FrameCallOptions,
  ): Promise<unknown>;
  /** Listens to an event of the frame, with not yet validated data. Returns a function that removes the listener. */
  on(event: keyof FrameEvents, listener: (data: unknown) => void): () => void;
  /** Rejects pending calls with `Aborted`, stops listening, and removes an iframe created by the channel. */
  destroy(): void;
};

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/** The phase until the frame has responded to `connect`. The signal aborts at its end, whether it succeeds or fails. */
type Opening = {
  readonly done: Promise<void>;
  readonly signal: AbortSignal;
  settle(error?: Error): void;
  blockedTimer?: ReturnType<typeof setTimeout> | undefined;
  /** Whether the frame has sent a message, which means that it isn't blocked. */
  spoke?: boolean | undefined;
};

const failure = (type: IframeApiErrorType) => new IframeApiError(type);

const HIDDEN = {
  position: 'fixed',
  inset: 'auto',
  width: '0',
  height: '0',
  border: '0',
  visibility: 'hidden',
};
const OVERLAY = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  border: '0',
  visibility: 'visible',
  zIndex: '2147483647',
};
const INLINE = { display: 'block', width: '100%', height: '100%', border: '0' };

const FRAME_DIRECTIVES: readonly string[] = ['frame-src', 'child-src', 'default-src'];

/**
 * The iframe's permissions: scripts and forms of its own origin, and windows, which create a passkey in browsers that
 * can't create one in a cross-origin frame. The frame can't navigate the page away.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ');

function createElement(options: FrameChannelOptions): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', SANDBOX);
  // A recovery share can be encrypted with a passkey, which requires the page's permission for the frame.
  element.setAttribute('allow', 'publickey-credentials-get; publickey-credentials-create');
  element.setAttribute('referrerpolicy', 'origin');
  element.title = options.title;
  return element;
}

/**
 * Opens a channel to a frame over the iframe API, which protocol.ts describes.
 *
 * A call always settles: with the frame's response, or with an error when its time limit passes, its signal aborts, the
 * frame is reloaded, or the channel is destroyed.
 *
 * @internal
 */
export function createFrameChannel(options: FrameChannelOptions): FrameChannel {
  const origin = new URL(options.url).origin;
  const element = options.frame ?? createElement(options);
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const readyTimeoutMs = options.readyTimeoutMs ?? 10_000;
  const blockedAfterMs = options.blockedAfterMs ?? 3_000;

  const waiting = new Map<string, Waiting>();
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  const prefix = Math.random().toString(36).slice(2);
  let calls = 0;
  let destroyed = false;
  let focusedBefore: Element | null = null;
  let opening = startOpening();

  /** Starts to wait for the frame, at the beginning and after each reload of the frame. */
  function startOpening(): Opening {
    const abort = new AbortController();
    let settle: (error?: Error) => void = () => undefined;
    const done = new Promise<void>((resolve, reject) => {
      settle = (error) => (error ? reject(error) : resolve());
    });
    // Prevents an unhandled rejection if no caller is waiting.
    done.catch(() => undefined);
    const started: Opening = {
      done,
      signal: abort.signal,
      settle(error) {
        if (abort.signal.aborted) return;
        settle(error);
        clearTimeout(timer);
        clearTimeout(started.blockedTimer);
        abort.abort();
      },
    };
    const timer = setTimeout(() => started.settle(failure(IframeApiErrorType.FrameNotReady)), readyTimeoutMs);
    return started;
  }

  function post(id: string, method: string, params: unknown): void {
    const target = element.contentWindow;
    if (!target) throw failure(IframeApiErrorType.FrameNotReady);
    target.postMessage(requestMessage(id, method, params), origin);
  }

  async function send(method: string, params: unknown, callOptions: FrameCallOptions): Promise<unknown> {
    const id = `${prefix}-${++calls}`;
    const limit = createLimit(
      callOptions.signal,
      callOptions.timeoutMs,
      () => new IframeApiError(IframeApiErrorType.Timeout, { details: { method } }),
    );
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    answer.catch(() => undefined);
    try {
      rememberFocus();
      if (!limit.signal.aborted) post(id, method, params);
      return await limit.race(answer);
    } finally {
      limit.end();
      // A call without a response was given up, so the frame can stop prompting the user.
      if (waiting.delete(id) && !destroyed && element.contentWindow) post(`${id}-cancel`, 'cancel', { id });
    }
  }

  function connect(): void {
    const { settle, signal } = opening;
    if (signal.aborted) return;
    const { publishableKey } = options;
    send('connect', { publishableKey }, { timeoutMs: readyTimeoutMs, signal }).then(
      (result) => {
        const version = (result as { version?: unknown } | null)?.version;
        settle(version === PROTOCOL_VERSION ? undefined : failure(IframeApiErrorType.ProtocolMismatch));
      },
      (error: Error) => {
        // A timeout of `connect` means that the frame isn't ready, which the timer of the opening reports.
        if (!isNacreError(error, IframeApiErrorType.Timeout)) settle(error);
      },
    );
  }

  function rejectAll(type: IframeApiErrorType | SdkErrorType): void {
    for (const call of waiting.values()) call.reject(errorOfCode(type, {}));
    waiting.clear();
  }

  function onReady(): void {
    if (opening.signal.aborted) {
      rejectAll(IframeApiErrorType.FrameNotReady);
      display(false);
      opening = startOpening();
    }
    connect();
  }

  /** Also runs for each call, because a frame that opens a dialog has the focus before its `display` event arrives. */
  function rememberFocus(): void {
    if (page.activeElement !== element) focusedBefore = page.activeElement;
  }

  function display(visible: boolean): void {
    if (options.visible) return;
    if (visible) {
      rememberFocus();
      Object.assign(element.style, OVERLAY);
      element.focus();
      return;
    }
    // Restores the focus before hiding the frame. Otherwise, the browser would drop it from the hidden frame.
    if (page.activeElement === element && focusedBefore?.isConnected) (focusedBefore as HTMLElement).focus();
    Object.assign(element.style, HIDDEN);
  }

  function onEvent(name: string, data: unknown): void {
    if (name === 'ready') onReady();
    if (name === 'display') display((data as { visible?: unknown } | null)?.visible === true);
    for (const listener of listeners.get(name) ?? []) listener(data);
  }

  function onMessage(event: MessageEvent): void {
    const source = element.contentWindow;
    // Checks both, because another window can have the frame's origin, and the frame's window can be navigated
    // elsewhere.
    if (!source || event.source !== source || event.origin !== origin) return;
    const message = readMessage(event.data);
    if (!message) return;
    opening.spoke = true;
    clearTimeout(opening.blockedTimer);
    if (message.kind === 'event') return onEvent(message.event, message.data);
    if (message.kind === 'mismatch' && message.id === undefined) {
      opening.settle(failure(IframeApiErrorType.ProtocolMismatch));
      return rejectAll(IframeApiErrorType.ProtocolMismatch);
    }
    const id = message.id ?? '';
    const call = waiting.get(id);
    // A late response, or a response to a canceled call.
    if (!call) return;
    waiting.delete(id);
    if (message.kind === 'result') call.resolve(message.result);
    else if (message.kind === 'error' && isErrorCode(message.code)) {
      const requestId = readRequestId(message.requestId);
      call.reject(errorOfCode(message.code as ErrorType, { requestId }));
    } else call.reject(failure(IframeApiErrorType.ProtocolMismatch));
  }

  function onLoad(): void {
    // If the frame has sent a message, `connect` is already running.
    if (opening.signal.aborted || opening.spoke) return;
    clearTimeout(opening.blockedTimer);
    // A browser shows an error page for a refused frame. That page loads as well, but never sends a message.
    opening.blockedTimer = setTimeout(onBlocked, blockedAfterMs);
    connect();
  }

  function onBlocked(): void {
    opening.settle(failure(IframeApiErrorType.FrameBlocked));
  }

  function onViolation(event: SecurityPolicyViolationEvent): void {
    const blocked = `${event.blockedURI}/`.startsWith(`${origin}/`);
    if (blocked && event.disposition === 'enforce' && FRAME_DIRECTIVES.includes(event.effectiveDirective))
      onBlocked();
  }

  view.addEventListener('message', onMessage);
  page.addEventListener('securitypolicyviolation', onViolation);
  element.addEventListener('load', onLoad);
  element.addEventListener('error', onBlocked);
  if (options.visible) Object.assign(element.style, INLINE);
  else display(false);
  if (options.frame) connect();
  else {
    element.src = options.url;
    (options.container ?? page.body).append(element);
  }

  return {
    element,
    ready: () => opening.done,
    async call(method, params, callOptions) {
      const limit = createLimit(
        callOptions.signal,
        callOptions.timeoutMs,
        () => new IframeApiError(IframeApiErrorType.Timeout, { details: { method } }),
      );
      try {
        await limit.race(opening.done);
        if (destroyed) throw errorOfCode(SdkErrorType.Aborted, {});
        return await send(method, params, { ...callOptions, timeoutMs: limit.remaining() });
      } finally {
        limit.end();
      }
    },
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => known.delete(listener);
    },
    destroy() {
      if (destroyed) return;
      destroyed = true;
      view.removeEventListener('message', onMessage);
      page.removeEventListener('securitypolicyviolation', onViolation);
      element.removeEventListener('load', onLoad);
      element.removeEventListener('error', onBlocked);
      opening.settle(errorOfCode(SdkErrorType.Aborted, {}));
      rejectAll(SdkErrorType.Aborted);
      display(false);
      listeners.clear();
      if (!options.frame) element.remove();
    },
  };
}
