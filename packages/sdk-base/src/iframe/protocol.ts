/*
 * The iframe API: the messages between the page and the key frame over `postMessage`.
 *
 * Shape. Every message is a plain object with a member `nacre`, the protocol's version, which is the number 1.
 *
 *   request   page → frame   { nacre: 1, id, method, params }
 *   result    frame → page   { nacre: 1, id, result }
 *   error     frame → page   { nacre: 1, id, error: { code, requestId? } }
 *   event     frame → page   { nacre: 1, event, data }
 *
 * The page creates the `id`, which is unique in the channel and returned unchanged. Responses may arrive in any
 * order. An error contains a code of the SDK's catalogue and no text, since text could contain the user's input.
 *
 * Trust. The page sends with the frame's origin as the target, and reads a message only if `event.origin` is the
 * frame's origin AND `event.source` is the frame's window. The frame reads a message only from its parent window
 * and from an allowed origin of the application, and responds to that origin.
 *
 * Start. A running frame sends the event `ready`, to any origin because it contains nothing else. The page then
 * calls `connect`. The page also calls `connect` on the iframe's `load` event, for a frame that existed before the
 * page listened. Until the response to `connect`, the page sends nothing else.
 *
 * End. When the page gives up a call (time limit, cancellation), it calls `cancel` with the call's id and expects no
 * response. The frame closes its prompt to the user, and the page ignores a response that arrives anyway. A frame
 * that sends `ready` a second time was reloaded and has lost the pending calls.
 *
 * Recovery. Set-up and recovery happen in the frame's dialogs, so no message contains a password or a share. If the
 * user dismisses the dialog, `recovery.setUp` and `recovery.recover` end with `iframe/user-rejected`, and a `sign` that
 * opened the dialog itself ends with `crypto/key-share-missing`.
 *
 * Versions. If a message from the right frame has a `nacre` other than 1, or none of the four shapes, the two sides
 * don't understand each other. The message ends the call with its id, or all calls if it has no id.
 */

import type { Network } from '../networks/Network.ts';
import type { InputFieldKind } from '../signer/InputField.ts';
import type { PublicKey, Signature, SignaturePayload } from '../signer/Signer.ts';
import type { RecoveryMethod, RecoveryStatus } from '../types/Recovery.ts';

/** The protocol version of this package. */
export const PROTOCOL_VERSION = 1;

/** The methods of both kinds of frame, with their parameters and results. */
export type FrameMethods = {
  /** Opens the channel. The frame checks the page's origin against the application's allowed origins. */
  connect: { params: { publishableKey: string }; result: { version: number } };
  /** Cancels the call with this id. It has no response. */
  cancel: { params: { id: string }; result: never };
  /** Key frame: creates the user's key for a network if there is none, and returns its public half. */
  getPublicKey: {
    params: { network: Network; accessToken: string };
    result: PublicKey;
  };
  /**
   * Key frame: asks the user if the application requires it, and signs. On a device without its key share, the user
   * recovers first.
   */
  sign: {
    params: { payload: SignaturePayload; accessToken: string };
    result: Signature;
  };
  /** Key frame: returns the recovery methods that are set up, and whether this device has its key share. */
  'recovery.status': { params: { accessToken: string }; result: RecoveryStatus };
  /** Key frame: opens the dialog that sets up a recovery. */
  'recovery.setUp': { params: { method: RecoveryMethod; accessToken: string }; result: RecoveryStatus };
  /** Key frame: opens the dialog that restores this device's key share. */
  'recovery.recover': { params: { accessToken: string }; result: RecoveryStatus };
  /** Field frame: creates the field. `style` contains CSS values, which the frame filters. */
  'field.mount': {
    params: {
      kind: InputFieldKind;
      label: string;
      placeholder?: string | undefined;
      style: Record<string, string>;
    };
    result: Record<string, never>;
  };
  /** Field frame: moves the keyboard focus into the field. */
  'field.focus': { params: Record<string, never>; result: Record<string, never> };
  /** Field frame: empties the field. */
  'field.clear': { params: Record<string, never>; result: Record<string, never> };
  /** Field frame of kind `email` or `phone`: sends a one-time code to the entered address. */
  'field.sendOtp': { params: Record<string, never>; result: unknown };
  /** Field frame of kind `otp`: signs in with the entered code. The result is a session, as with `signIn`. */
  'field.signIn': { params: { otpId: string }; result: unknown };
};

/** The events that a frame sends, with their data. */
export type FrameEvents = {
  /** The frame's script is running and listening. */
  ready: undefined;
  /** Key frame: there is something to show (`true`), or no longer (`false`). */
  display: { visible: boolean };
  /** Field frame: the public state of the field's value, but never the value itself. */
  'field.change': { empty: boolean; valid: boolean; complete: boolean };
  /** Field frame: the field gained or lost the keyboard focus. */
  'field.focus': { focused: boolean };
  /** Field frame: the user pressed Enter in the field. */
  'field.submit': undefined;
};

/** A validated message from the frame. */
export type FrameMessage =
  | { kind: 'result'; id: string; result: unknown }
  | { kind: 'error'; id: string; code: string; requestId: string | undefined }
  | { kind: 'event'; event: string; data: unknown }
  /** A message that claims to follow the protocol, but has another version or an unknown shape. */
  | { kind: 'mismatch'; id: string | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates a request message. */
export function requestMessage(id: string, method: string, params: unknown) {
  return { nacre: PROTOCOL_VERSION, id, method, params };
}

/**
 * Parses a message from the frame's window. Returns `undefined` if it isn't part of this protocol: extensions and
 * developer tools post messages of their own.
 */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data) || !Object.hasOwn(data, 'nacre')) return undefined;
  const id = typeof data.id === 'string' ? data.id : undefined;
  if (data.nacre !== PROTOCOL_VERSION) return { kind: 'mismatch', id };
  if (typeof data.event === 'string') return { kind: 'event', event: data.event, data: data.data };
  if (id === undefined) return { kind: 'mismatch', id };
  if (Object.hasOwn(data, 'error')) {
    const error = data.error;
    if (!isRecord(error) || typeof error.code !== 'string') return { kind: 'mismatch', id };
    const requestId = typeof error.requestId === 'string' ? error.requestId : undefined;
    return { kind: 'error', id, code: error.code, requestId };
  }
  if (Object.hasOwn(data, 'result')) return { kind: 'result', id, result: data.result };
  return { kind: 'mismatch', id };
}
