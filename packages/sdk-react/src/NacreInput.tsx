'use client';

import type { InputField, InputFieldKind, InputFieldState, InputFieldStyle } from '@nacre/sdk-base';
import { forwardRef, useEffect, useRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { assignRef } from './assignRef.ts';
import { useNacre } from './useNacre.ts';

/**
 * The props of {@link NacreInput}.
 *
 * @example Check whether a code is complete
 * ```tsx
 * import { NacreInput, type NacreInputProps } from '@nacre/sdk-react';
 * import { useState } from 'react';
 *
 * export function Code() {
 *   const [isComplete, setComplete] = useState(false);
 *   const props: NacreInputProps = {
 *     kind: 'otp',
 *     label: 'Code',
 *     onChange: ({ complete }) => setComplete(complete),
 *   };
 *   return (
 *     <>
 *       <NacreInput {...props} />
 *       <button disabled={!isComplete}>Continue</button>
 *     </>
 *   );
 * }
 * ```
 *
 * @see [React in an existing app](https://docs.nacre.example/products/integrate-sdk-react-existing)
 * @category Components
 * @since 0.1.0
 */
export type NacreInputProps = {
  /** The kind of field: for an e-mail address, a phone number or a one-time code. Changing it creates a new field. */
  kind: InputFieldKind;
  /** The field's label for assistive technology, because your page's visible label can't reach into the field. */
  label: string;
  /**
   * The text shown while the field is empty.
   *
   * @defaultValue none
   */
  placeholder?: string | undefined;
  /**
   * The look of the field's text. Read once, when the field is created.
   *
   * @defaultValue the key frame's own look
   */
  style?: InputFieldStyle | undefined;
  /**
   * The class of the box around the field. Use it for the border, the height and the focus ring.
   *
   * @defaultValue none
   */
  className?: string | undefined;
  /**
   * Called when the field's state changes.
   *
   * @defaultValue no callback
   */
  onChange?: ((state: InputFieldState) => void) | undefined;
  /**
   * Called when the user presses Enter in the field.
   *
   * @defaultValue no callback
   */
  onSubmit?: (() => void) | undefined;
  /**
   * Called with an SDK error, such as {@link IframeApiError}, if the field can't be shown.
   *
   * @defaultValue no callback
   */
  onError?: ((error: unknown) => void) | undefined;
};

/**
 * An input field inside the key frame. Your page lays it out but can't read it.
 *
 * @remarks
 * E-mail addresses, phone numbers and one-time codes that users type here never pass through your page. The
 * component's ref is an {@link InputField}, whose calls `sendOtp` and `signIn` send the typed text. You can use the
 * ref as soon as the component is mounted: calls wait until the field is ready.
 *
 * On a server, it renders an empty box. The browser creates the field.
 *
 * @throws {@link SdkError} of type `NotInitialized` when the component isn't inside a {@link NacreProvider}
 *
 * @example Ask for an e-mail address and send a code to it
 * ```tsx
 * import { NacreInput, type InputField } from '@nacre/sdk-react';
 * import { useRef, useState } from 'react';
 *
 * export function EmailStep({ onSent }: { onSent: (otpId: string) => void }) {
 *   const field = useRef<InputField>(null);
 *   const [isComplete, setComplete] = useState(false);
 *   async function send() {
 *     const challenge = await field.current?.sendOtp();
 *     if (challenge) onSent(challenge.otpId);
 *   }
 *   return (
 *     <>
 *       <NacreInput
 *         ref={field}
 *         kind="email"
 *         label="E-mail address"
 *         onChange={({ complete }) => setComplete(complete)}
 *       />
 *       <button disabled={!isComplete} onClick={() => void send()}>
 *         Send me a code
 *       </button>
 *     </>
 *   );
 * }
 * ```
 *
 * @see [Where keys live](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @category Components
 * @since 0.1.0
 */
export const NacreInput: ForwardRefExoticComponent<NacreInputProps & RefAttributes<InputField>> = forwardRef<
  InputField,
  NacreInputProps
>(function NacreInput({ kind, label, placeholder, style, className, onChange, onSubmit, onError }, ref) {
  const { client } = useNacre();
  const box = useRef<HTMLDivElement>(null);
  const firstStyle = useRef(style);
  // Read on demand, so that a new function in a prop doesn't create a new field.
  const latest = useRef({ onChange, onSubmit, onError, ref });
  useEffect(() => {
    latest.current = { onChange, onSubmit, onError, ref };
  }, [onChange, onSubmit, onError, ref]);

  useEffect(() => {
    if (!box.current) return undefined;
    let mounted: InputField;
    try {
      mounted = client.mountInput(box.current, {
        kind,
        label,
        ...(placeholder === undefined ? {} : { placeholder }),
        ...(firstStyle.current ? { style: firstStyle.current } : {}),
      });
    } catch (error) {
      latest.current.onError?.(error);
      return undefined;
    }
    let isGone = false;
    assignRef(latest.current.ref, mounted);
    mounted.onChange((state) => latest.current.onChange?.(state));
    mounted.onSubmit(() => latest.current.onSubmit?.());
    // Failures of a field that was removed before it was ready are ignored.
    mounted.ready().catch((error: unknown) => {
      if (!isGone) latest.current.onError?.(error);
    });
    return () => {
      isGone = true;
      assignRef(latest.current.ref, null);
      mounted.destroy();
    };
  }, [client, kind, label, placeholder]);

  return <div ref={box} className={className} data-nacre-input={kind} />;
});
NacreInput.displayName = 'NacreInput';
