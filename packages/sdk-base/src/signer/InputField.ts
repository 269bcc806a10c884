import type { ApiResult } from '../transport/Api.ts';
import type { Session } from '../types/Session.ts';
import type { OtpChallenge } from '../types/OtpChallenge.ts';

/**
 * The kind of an input field: for an e-mail address, a phone number or a one-time code.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldKind = 'email' | 'phone' | 'otp';

/**
 * What your page may know about a field that it can't read.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldState = {
  /** Whether the field is empty. */
  empty: boolean;
  /** Whether the text can still become a valid value. A letter in a phone number, for example, makes it `false`. */
  valid: boolean;
  /** Whether the text is a complete value that can be sent. */
  complete: boolean;
  /** Whether the field has the keyboard focus. */
  focused: boolean;
};

/**
 * The look of a field, as CSS values. The key frame drops any value that loads something.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldStyle = {
  /**
   * The color of the text.
   *
   * @defaultValue the browser's own
   */
  color?: string | undefined;
  /**
   * The color behind the text.
   *
   * @defaultValue `'transparent'`
   */
  backgroundColor?: string | undefined;
  /**
   * The color of the placeholder.
   *
   * @defaultValue the browser's own
   */
  placeholderColor?: string | undefined;
  /**
   * The color of the text cursor.
   *
   * @defaultValue the color of the text
   */
  caretColor?: string | undefined;
  /**
   * The font families. Use fonts of the user's system: the field loads none.
   *
   * @defaultValue `'inherit'`: the key frame's own, a system font
   */
  fontFamily?: string | undefined;
  /**
   * The size of the text.
   *
   * @defaultValue `'1rem'`
   */
  fontSize?: string | undefined;
  /**
   * The space between letters.
   *
   * @defaultValue `'normal'`
   */
  letterSpacing?: string | undefined;
  /**
   * The space around the text.
   *
   * @defaultValue `'0'`
   */
  padding?: string | undefined;
  /**
   * The alignment of the text.
   *
   * @defaultValue `'start'`
   */
  textAlign?: string | undefined;
  /**
   * The color scheme of the page around the field: `light`, `dark` or both.
   *
   * @defaultValue `'normal'`
   */
  colorScheme?: string | undefined;
};

/**
 * The settings of an input field.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldArgs = {
  /** The kind of field. */
  kind: InputFieldKind;
  /** The field's label for assistive technology, because your page's visible label can't reach into the field. */
  label: string;
  /**
   * The text shown while the field is empty.
   *
   * @defaultValue `undefined`: none
   */
  placeholder?: string | undefined;
  /**
   * The look of the field.
   *
   * @defaultValue `{}`
   */
  style?: InputFieldStyle | undefined;
};

/**
 * The options of a call to an input field.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldOptions = {
  /**
   * Cancels the call.
   *
   * @defaultValue `undefined`: the call can't be canceled
   */
  signal?: AbortSignal | undefined;
  /**
   * The time limit of the call in milliseconds.
   *
   * @defaultValue `30000`
   */
  timeoutMs?: number | undefined;
};

/**
 * The members that {@link InputField} and {@link SignerInputField} share.
 *
 * @advanced
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldBase = {
  /** The field's current state. */
  readonly state: InputFieldState;
  /**
   * Waits until the user can type into the field.
   *
   * @returns a promise that rejects with an {@link IframeApiError} if the field can't be shown
   */
  ready(): Promise<void>;
  /**
   * Moves the keyboard focus into the field.
   *
   * @returns a promise that resolves when that is done
   */
  focus(): Promise<void>;
  /**
   * Empties the field.
   *
   * @returns a promise that resolves when that is done
   */
  clear(): Promise<void>;
  /**
   * Registers a listener for changes of the state.
   *
   * @param listener - called with the new state
   * @returns a function that stops listening
   */
  onChange(listener: (state: InputFieldState) => void): () => void;
  /**
   * Registers a listener for the Enter key.
   *
   * @param listener - called when the user presses Enter in the field
   * @returns a function that stops listening
   */
  onSubmit(listener: () => void): () => void;
  /** Removes the field from the page. */
  destroy(): void;
};

/**
 * An input field as a {@link Signer} creates it. Its calls return the backend API's JSON.
 *
 * @advanced
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type SignerInputField = InputFieldBase & {
  /**
   * Sends a one-time code to the address in the field, of kind `email` or `phone`.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (30 seconds
   * by default)
   * @returns the response of the operation `sendOtp`
   */
  sendOtp(options?: InputFieldOptions): Promise<ApiResult<'sendOtp'>>;
  /**
   * Signs in with the one-time code in the field, of kind `otp`.
   *
   * @param otpId - the id that sending the code returned
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (30 seconds
   * by default)
   * @returns the response of the operation `signIn`
   */
  signIn(otpId: string, options?: InputFieldOptions): Promise<ApiResult<'signIn'>>;
};

/**
 * An input field inside the key frame. Your page shows it but can't read it.
 *
 * @example Sign in without the address or the code passing through the page
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 *
 * async function signIn(client: Client, addressBox: HTMLElement, codeBox: HTMLElement) {
 *   const address = client.mountInput(addressBox, {
 *     kind: 'email',
 *     label: 'E-mail address',
 *   });
 *   address.onSubmit(async () => {
 *     const { otpId } = await address.sendOtp();
 *     const code = client.mountInput(codeBox, { kind: 'otp', label: 'One-time code' });
 *     code.onChange(async ({ complete }) => {
 *       if (complete) await code.signIn(otpId);
 *     });
 *   });
 * }
 *
 * console.log(typeof signIn); // 'function'
 * ```
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputField = InputFieldBase & {
  /**
   * Sends a one-time code to the address in the field, of kind `email` or `phone`.
   *
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (30 seconds
   * by default)
   * @returns the id of the code, and when the code expires
   */
  sendOtp(options?: InputFieldOptions): Promise<OtpChallenge>;
  /**
   * Signs in with the one-time code in the field, of kind `otp`. The client keeps the session.
   *
   * @param otpId - the id that sending the code returned
   * @param options - a `signal` that cancels the call, and its time limit, `timeoutMs`, in milliseconds (30 seconds
   * by default)
   * @returns the session
   */
  signIn(otpId: string, options?: InputFieldOptions): Promise<Session>;
};
