import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * What ends a call before its answer: the caller's signal or the time limit.
 *
 * @internal
 */
export type Limit = {
  /** Aborts when the call ends early; for what can be canceled, such as `fetch`. */
  readonly signal: AbortSignal;
  /** Milliseconds until the time limit. */
  remaining(): number;
  /** Gives what `work` gives, or rejects when the call ends early, also where `work` never settles. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Waits, unless the call ends early. */
  sleep(milliseconds: number): Promise<void>;
  /** Frees the timer and the listener. */
  end(): void;
};

/**
 * Starts the time limit of a call. `timedOut` makes the error of the time limit; a canceled call is always
 * `Aborted`, so that a caller can tell its own doing from a slow network.
 *
 * @internal
 */
export function createLimit(
  signal: AbortSignal | undefined,
  timeoutMs: number,
  timedOut: () => Error = () => new SdkError(SdkErrorType.Timeout),
): Limit {
  const controller = new AbortController();
  const until = Date.now() + timeoutMs;
  let fail: (error: Error) => void = () => undefined;
  const early = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Nobody may be waiting when the call ends early, and that is no unhandled rejection.
  early.catch(() => undefined);

  const stop = (error: Error) => {
    fail(error);
    controller.abort(error);
  };
  const onAbort = () => stop(new SdkError(SdkErrorType.Aborted, { cause: signal?.reason }));
  const timer = setTimeout(() => stop(timedOut()), timeoutMs);
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });

  const limit: Limit = {
    signal: controller.signal,
    remaining: () => until - Date.now(),
    race(work) {
      // `early` comes first, so that a call which ended does not give an answer that came just after.
      return Promise.race([early, work]);
    },
    async sleep(milliseconds) {
      let pause: ReturnType<typeof setTimeout> | undefined;
      try {
        await limit.race(
          new Promise<void>((resolve) => {
            pause = setTimeout(resolve, milliseconds);
          }),
        );
      } finally {
        clearTimeout(pause);
      }
    },
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    },
  };
  return limit;
}
