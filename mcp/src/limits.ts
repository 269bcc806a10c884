/** Bounds of what goes in and comes out, in characters unless their name says otherwise. */
export const limits = {
  /** A text answer goes on in another one after this many. */
  answer: 20_000,
  /** A page as a resource goes on at another address after this many. */
  resource: 50_000,
  /** A search query. */
  query: 300,
  /** A name, path or address to look up. */
  name: 300,
  /** An error as it was pasted. */
  error: 10_000,
  /** A sample to check: the bound of its size is the first bound of the time it takes. */
  sample: 20_000,
  /** Other files of a sample, each as long as the sample may be. */
  sampleFiles: 20,
  /** A cursor. */
  cursor: 300,
  /** What a search finds, over all its answers, with excerpts of so many characters. */
  found: { hits: 50, excerpt: 240 },
  /** Errors of a sample that are listed. */
  problems: 50,
  /** Resources in one answer to `resources/list`. */
  listed: 50,
  /** Bytes of one message from a client. */
  messageBytes: 1_048_576,
  /** Samples that wait for the compiler. More are refused. */
  waitingSamples: 16,
  /** Milliseconds for one sample, after which the compiler is stopped. */
  compilerTime: 12_000,
  /** Milliseconds for the compiler to start, on a machine that does much else. */
  compilerStart: 50_000,
  /** Milliseconds that a sample may still take whose client has gone. */
  compilerGrace: 500,
} as const;
