/** Limits of input and output, in characters unless stated otherwise. */
export const limits = {
  /** A text result, which continues in another one. */
  answer: 20_000,
  /** A page as a resource, which continues at another address. */
  resource: 50_000,
  /** A search query. */
  query: 300,
  /** A name, path or address to look up. */
  name: 300,
  /** A pasted error. */
  error: 10_000,
  /** A sample to check. Limiting its size also limits the time that it takes. */
  sample: 20_000,
  /** Number of other files of a sample. Each may be as long as the sample. */
  sampleFiles: 20,
  cursor: 300,
  /** Total hits of a search, and the length of each excerpt. */
  searchResults: { hits: 50, excerpt: 240 },
  /** Number of errors of a sample that are listed. */
  problems: 50,
  /** Number of resources in one response to `resources/list`. */
  listed: 50,
  messageBytes: 1_048_576,
  /**
   * The description of an operation, about 2,500 tokens. Components over the limit are named, so that a client can
   * request them.
   */
  operation: 7_300,
  /** Number of samples waiting for a compiler, of all clients and of one client. More are rejected. */
  waitingSamples: 32,
  waitingOfClient: 8,
  /** Number of concurrent compilers. One client uses only one of them, so that other clients needn't wait. */
  compilers: 2,
  /** Milliseconds until the compiler is stopped for one sample. */
  compilerTime: 12_000,
  /**
   * Milliseconds until a compiler must have started, even on a busy machine. Together with a sample's time, it's less
   * than the minute that most clients wait.
   */
  compilerStart: 35_000,
  /** Milliseconds that a sample may still take after its client has disconnected. */
  compilerGrace: 500,
  http: {
    /** Number of concurrent connections. */
    connections: 256,
    /** Number of streams that wait for notifications, which this server never sends. */
    subscriptions: 32,
    /** Number and total bytes of a request's headers. */
    headers: 100,
    headerBytes: 16_384,
    /** Milliseconds to receive all headers, to receive the whole request, and between two requests. */
    headerTime: 10_000,
    requestTime: 30_000,
    idleTime: 5_000,
    /** Milliseconds between two checks for clients that exceed these times. */
    lookEvery: 2_000,
    /** Milliseconds for pending responses after the server is told to stop. */
    closingTime: 5_000,
  },
} as const;
