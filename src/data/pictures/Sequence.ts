import type { Client, ErrorCode, WebhookEventType } from '@nacre/sdk-base';
import type { FrameMethods, operations } from '../../../packages/model/src/sdkInternals.ts';

type Part = 'auth' | 'accounts' | 'loyalty' | 'dpp';
type MethodOf<Name extends Part> = `client.${Name}.${Extract<keyof Client[Name], string>}`;

/**
 * What a step may name. A method, operation, event or error that is not there does not compile, so that no picture
 * shows a call which nobody can make.
 */
type SequenceCall =
  | { [Name in Part]: MethodOf<Name> }[Part]
  | keyof operations
  | WebhookEventType
  | ErrorCode
  | keyof FrameMethods
  | 'verifyWebhook';

/** Something that goes from one participant to another. */
interface Message<Id extends string = string> {
  readonly from: Id;
  readonly to: Id;
  readonly call?: SequenceCall;
  /** What goes with it. What stands between backticks is code. */
  readonly text?: string;
  /** It answers an earlier step. */
  readonly reply?: true;
}

/** Something that one participant does alone. */
interface Activity<Id extends string = string> {
  readonly at: Id;
  readonly text: string;
}

export type SequenceStep<Id extends string = string> = Message<Id> | Activity<Id>;

export interface Participant<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** Whether Nacre runs it or delivers its code. */
  readonly nacre?: true;
}

/** Who says what to whom, in which order. */
export interface Sequence<Id extends string = string> {
  readonly label: string;
  /** Left to right. */
  readonly participants: readonly Participant<Id>[];
  readonly steps: readonly SequenceStep<Id>[];
  /** What happens in certain cases, such as a failure. */
  readonly branches?: readonly { readonly when: string; readonly steps: readonly SequenceStep<Id>[] }[];
}

/** Checks at compile time that every step is between participants that are there. */
export function defineSequence<const Id extends string>(
  sequence: Omit<Sequence<NoInfer<Id>>, 'participants'> & { participants: readonly Participant<Id>[] },
): Sequence {
  return sequence;
}
