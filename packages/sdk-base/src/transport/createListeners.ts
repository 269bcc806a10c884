/** Reports an error to the page, or else to the console: outside a page, an uncaught error would end the process. */
function report(error: unknown): void {
  const { document, reportError } = globalThis as Partial<typeof globalThis>;
  if (document && reportError) reportError(error);
  else console.error(error);
}

/**
 * Calls a listener. An error in it doesn't stop the caller, but is reported.
 *
 * @internal
 */
export function callListener<T>(listener: (value: T) => void, value: T): void {
  try {
    listener(value);
  } catch (error) {
    report(error);
  }
}

/**
 * Creates a list of listeners and the functions to add and notify them.
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
      for (const listener of [...listeners]) callListener(listener, value);
    },
    listen(listener) {
      // Wrapped, so that a function added twice counts as two listeners.
      const own = (value: T) => listener(value);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };
}
