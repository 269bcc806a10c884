import type { ErrorType } from '../../../packages/sdk-base/src/errors/ErrorType.ts';
import { isErrorCode } from '../../../packages/sdk-base/src/errors/catalogue.ts';
import { SdkErrorType } from '../../../packages/sdk-base/src/errors/SdkErrorType.ts';
import { errorOfCode } from '../../../packages/sdk-base/src/transport/errorOfCode.ts';
import type { FrameMethods } from '../../../packages/sdk-base/src/iframe/protocol.ts';

type FieldMethods = {
  [M in Extract<keyof FrameMethods, `field.${string}`>]: (params: FrameMethods[M]['params']) => unknown;
};

const patterns = {
  email: {
    partial: /^[^\s@]*(@[^\s@]*)?$/,
    whole: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    mode: 'email',
    fill: 'email',
  },
  phone: { partial: /^\+?\d*$/, whole: /^\+[1-9]\d{6,14}$/, mode: 'tel', fill: 'tel' },
  otp: { partial: /^\d{0,6}$/, whole: /^\d{6}$/, mode: 'numeric', fill: 'one-time-code' },
} as const;
const styles = [
  'color',
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'letterSpacing',
  'padding',
  'textAlign',
] as const;

/** Creates the methods of a field frame, for the only field of field.html. */
export function makeField(
  emit: (event: string, data?: unknown) => void,
  publishableKey: () => string,
): FieldMethods {
  const field = document.querySelector<HTMLInputElement>('#field');
  const input = () => {
    if (!field) throw new Error('no field');
    return field;
  };
  let kind: keyof typeof patterns = 'email';

  function changed(): void {
    const { partial, whole } = patterns[kind];
    const { value } = input();
    emit('field.change', { empty: value === '', valid: partial.test(value), complete: whole.test(value) });
  }

  /** Calls the API, which the test serves from the frame's own origin. */
  async function api(path: string, body: object): Promise<unknown> {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Nacre-Publishable-Key': publishableKey() },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { code?: unknown };
    if (response.ok) return answer;
    throw errorOfCode(
      isErrorCode(answer.code) ? (answer.code as ErrorType) : SdkErrorType.UnexpectedResponse,
      {},
    );
  }

  return {
    'field.mount': (params) => {
      kind = params.kind;
      const element = input();
      element.setAttribute('aria-label', params.label);
      element.placeholder = params.placeholder ?? '';
      element.inputMode = patterns[kind].mode;
      element.autocomplete = patterns[kind].fill;
      for (const name of styles) element.style[name] = params.style[name] ?? '';
      element.oninput = changed;
      element.onfocus = () => emit('field.focus', { focused: true });
      element.onblur = () => emit('field.focus', { focused: false });
      element.onkeydown = ({ key }) => {
        if (key === 'Enter') emit('field.submit');
      };
      changed();
      return {};
    },
    'field.focus': () => {
      input().focus();
      return {};
    },
    'field.clear': () => {
      input().value = '';
      changed();
      return {};
    },
    'field.sendOtp': () =>
      api(
        '/v1/auth/otp',
        kind === 'email'
          ? { channel: 'email', email: input().value }
          : { channel: 'sms', phone: input().value },
      ),
    'field.signIn': ({ otpId }) => api('/v1/auth/sign-in', { method: 'otp', otpId, code: input().value }),
  };
}
