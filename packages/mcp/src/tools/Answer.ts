/** The complete result of a tool. A long one is split into several responses. */
export interface Answer {
  /** The text, or the entries of a list. */
  said: string | string[];
  /** Number of list entries per response. */
  perAnswer?: number;
  /** Whether the requested item doesn't exist. The text lists what does. */
  failed?: boolean;
  /** Structured data for programs, in addition to the text. */
  facts?: Record<string, unknown>;
  /** Structured data for programs about each entry of a list. */
  results?: object[];
}
