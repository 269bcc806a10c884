/** Tells the page, or the console: elsewhere, an uncaught error would end the process. */
function report(error: unknown): void {
  const { document, reportError } = globalThis as Partial<typeof globalThis>;
  if (document && reportError) reportError(error);
  else console.error(error);
}

/**
 * Tells a listener. Its failure is its own: the caller goes on, and the failure is not swallowed.
 *
 * @internal
 */
export function tell<T>(listener: (value: T) => void, value: T): void {
  try {
    listener(value);
  } catch (error) {
    report(error);
  }
}

/**
 * Keeps who listens to something, and tells them.
 *
 * @internal
 */
export function createListeners<T>(): {
  notify: (value: T) => void;
  listen: (listener: (value: T) => void) => () => void;
} {
  const listeners = new Set<(value: T) => void>();
  return {
    notify(value) {
      for (const listener of [...listeners]) tell(listener, value);
    },
    listen(listener) {
      // Wrapped, so that one function that is given twice is two listeners.
      const own = (value: T) => listener(value);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };
}
