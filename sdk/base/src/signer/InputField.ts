import type { ApiResult } from '../transport/Api.ts';
import type { Session } from '../types/Session.ts';
import type { OtpChallenge } from '../types/OtpChallenge.ts';

/**
 * Names what a field is for: an e-mail address, a phone number, or a one-time code.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldKind = 'email' | 'phone' | 'otp';

/**
 * Describes what a page may know of a field that it cannot read.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldState = {
  /** Whether nothing is typed. */
  empty: boolean;
  /** Whether what is typed can still become a value: no letter in a phone number, for one. */
  valid: boolean;
  /** Whether what is typed is a whole value that can be sent. */
  complete: boolean;
  /** Whether the field has the keyboard focus. */
  focused: boolean;
};

/**
 * Describes how a field looks. Each value is a CSS value; the key frame drops any that loads something.
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
  color?: string;
  /**
   * The color behind the text.
   *
   * @defaultValue `'transparent'`
   */
  backgroundColor?: string;
  /**
   * The color of the placeholder.
   *
   * @defaultValue the browser's own
   */
  placeholderColor?: string;
  /**
   * The color of the text cursor.
   *
   * @defaultValue the color of the text
   */
  caretColor?: string;
  /**
   * The fonts. Only fonts of the user's system: the field loads none.
   *
   * @defaultValue `'inherit'`: the key frame's own, a system font
   */
  fontFamily?: string;
  /**
   * The size of the text.
   *
   * @defaultValue `'1rem'`
   */
  fontSize?: string;
  /**
   * The space between letters.
   *
   * @defaultValue `'normal'`
   */
  letterSpacing?: string;
  /**
   * The space around the text.
   *
   * @defaultValue `'0'`
   */
  padding?: string;
  /**
   * The alignment of the text.
   *
   * @defaultValue `'start'`
   */
  textAlign?: string;
  /**
   * The color scheme of the page around the field: `light`, `dark` or both.
   *
   * @defaultValue `'normal'`
   */
  colorScheme?: string;
};

/**
 * Describes a field to put into the page.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldArgs = {
  /** What the field is for. */
  kind: InputFieldKind;
  /** What the field is called, for assistive technology. The page's own visible label cannot reach into it. */
  label: string;
  /**
   * The text shown while the field is empty.
   *
   * @defaultValue `undefined`: none
   */
  placeholder?: string;
  /**
   * How the field looks.
   *
   * @defaultValue `{}`
   */
  style?: InputFieldStyle;
};

/**
 * Describes options of a call to a field.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldOptions = {
  /**
   * Cancels the call.
   *
   * @defaultValue `undefined`: the call cannot be canceled
   */
  signal?: AbortSignal;
  /**
   * The time limit of the call in milliseconds.
   *
   * @defaultValue `30000`
   */
  timeoutMs?: number;
};

/**
 * Describes what a field of a page and a field of a {@link Signer} have in common.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type InputFieldBase = {
  /** What may be known of the field now. */
  readonly state: InputFieldState;
  /**
   * Waits until the field can be typed into.
   *
   * @returns a promise that rejects with an {@link IframeApiError} when the field cannot be shown
   */
  ready(): Promise<void>;
  /**
   * Moves the keyboard focus into the field.
   *
   * @returns a promise for the moment when that is done
   */
  focus(): Promise<void>;
  /**
   * Empties the field.
   *
   * @returns a promise for the moment when that is done
   */
  clear(): Promise<void>;
  /**
   * Listens to changes of the state.
   *
   * @param listener - gets the new state
   * @returns a function that stops listening
   */
  onChange(listener: (state: InputFieldState) => void): () => void;
  /**
   * Listens to the Enter key.
   *
   * @param listener - is called when the user presses Enter in the field
   * @returns a function that stops listening
   */
  onSubmit(listener: () => void): () => void;
  /** Removes the field from the page. */
  destroy(): void;
};

/**
 * Describes a field as a {@link Signer} makes it: answers are the JSON of the backend API.
 *
 * @category Auth
 * @see [Sign users in](https://docs.nacre.example/products/nacre-auth)
 * @since 0.1.0
 */
export type SignerInputField = InputFieldBase & {
  /**
   * Sends a one-time code to the address that is typed. For a field of kind `email` or `phone`.
   *
   * @param options - cancellation, time limit
   * @returns the answer of the operation `sendOtp`
   */
  sendOtp(options?: InputFieldOptions): Promise<ApiResult<'sendOtp'>>;
  /**
   * Signs in with the one-time code that is typed. For a field of kind `otp`.
   *
   * @param otpId - the id that sending the code gave
   * @param options - cancellation, time limit
   * @returns the answer of the operation `signIn`
   */
  signIn(otpId: string, options?: InputFieldOptions): Promise<ApiResult<'signIn'>>;
};

/**
 * Describes an input field inside the key frame. The page shows it and cannot read it.
 *
 * @example Sign in without the address or the code passing through the page
 * ```ts
 * import { Client } from '@nacre/sdk-base';
 *
 * async function signIn(client: Client, addressBox: HTMLElement, codeBox: HTMLElement) {
 *   const address = client.mountInput(addressBox, { kind: 'email', label: 'E-mail address' });
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
   * Sends a one-time code to the address that is typed. For a field of kind `email` or `phone`.
   *
   * @param options - cancellation, time limit
   * @returns the id of the code, and until when it can be used
   */
  sendOtp(options?: InputFieldOptions): Promise<OtpChallenge>;
  /**
   * Signs in with the one-time code that is typed. For a field of kind `otp`. The client keeps the session.
   *
   * @param otpId - the id that sending the code gave
   * @param options - cancellation, time limit
   * @returns the session
   */
  signIn(otpId: string, options?: InputFieldOptions): Promise<Session>;
};
