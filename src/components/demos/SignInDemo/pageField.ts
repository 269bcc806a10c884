import type { InputFieldArgs, InputFieldState, Signer } from '@nacre/sdk-base';
import type { Sandbox } from '@nacre/sdk-base/sandbox';
import { earlyField } from './earlyField.ts';

const FORMS = { email: /^\S+@\S+\.\S+$/, phone: /^\+\d{7,15}$/, otp: /^\d{6}$/ };
const KEYBOARDS = { email: 'email', phone: 'tel', otp: 'numeric' };

/**
 * Creates a field for `NacreInput` inside the page, in place of the key frame's. The sandbox has no key frame, and the
 * demo makes no request.
 */
export function pageField({ api }: Sandbox): NonNullable<Signer['mountInput']> {
  return (container, { kind, label, placeholder = '', style = {} }: InputFieldArgs) => {
    const input = document.createElement('input');
    Object.assign(input, { placeholder, autocomplete: 'off', inputMode: KEYBOARDS[kind], spellcheck: false });
    input.setAttribute('aria-label', label);
    Object.assign(input.style, style);
    container.append(input);
    earlyField.moveTo(input);

    const value = () => input.value.trim();
    const state = (): InputFieldState => ({
      empty: value() === '',
      valid: true,
      complete: FORMS[kind].test(value()),
      focused: document.activeElement === input,
    });
    const listen = (types: string[], listener: (event: Event) => void) => {
      for (const type of types) input.addEventListener(type, listener);
      return () => types.forEach((type) => input.removeEventListener(type, listener));
    };
    return {
      get state() {
        return state();
      },
      ready: () => Promise.resolve(),
      focus: () => Promise.resolve(input.focus()),
      clear: () => Promise.resolve(void (input.value = '')),
      onChange: (listener) => listen(['input', 'focus', 'blur'], () => listener(state())),
      onSubmit: (listener) =>
        listen(['keydown'], (event) => {
          if ((event as KeyboardEvent).key !== 'Enter') return;
          // The response may arrive immediately and move the focus. The key press must not activate the newly focused
          // element.
          event.preventDefault();
          listener();
        }),
      sendOtp: () => api.request('sendOtp', { body: { channel: 'email', email: value() } }),
      signIn: (otpId) => api.request('signIn', { body: { method: 'otp', otpId, code: value() } }),
      destroy: () => input.remove(),
    };
  };
}
