/** What a tool says, whole. It is cut into answers where it is long. */
export interface Answer {
  /** A text, or the entries of a list. */
  said: string | string[];
  /** Entries of a list in one answer. */
  perAnswer?: number;
  /** What was asked for does not exist. The text says what does. */
  failed?: boolean;
  /** What programs are told of the answer beside its text. */
  facts?: Record<string, unknown>;
  /** What programs are told of each entry of a list. */
  results?: object[];
}
