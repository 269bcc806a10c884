import type { CheckName, Fault } from './Fault.ts';

/** The outcome of a fault. */
export interface Outcome {
  readonly fault: Fault;
  /** The check that reported it at the expected location. */
  readonly by?: CheckName;
  /** The check's message. If the fault was missed, the messages about other locations. */
  readonly message: string;
}
