/** Tells the page, or the console: elsewhere, an uncaught error would end the process. */
function report(error: unknown): void {
  const { document, reportError } = globalThis as Partial<typeof globalThis>;
  if (document && reportError) reportError(error);
  else console.error(error);
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
      for (const listener of [...listeners]) {
        try {
          listener(value);
        } catch (error) {
          // One listener's failure is its own: the others hear of the change, and the failure is not swallowed.
          report(error);
        }
      }
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
