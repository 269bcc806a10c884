import type { Client, ErrorCode, WebhookEventType } from '@nacre/sdk-base';
import type { FrameMethods, operations } from '../../../packages/model/src/sdkInternals.ts';

/** A method of some parts of the client, such as `client.auth.signIn`. */
export type ClientMethod<Part extends 'auth' | 'accounts' | 'loyalty' | 'dpp' | 'recovery'> = {
  [Name in Part]: `client.${Name}.${Extract<keyof Client[Name], string>}`;
}[Part];

/**
 * The calls that a step may name. An unknown method, operation, event or error is a compile error, so that no
 * picture shows an impossible call.
 */
type SequenceCall =
  | ClientMethod<'auth' | 'accounts' | 'loyalty' | 'dpp'>
  | keyof operations
  | WebhookEventType
  | ErrorCode
  | keyof FrameMethods
  | 'verifyWebhook';

/** A message from one participant to another. */
interface Message<Id extends string = string> {
  readonly from: Id;
  readonly to: Id;
  readonly call?: SequenceCall;
  /** The content of the message. Text between backticks is code. */
  readonly text?: string;
  /** Set if it answers an earlier step. */
  readonly reply?: true;
}

/** An activity of a single participant. */
interface Activity<Id extends string = string> {
  readonly at: Id;
  readonly text: string;
}

export type SequenceStep<Id extends string = string> = Message<Id> | Activity<Id>;

export interface Participant<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** Set if Nacre runs it or delivers its code. */
  readonly nacre?: true;
}

/** A sequence of messages between participants. */
export interface Sequence<Id extends string = string> {
  readonly label: string;
  /** From left to right. */
  readonly participants: readonly Participant<Id>[];
  readonly steps: readonly SequenceStep<Id>[];
  /** What happens in certain cases, such as a failure. */
  readonly branches?: readonly { readonly when: string; readonly steps: readonly SequenceStep<Id>[] }[];
}

/** Checks at compile time that every step is between participants of the sequence. */
export function defineSequence<const Id extends string>(
  sequence: Omit<Sequence<NoInfer<Id>>, 'participants'> & { participants: readonly Participant<Id>[] },
): Sequence {
  return sequence;
}
