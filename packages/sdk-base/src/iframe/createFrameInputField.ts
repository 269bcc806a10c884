import { omitUndefined } from '../omitUndefined.ts';
import { IframeApiError } from '../errors/IframeApiError.ts';
import { IframeApiErrorType } from '../errors/IframeApiErrorType.ts';
import type {
  InputFieldArgs,
  InputFieldOptions,
  InputFieldState,
  SignerInputField,
} from '../signer/InputField.ts';
import type { ApiResult } from '../transport/Api.ts';
import { createFrameChannel } from './createFrameChannel.ts';
import type { FrameMethods } from './protocol.ts';

const TIMEOUT_MS = 30_000;

/**
 * Adds a field frame to the page. It's a separate iframe, since the key frame is invisible.
 *
 * @internal
 */
export function createFrameInputField(
  container: HTMLElement,
  args: InputFieldArgs,
  keyFrame: { url: string; publishableKey: string },
): SignerInputField {
  const url = new URL(`${keyFrame.url}/field`);
  url.searchParams.set('kind', args.kind);
  const channel = createFrameChannel({
    url: url.href,
    publishableKey: keyFrame.publishableKey,
    title: args.label,
    container,
    visible: true,
  });

  const untouched: InputFieldState = { empty: true, valid: true, complete: false, focused: false };
  let state = untouched;
  const changeListeners = new Set<(state: InputFieldState) => void>();
  const change = (next: Partial<InputFieldState>) => {
    state = { ...state, ...next };
    for (const listener of changeListeners) listener(state);
  };
  channel.on('field.change', (data) => {
    // Copied member by member, so that other data from the frame doesn't reach the page.
    const { empty, valid, complete } = (data ?? {}) as Record<string, unknown>;
    change({ empty: empty === true, valid: valid === true, complete: complete === true });
  });
  channel.on('field.focus', (data) => {
    change({ focused: (data as { focused?: unknown } | null)?.focused === true });
  });

  const call = <M extends keyof FrameMethods>(
    method: M,
    params: FrameMethods[M]['params'],
    options: InputFieldOptions = {},
  ) => channel.call(method, params, { signal: options.signal, timeoutMs: options.timeoutMs ?? TIMEOUT_MS });

  const mount = () =>
    call('field.mount', {
      kind: args.kind,
      label: args.label,
      placeholder: args.placeholder,
      style: { ...omitUndefined(args.style) } as Record<string, string>,
    });
  let mounted = mount();
  mounted.catch(() => undefined);
  // A reloaded frame is empty, so the field is mounted again.
  let first = true;
  channel.on('ready', () => {
    if (first) first = false;
    else {
      change(untouched);
      mounted = mount();
      mounted.catch(() => undefined);
    }
  });

  const checked = async <T>(answer: Promise<unknown>): Promise<T> => {
    const result = await answer;
    if (typeof result === 'object' && result !== null) return result as T;
    throw new IframeApiError(IframeApiErrorType.ProtocolMismatch);
  };

  return {
    get state() {
      return state;
    },
    async ready() {
      await mounted;
    },
    async focus() {
      await mounted;
      channel.element.focus();
      await call('field.focus', {});
    },
    async clear() {
      await mounted;
      await call('field.clear', {});
    },
    onChange(listener) {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    onSubmit: (listener) => channel.on('field.submit', () => listener()),
    async sendOtp(options) {
      await mounted;
      return checked<ApiResult<'sendOtp'>>(call('field.sendOtp', {}, options));
    },
    async signIn(otpId, options) {
      await mounted;
      return checked<ApiResult<'signIn'>>(call('field.signIn', { otpId }, options));
    },
    destroy() {
      changeListeners.clear();
      channel.destroy();
    },
  };
}
