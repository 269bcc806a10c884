/*
 * The iframe API: what the page and the key frame say to each other over `postMessage`.
 *
 * Shape. Every message is a plain object whose member `nacre` is the protocol's version, the number 1.
 *
 *   request   page → frame   { nacre: 1, id, method, params }
 *   result    frame → page   { nacre: 1, id, result }
 *   error     frame → page   { nacre: 1, id, error: { code, requestId? } }
 *   event     frame → page   { nacre: 1, event, data }
 *
 * `id` is made by the page, is unique in the channel, and comes back unchanged; answers may come in any
 * order. An error says a code of the SDK's catalogue and no text: text could carry what the user typed.
 *
 * Trust. The page sends with the frame's origin as the target, and reads a message only when `event.origin`
 * is the frame's origin AND `event.source` is the frame's window. The frame reads a message only from its
 * parent window and from an allowed origin of the application, and answers to that origin.
 *
 * Start. A frame that runs says the event `ready`, to any origin since it says nothing else; the page then
 * calls `connect`. The page also calls `connect` on the iframe's `load` event, for a frame that was there
 * before the page listened. Until `connect` is answered the page sends nothing else.
 *
 * End. When the page gives a call up (time limit, cancellation) it calls `cancel` with the call's id and waits
 * for no answer. The frame drops what it was asking the user; an answer that comes all the same is ignored.
 * A frame that says `ready` a second time was loaded anew and has forgotten the calls under way.
 *
 * Recovery. Set-up and recovery happen in dialogs of the frame's, so no password and no share is in a message. A user
 * who dismisses the dialog ends `recovery.setUp` and `recovery.recover` with `iframe/user-rejected`, and a `sign` that
 * opened it by itself with `crypto/key-share-missing`.
 *
 * Versions. A message from the right frame whose `nacre` is not 1, or which has none of the four shapes, ends
 * the call that it names, or all of them where it names none: the two sides do not understand each other.
 */

import type { Network } from '../networks/Network.ts';
import type { InputFieldKind } from '../signer/InputField.ts';
import type { PublicKey, Signature, SignaturePayload } from '../signer/Signer.ts';
import type { RecoveryMethod, RecoveryStatus } from '../types/Recovery.ts';

/** The version of the protocol that this package speaks. */
export const PROTOCOL_VERSION = 1;

/** The methods of the two kinds of frame: their parameters and their results. */
export type FrameMethods = {
  /** Opens the channel. The frame checks the page's origin against the application's allowed origins. */
  connect: { params: { publishableKey: string }; result: { version: number } };
  /** Gives up the call with this id. It has no answer. */
  cancel: { params: { id: string }; result: never };
  /** Key frame: creates the user's key for a network if there is none, and returns its public half. */
  getPublicKey: {
    params: { network: Network; accessToken: string };
    result: PublicKey;
  };
  /**
   * Key frame: asks the user where the application wants that, and signs. On a device without its key share, the user
   * recovers first.
   */
  sign: {
    params: { payload: SignaturePayload; accessToken: string };
    result: Signature;
  };
  /** Key frame: says which recovery methods are set up, and whether this device has its key share. */
  'recovery.status': { params: { accessToken: string }; result: RecoveryStatus };
  /** Key frame: opens the dialog that sets up a recovery. */
  'recovery.setUp': { params: { method: RecoveryMethod; accessToken: string }; result: RecoveryStatus };
  /** Key frame: opens the dialog that makes this device's key share again. */
  'recovery.recover': { params: { accessToken: string }; result: RecoveryStatus };
  /** Field frame: makes the field. `style` has CSS values, which the frame filters. */
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
  /** Field frame of kind `email` or `phone`: sends a one-time code to the address typed. */
  'field.sendOtp': { params: Record<string, never>; result: unknown };
  /** Field frame of kind `otp`: signs in with the code typed. The result is a session, as of `signIn`. */
  'field.signIn': { params: { otpId: string }; result: unknown };
};

/** The events that a frame says on its own, with their data. */
export type FrameEvents = {
  /** The frame's script runs and listens. */
  ready: undefined;
  /** Key frame: it has something to show (`true`), or is done (`false`). */
  display: { visible: boolean };
  /** Field frame: what may be known of the field's value. Never the value. */
  'field.change': { empty: boolean; valid: boolean; complete: boolean };
  /** Field frame: the field got the keyboard focus, or lost it. */
  'field.focus': { focused: boolean };
  /** Field frame: the user pressed Enter in it. */
  'field.submit': undefined;
};

/** A message of the frame's, once it is known to be one. */
export type FrameMessage =
  | { kind: 'result'; id: string; result: unknown }
  | { kind: 'error'; id: string; code: string; requestId: string | undefined }
  | { kind: 'event'; event: string; data: unknown }
  /** It says it is a message of the protocol, but of another version or of no known shape. */
  | { kind: 'mismatch'; id: string | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a request message. */
export function requestMessage(id: string, method: string, params: unknown) {
  return { nacre: PROTOCOL_VERSION, id, method, params };
}

/**
 * Reads a message from the frame's window. Gives `undefined` for one that is not of this protocol at all:
 * extensions and developer tools post messages of their own.
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
