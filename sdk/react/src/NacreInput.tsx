'use client';

import type { InputField, InputFieldKind, InputFieldState, InputFieldStyle } from '@nacre/sdk-base';
import { forwardRef, useEffect, useRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { giveRef } from './giveRef.ts';
import { useNacre } from './useNacre.ts';

/**
 * Describes the properties of {@link NacreInput}.
 *
 * @example Follow whether a code is complete
 * ```tsx
 * import { NacreInput, type NacreInputProps } from '@nacre/sdk-react';
 * import { useState } from 'react';
 *
 * export function Code() {
 *   const [isComplete, setComplete] = useState(false);
 *   const props: NacreInputProps = { kind: 'otp', label: 'Code', onChange: ({ complete }) => setComplete(complete) };
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
  /** What the field is for: an e-mail address, a phone number or a one-time code. Changing it makes a new field. */
  kind: InputFieldKind;
  /** What the field is called, for assistive technology. Your page's own label cannot reach into it. */
  label: string;
  /**
   * The text shown while the field is empty.
   *
   * @defaultValue none
   */
  placeholder?: string;
  /**
   * How the text in the field looks. Read once, when the field is made.
   *
   * @defaultValue the key frame's own look
   */
  style?: InputFieldStyle;
  /**
   * The class of the box around the field: give it the border, the height and the focus ring.
   *
   * @defaultValue none
   */
  className?: string;
  /**
   * Called when what may be known of the field changes.
   *
   * @defaultValue nothing is called
   */
  onChange?: (state: InputFieldState) => void;
  /**
   * Called when the reader presses Enter in the field.
   *
   * @defaultValue nothing is called
   */
  onSubmit?: () => void;
  /**
   * Called when the field cannot be shown, with an error of the SDK such as {@link IframeApiError}.
   *
   * @defaultValue nothing is called
   */
  onError?: (error: unknown) => void;
};

/**
 * Shows an input field inside the key frame: your page lays it out and cannot read it.
 *
 * @remarks
 * E-mail addresses, phone numbers and one-time codes that are typed here never pass through your page. Its ref is an
 * {@link InputField}, with the calls that send what was typed: `sendOtp` and `signIn`. The ref can be used as soon as
 * the component is mounted; calls wait until the field is ready.
 *
 * A server renders an empty box. The field is made in the browser.
 *
 * @throws {@link SdkError} of type `NotInitialized` when no {@link NacreProvider} is above the component
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
 *       <NacreInput ref={field} kind="email" label="E-mail address" onChange={({ complete }) => setComplete(complete)} />
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
  // Read when they are needed, so that a new function in a property does not make a new field.
  const latest = useRef({ onChange, onSubmit, onError, ref });
  useEffect(() => {
    latest.current = { onChange, onSubmit, onError, ref };
  });

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
    giveRef(latest.current.ref, mounted);
    mounted.onChange((state) => latest.current.onChange?.(state));
    mounted.onSubmit(() => latest.current.onSubmit?.());
    // A field that was removed before it was ready has failed to nobody.
    mounted.ready().catch((error: unknown) => {
      if (!isGone) latest.current.onError?.(error);
    });
    return () => {
      isGone = true;
      giveRef(latest.current.ref, null);
      mounted.destroy();
    };
  }, [client, kind, label, placeholder]);

  return <div ref={box} className={className} data-nacre-input={kind} />;
});
NacreInput.displayName = 'NacreInput';
