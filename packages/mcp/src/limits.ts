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
  /** What is said of an operation: about 2,500 tokens. What is over is named, to be asked for. */
  operation: 7_300,
  /** Samples that wait for a compiler, of all clients and of one. More are refused. */
  waitingSamples: 32,
  waitingOfClient: 8,
  /** Compilers at once. One client has one of them, so the others need not wait for it. */
  compilers: 2,
  /** Milliseconds for one sample, after which the compiler is stopped. */
  compilerTime: 12_000,
  /** Milliseconds for the compiler to start, on a machine that does much else. */
  compilerStart: 50_000,
  /** Milliseconds that a sample may still take whose client has gone. */
  compilerGrace: 500,
  /** Of the server over HTTP. */
  http: {
    /** Clients that are connected at once. */
    connections: 256,
    /** Streams that wait for news, of which this server has none. */
    subscriptions: 32,
    /** Of all headers of a request: their number and their bytes. */
    headers: 100,
    headerBytes: 16_384,
    /** Milliseconds until all headers are there, until all of the request is, and between two requests. */
    headerTime: 10_000,
    requestTime: 30_000,
    idleTime: 5_000,
    /** Milliseconds between two looks for clients that take longer. */
    lookEvery: 2_000,
    /** Milliseconds that answers have left when the server is told to stop. */
    closingTime: 5_000,
  },
} as const;
