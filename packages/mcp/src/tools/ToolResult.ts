/** The complete result of a tool. A long one is split into several responses. */
export interface ToolResult {
  /** The text, or the entries of a list. */
  content: string | string[];
  /** Number of list entries per response. */
  pageSize?: number;
  /** Whether the requested item doesn't exist. The text lists what does. */
  failed?: boolean;
  /** Structured data for programs, in addition to the text. */
  structuredData?: Record<string, unknown>;
  /** Structured data for programs about each entry of a list. */
  results?: object[];
}
