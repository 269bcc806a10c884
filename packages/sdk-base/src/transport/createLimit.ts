import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';

/**
 * The reasons to end a call before its response, which are the caller's signal and the time limit.
 *
 * @internal
 */
export type Limit = {
  /** Aborts when the call ends early. For work that can be canceled, such as `fetch`. */
  readonly signal: AbortSignal;
  /** Milliseconds until the time limit. */
  remaining(): number;
  /** Returns the result of `work`, or rejects when the call ends early, even if `work` never settles. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Waits, unless the call ends early. */
  sleep(milliseconds: number): Promise<void>;
  /** Frees the timer and the listener. */
  end(): void;
};

/**
 * Starts the time limit of a call. `timedOut` creates the error for the time limit. A canceled call always fails with
 * `Aborted`, so that a caller can distinguish its own cancellation from a slow network.
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
  // Prevents an unhandled rejection if the call ends early and no caller is waiting.
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
      // `early` comes first, so that a call that has ended doesn't return a response that arrived just afterwards.
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
